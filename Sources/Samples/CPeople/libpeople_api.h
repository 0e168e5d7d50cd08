#ifndef KONAN_LIBPEOPLE_H
#define KONAN_LIBPEOPLE_H
#ifdef __cplusplus
extern "C" {
#endif
#ifdef __cplusplus
typedef bool            libpeople_KBoolean;
#else
typedef _Bool           libpeople_KBoolean;
#endif
typedef unsigned short     libpeople_KChar;
typedef signed char        libpeople_KByte;
typedef short              libpeople_KShort;
typedef int                libpeople_KInt;
typedef long long          libpeople_KLong;
typedef unsigned char      libpeople_KUByte;
typedef unsigned short     libpeople_KUShort;
typedef unsigned int       libpeople_KUInt;
typedef unsigned long long libpeople_KULong;
typedef float              libpeople_KFloat;
typedef double             libpeople_KDouble;
typedef float __attribute__ ((__vector_size__ (16))) libpeople_KVector128;
typedef void*              libpeople_KNativePtr;
struct libpeople_KType;
typedef struct libpeople_KType libpeople_KType;

typedef struct {
  libpeople_KNativePtr pinned;
} libpeople_kref_kotlin_Byte;
typedef struct {
  libpeople_KNativePtr pinned;
} libpeople_kref_kotlin_Short;
typedef struct {
  libpeople_KNativePtr pinned;
} libpeople_kref_kotlin_Int;
typedef struct {
  libpeople_KNativePtr pinned;
} libpeople_kref_kotlin_Long;
typedef struct {
  libpeople_KNativePtr pinned;
} libpeople_kref_kotlin_Float;
typedef struct {
  libpeople_KNativePtr pinned;
} libpeople_kref_kotlin_Double;
typedef struct {
  libpeople_KNativePtr pinned;
} libpeople_kref_kotlin_Char;
typedef struct {
  libpeople_KNativePtr pinned;
} libpeople_kref_kotlin_Boolean;
typedef struct {
  libpeople_KNativePtr pinned;
} libpeople_kref_kotlin_Unit;
typedef struct {
  libpeople_KNativePtr pinned;
} libpeople_kref_kotlin_UByte;
typedef struct {
  libpeople_KNativePtr pinned;
} libpeople_kref_kotlin_UShort;
typedef struct {
  libpeople_KNativePtr pinned;
} libpeople_kref_kotlin_UInt;
typedef struct {
  libpeople_KNativePtr pinned;
} libpeople_kref_kotlin_ULong;
typedef struct {
  libpeople_KNativePtr pinned;
} libpeople_kref_people_Assignment;
typedef struct {
  libpeople_KNativePtr pinned;
} libpeople_kref_kotlin_Any;
typedef struct {
  libpeople_KNativePtr pinned;
} libpeople_kref_people_Assignment_$serializer;
typedef struct {
  libpeople_KNativePtr pinned;
} libpeople_kref_kotlinx_serialization_descriptors_SerialDescriptor;
typedef struct {
  libpeople_KNativePtr pinned;
} libpeople_kref_kotlin_Array;
typedef struct {
  libpeople_KNativePtr pinned;
} libpeople_kref_kotlinx_serialization_encoding_Decoder;
typedef struct {
  libpeople_KNativePtr pinned;
} libpeople_kref_kotlinx_serialization_encoding_Encoder;
typedef struct {
  libpeople_KNativePtr pinned;
} libpeople_kref_people_Assignment_Companion;
typedef struct {
  libpeople_KNativePtr pinned;
} libpeople_kref_kotlinx_serialization_KSerializer;
typedef struct {
  libpeople_KNativePtr pinned;
} libpeople_kref_people_IssPosition;
typedef struct {
  libpeople_KNativePtr pinned;
} libpeople_kref_kotlin_time_Instant;
typedef struct {
  libpeople_KNativePtr pinned;
} libpeople_kref_people_Orbit;
typedef struct {
  libpeople_KNativePtr pinned;
} libpeople_kref_people_Orbit_Companion;
typedef struct {
  libpeople_KNativePtr pinned;
} libpeople_kref_people_PeopleInSpaceRepository;
typedef struct {
  libpeople_KNativePtr pinned;
} libpeople_kref_kotlin_time_Clock;
typedef struct {
  libpeople_KNativePtr pinned;
} libpeople_kref_kotlinx_coroutines_flow_Flow;

extern void* people_kotlin_bridge();

typedef struct {
  /* Service functions. */
  void (*DisposeStablePointer)(libpeople_KNativePtr ptr);
  void (*DisposeString)(const char* string);
  libpeople_KBoolean (*IsInstance)(libpeople_KNativePtr ref, const libpeople_KType* type);
  libpeople_kref_kotlin_Byte (*createNullableByte)(libpeople_KByte);
  libpeople_KByte (*getNonNullValueOfByte)(libpeople_kref_kotlin_Byte);
  libpeople_kref_kotlin_Short (*createNullableShort)(libpeople_KShort);
  libpeople_KShort (*getNonNullValueOfShort)(libpeople_kref_kotlin_Short);
  libpeople_kref_kotlin_Int (*createNullableInt)(libpeople_KInt);
  libpeople_KInt (*getNonNullValueOfInt)(libpeople_kref_kotlin_Int);
  libpeople_kref_kotlin_Long (*createNullableLong)(libpeople_KLong);
  libpeople_KLong (*getNonNullValueOfLong)(libpeople_kref_kotlin_Long);
  libpeople_kref_kotlin_Float (*createNullableFloat)(libpeople_KFloat);
  libpeople_KFloat (*getNonNullValueOfFloat)(libpeople_kref_kotlin_Float);
  libpeople_kref_kotlin_Double (*createNullableDouble)(libpeople_KDouble);
  libpeople_KDouble (*getNonNullValueOfDouble)(libpeople_kref_kotlin_Double);
  libpeople_kref_kotlin_Char (*createNullableChar)(libpeople_KChar);
  libpeople_KChar (*getNonNullValueOfChar)(libpeople_kref_kotlin_Char);
  libpeople_kref_kotlin_Boolean (*createNullableBoolean)(libpeople_KBoolean);
  libpeople_KBoolean (*getNonNullValueOfBoolean)(libpeople_kref_kotlin_Boolean);
  libpeople_kref_kotlin_Unit (*createNullableUnit)(void);
  libpeople_kref_kotlin_UByte (*createNullableUByte)(libpeople_KUByte);
  libpeople_KUByte (*getNonNullValueOfUByte)(libpeople_kref_kotlin_UByte);
  libpeople_kref_kotlin_UShort (*createNullableUShort)(libpeople_KUShort);
  libpeople_KUShort (*getNonNullValueOfUShort)(libpeople_kref_kotlin_UShort);
  libpeople_kref_kotlin_UInt (*createNullableUInt)(libpeople_KUInt);
  libpeople_KUInt (*getNonNullValueOfUInt)(libpeople_kref_kotlin_UInt);
  libpeople_kref_kotlin_ULong (*createNullableULong)(libpeople_KULong);
  libpeople_KULong (*getNonNullValueOfULong)(libpeople_kref_kotlin_ULong);

  /* User functions. */
  struct {
    struct {
      struct {
        struct {
          struct {
            void* (*people_kotlin_bridge_)();
          } people;
        } generated;
      } kotlinbridge;
      struct {
        struct {
          struct {
            libpeople_KType* (*_type)(void);
            libpeople_kref_people_Assignment_$serializer (*_instance)();
            libpeople_kref_kotlinx_serialization_descriptors_SerialDescriptor (*get_descriptor)(libpeople_kref_people_Assignment_$serializer thiz);
            libpeople_kref_kotlin_Array (*childSerializers)(libpeople_kref_people_Assignment_$serializer thiz);
            libpeople_kref_people_Assignment (*deserialize)(libpeople_kref_people_Assignment_$serializer thiz, libpeople_kref_kotlinx_serialization_encoding_Decoder decoder);
            void (*serialize)(libpeople_kref_people_Assignment_$serializer thiz, libpeople_kref_kotlinx_serialization_encoding_Encoder encoder, libpeople_kref_people_Assignment value);
          } $serializer;
          struct {
            libpeople_KType* (*_type)(void);
            libpeople_kref_people_Assignment_Companion (*_instance)();
            libpeople_kref_kotlinx_serialization_KSerializer (*serializer)(libpeople_kref_people_Assignment_Companion thiz);
          } Companion;
          libpeople_KType* (*_type)(void);
          libpeople_kref_people_Assignment (*Assignment)(const char* name, const char* craft);
          const char* (*get_craft)(libpeople_kref_people_Assignment thiz);
          const char* (*get_name)(libpeople_kref_people_Assignment thiz);
          const char* (*component1)(libpeople_kref_people_Assignment thiz);
          const char* (*component2)(libpeople_kref_people_Assignment thiz);
          libpeople_kref_people_Assignment (*copy)(libpeople_kref_people_Assignment thiz, const char* name, const char* craft);
          libpeople_KBoolean (*equals)(libpeople_kref_people_Assignment thiz, libpeople_kref_kotlin_Any other);
          libpeople_KInt (*hashCode)(libpeople_kref_people_Assignment thiz);
          const char* (*toString)(libpeople_kref_people_Assignment thiz);
        } Assignment;
        struct {
          libpeople_KType* (*_type)(void);
          libpeople_kref_people_IssPosition (*IssPosition)(libpeople_KDouble latitude, libpeople_KDouble longitude, libpeople_KDouble altitude, libpeople_kref_kotlin_time_Instant timestamp);
          libpeople_KDouble (*get_altitude)(libpeople_kref_people_IssPosition thiz);
          libpeople_KDouble (*get_latitude)(libpeople_kref_people_IssPosition thiz);
          libpeople_KDouble (*get_longitude)(libpeople_kref_people_IssPosition thiz);
          libpeople_kref_kotlin_time_Instant (*get_timestamp)(libpeople_kref_people_IssPosition thiz);
          libpeople_KDouble (*component1)(libpeople_kref_people_IssPosition thiz);
          libpeople_KDouble (*component2)(libpeople_kref_people_IssPosition thiz);
          libpeople_KDouble (*component3)(libpeople_kref_people_IssPosition thiz);
          libpeople_kref_kotlin_time_Instant (*component4)(libpeople_kref_people_IssPosition thiz);
          libpeople_kref_people_IssPosition (*copy)(libpeople_kref_people_IssPosition thiz, libpeople_KDouble latitude, libpeople_KDouble longitude, libpeople_KDouble altitude, libpeople_kref_kotlin_time_Instant timestamp);
          libpeople_KBoolean (*equals)(libpeople_kref_people_IssPosition thiz, libpeople_kref_kotlin_Any other);
          libpeople_KInt (*hashCode)(libpeople_kref_people_IssPosition thiz);
          const char* (*toString)(libpeople_kref_people_IssPosition thiz);
        } IssPosition;
        struct {
          struct {
            libpeople_KType* (*_type)(void);
            libpeople_kref_people_Orbit_Companion (*_instance)();
            libpeople_kref_people_Orbit (*get_ISS)(libpeople_kref_people_Orbit_Companion thiz);
          } Companion;
          libpeople_KType* (*_type)(void);
          libpeople_kref_people_Orbit (*Orbit)(libpeople_kref_kotlin_time_Instant epoch, libpeople_KDouble inclination, libpeople_KDouble ascendingNode, libpeople_KDouble eccentricity, libpeople_KDouble perigee, libpeople_KDouble meanAnomaly, libpeople_KDouble meanMotion);
          libpeople_KDouble (*get_ascendingNode)(libpeople_kref_people_Orbit thiz);
          libpeople_KDouble (*get_eccentricity)(libpeople_kref_people_Orbit thiz);
          libpeople_kref_kotlin_time_Instant (*get_epoch)(libpeople_kref_people_Orbit thiz);
          libpeople_KDouble (*get_inclination)(libpeople_kref_people_Orbit thiz);
          libpeople_KDouble (*get_meanAnomaly)(libpeople_kref_people_Orbit thiz);
          libpeople_KDouble (*get_meanMotion)(libpeople_kref_people_Orbit thiz);
          libpeople_KDouble (*get_perigee)(libpeople_kref_people_Orbit thiz);
          libpeople_kref_people_IssPosition (*position)(libpeople_kref_people_Orbit thiz, libpeople_kref_kotlin_time_Instant instant);
        } Orbit;
        struct {
          libpeople_KType* (*_type)(void);
          libpeople_kref_people_PeopleInSpaceRepository (*PeopleInSpaceRepository)(libpeople_kref_kotlin_time_Clock clock, libpeople_kref_people_Orbit orbit);
          libpeople_kref_kotlinx_coroutines_flow_Flow (*pollIssPosition)(libpeople_kref_people_PeopleInSpaceRepository thiz, libpeople_KLong interval);
        } PeopleInSpaceRepository;
      } people;
    } root;
  } kotlin;
} libpeople_ExportedSymbols;
extern libpeople_ExportedSymbols* libpeople_symbols(void);
#ifdef __cplusplus
}  /* extern "C" */
#endif
#endif  /* KONAN_LIBPEOPLE_H */
