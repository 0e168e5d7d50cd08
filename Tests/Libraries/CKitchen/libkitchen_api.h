#ifndef KONAN_LIBKITCHEN_H
#define KONAN_LIBKITCHEN_H
#ifdef __cplusplus
extern "C" {
#endif
#ifdef __cplusplus
typedef bool            libkitchen_KBoolean;
#else
typedef _Bool           libkitchen_KBoolean;
#endif
typedef unsigned short     libkitchen_KChar;
typedef signed char        libkitchen_KByte;
typedef short              libkitchen_KShort;
typedef int                libkitchen_KInt;
typedef long long          libkitchen_KLong;
typedef unsigned char      libkitchen_KUByte;
typedef unsigned short     libkitchen_KUShort;
typedef unsigned int       libkitchen_KUInt;
typedef unsigned long long libkitchen_KULong;
typedef float              libkitchen_KFloat;
typedef double             libkitchen_KDouble;
typedef float __attribute__ ((__vector_size__ (16))) libkitchen_KVector128;
typedef void*              libkitchen_KNativePtr;
struct libkitchen_KType;
typedef struct libkitchen_KType libkitchen_KType;

typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kotlin_Byte;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kotlin_Short;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kotlin_Int;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kotlin_Long;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kotlin_Float;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kotlin_Double;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kotlin_Char;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kotlin_Boolean;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kotlin_Unit;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kotlin_UByte;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kotlin_UShort;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kotlin_UInt;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kotlin_ULong;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Alarm;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Alarm_AllClear;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Alarm_Flood;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Alarm_Storm;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kotlin_collections_List;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kotlinx_coroutines_flow_Flow;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Voiced;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Animal;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kotlin_collections_Map;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Dog;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Guest;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Keeping;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Kennel;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Puppy;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Trained;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Walk;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Risk;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kotlin_Array;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kotlin_BooleanArray;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kotlin_CharArray;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kotlin_DoubleArray;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kotlin_FloatArray;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kotlin_IntArray;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kotlin_LongArray;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kotlin_ShortArray;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kotlin_ByteArray;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kotlin_collections_Collection;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kotlin_collections_Iterable;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kotlin_collections_Set;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Crew;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Mission;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Visit;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kotlinx_coroutines_flow_SharedFlow;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kotlinx_coroutines_flow_MutableStateFlow;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kotlinx_coroutines_channels_ReceiveChannel;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Color;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Place;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kotlinx_coroutines_flow_StateFlow;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kotlinx_coroutines_flow_MutableSharedFlow;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kotlin_Function1;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Scored;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Catalog;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Chained;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Framed;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Rope_Knot;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Outcome;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Rope;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kotlin_Any;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Either;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kotlin_Pair;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Seen;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kotlin_Triple;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Named;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Machine;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Device;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kotlin_time_Duration;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kotlin_time_Instant;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Meters;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Chain;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Expression;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Tree;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kotlin_Throwable;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Angle;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Corner;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Crate;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Parcel;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Route;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Turn;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Keywords;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Origin;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Range;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Station;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Holding;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Tray;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Ranked;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Alarm_Frost;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Alarm_Flood_River;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Alarm_Flood_Sea;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Alarm_Unknown;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Loud;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Deep;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Fish;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Eel;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Echo;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Recording;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Guest_With;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Guest_Alone;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_House;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Beacon;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Beacon_Lamp;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Beacon_Flare;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Beacon_Dark;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Beacon_Companion;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_DogKennel;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Rumour;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Leak;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Crew_Companion;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Crew_Shift;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Visit_By;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Visit_None;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Color_RED;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Color_GREEN;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Color_BLUE;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Grade;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Grade_FINE;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Grade_COARSE;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Mishap;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Mishap_Burnt;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Mishap_Spilt;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Shortage;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Emergency;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Unreadable;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Refusal;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Boiler;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Tank;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Pantry;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Tool;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Tool_Hammer;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Tool_Companion;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Span;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Span_Companion;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Direction;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Direction_NORTH;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Direction_EAST;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Direction_SOUTH;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Direction_WEST;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Direction_Companion;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Figure;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Figure_Square;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Figure_Point;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Expression_Number;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Expression_Sum;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Expression_Product;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Expression_Variable;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Voyage;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_AngleAsText;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kotlinx_serialization_descriptors_SerialDescriptor;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kotlinx_serialization_encoding_Decoder;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kotlinx_serialization_encoding_Encoder;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_CornerRecord;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_CornerAsRecord;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_RouteAsPlaces;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kotlinx_serialization_internal_SerializationConstructorMarker;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Parcel_$serializer;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Parcel_Companion;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kotlinx_serialization_KSerializer;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Crate_$serializer;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Crate_Companion;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Settings;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Settings_Advanced;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Empty;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Position;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Shape;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Shape_Circle;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Shape_Nowhere;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Shape_Path;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_NameTray;
typedef struct {
  libkitchen_KNativePtr pinned;
} libkitchen_kref_kitchen_Letters;

extern void* kitchen_kotlin_bridge();

typedef struct {
  /* Service functions. */
  void (*DisposeStablePointer)(libkitchen_KNativePtr ptr);
  void (*DisposeString)(const char* string);
  libkitchen_KBoolean (*IsInstance)(libkitchen_KNativePtr ref, const libkitchen_KType* type);
  libkitchen_kref_kotlin_Byte (*createNullableByte)(libkitchen_KByte);
  libkitchen_KByte (*getNonNullValueOfByte)(libkitchen_kref_kotlin_Byte);
  libkitchen_kref_kotlin_Short (*createNullableShort)(libkitchen_KShort);
  libkitchen_KShort (*getNonNullValueOfShort)(libkitchen_kref_kotlin_Short);
  libkitchen_kref_kotlin_Int (*createNullableInt)(libkitchen_KInt);
  libkitchen_KInt (*getNonNullValueOfInt)(libkitchen_kref_kotlin_Int);
  libkitchen_kref_kotlin_Long (*createNullableLong)(libkitchen_KLong);
  libkitchen_KLong (*getNonNullValueOfLong)(libkitchen_kref_kotlin_Long);
  libkitchen_kref_kotlin_Float (*createNullableFloat)(libkitchen_KFloat);
  libkitchen_KFloat (*getNonNullValueOfFloat)(libkitchen_kref_kotlin_Float);
  libkitchen_kref_kotlin_Double (*createNullableDouble)(libkitchen_KDouble);
  libkitchen_KDouble (*getNonNullValueOfDouble)(libkitchen_kref_kotlin_Double);
  libkitchen_kref_kotlin_Char (*createNullableChar)(libkitchen_KChar);
  libkitchen_KChar (*getNonNullValueOfChar)(libkitchen_kref_kotlin_Char);
  libkitchen_kref_kotlin_Boolean (*createNullableBoolean)(libkitchen_KBoolean);
  libkitchen_KBoolean (*getNonNullValueOfBoolean)(libkitchen_kref_kotlin_Boolean);
  libkitchen_kref_kotlin_Unit (*createNullableUnit)(void);
  libkitchen_kref_kotlin_UByte (*createNullableUByte)(libkitchen_KUByte);
  libkitchen_KUByte (*getNonNullValueOfUByte)(libkitchen_kref_kotlin_UByte);
  libkitchen_kref_kotlin_UShort (*createNullableUShort)(libkitchen_KUShort);
  libkitchen_KUShort (*getNonNullValueOfUShort)(libkitchen_kref_kotlin_UShort);
  libkitchen_kref_kotlin_UInt (*createNullableUInt)(libkitchen_KUInt);
  libkitchen_KUInt (*getNonNullValueOfUInt)(libkitchen_kref_kotlin_UInt);
  libkitchen_kref_kotlin_ULong (*createNullableULong)(libkitchen_KULong);
  libkitchen_KULong (*getNonNullValueOfULong)(libkitchen_kref_kotlin_ULong);

  /* User functions. */
  struct {
    struct {
      struct {
        struct {
          struct {
            void* (*kitchen_kotlin_bridge_)();
          } kitchen;
        } generated;
      } kotlinbridge;
      struct {
        struct {
          struct {
            libkitchen_KType* (*_type)(void);
            libkitchen_kref_kitchen_Alarm_Storm (*Storm)(libkitchen_KDouble speed);
            libkitchen_KDouble (*get_speed)(libkitchen_kref_kitchen_Alarm_Storm thiz);
            libkitchen_KDouble (*component1)(libkitchen_kref_kitchen_Alarm_Storm thiz);
            libkitchen_kref_kitchen_Alarm_Storm (*copy)(libkitchen_kref_kitchen_Alarm_Storm thiz, libkitchen_KDouble speed);
            libkitchen_KBoolean (*equals)(libkitchen_kref_kitchen_Alarm_Storm thiz, libkitchen_kref_kotlin_Any other);
            libkitchen_KInt (*hashCode)(libkitchen_kref_kitchen_Alarm_Storm thiz);
            const char* (*toString)(libkitchen_kref_kitchen_Alarm_Storm thiz);
          } Storm;
          struct {
            libkitchen_KType* (*_type)(void);
            libkitchen_kref_kitchen_Alarm_Frost (*Frost)(libkitchen_KInt hours, libkitchen_kref_kitchen_Place place);
            libkitchen_KInt (*get_hours)(libkitchen_kref_kitchen_Alarm_Frost thiz);
            libkitchen_kref_kitchen_Place (*get_place)(libkitchen_kref_kitchen_Alarm_Frost thiz);
            libkitchen_KInt (*component1)(libkitchen_kref_kitchen_Alarm_Frost thiz);
            libkitchen_kref_kitchen_Place (*component2)(libkitchen_kref_kitchen_Alarm_Frost thiz);
            libkitchen_kref_kitchen_Alarm_Frost (*copy)(libkitchen_kref_kitchen_Alarm_Frost thiz, libkitchen_KInt hours, libkitchen_kref_kitchen_Place place);
            libkitchen_KBoolean (*equals)(libkitchen_kref_kitchen_Alarm_Frost thiz, libkitchen_kref_kotlin_Any other);
            libkitchen_KInt (*hashCode)(libkitchen_kref_kitchen_Alarm_Frost thiz);
            const char* (*toString)(libkitchen_kref_kitchen_Alarm_Frost thiz);
          } Frost;
          struct {
            struct {
              libkitchen_KType* (*_type)(void);
              libkitchen_kref_kitchen_Alarm_Flood_River (*River)(const char* name, libkitchen_KLong level);
              libkitchen_KLong (*get_level)(libkitchen_kref_kitchen_Alarm_Flood_River thiz);
              const char* (*get_name)(libkitchen_kref_kitchen_Alarm_Flood_River thiz);
              const char* (*component1)(libkitchen_kref_kitchen_Alarm_Flood_River thiz);
              libkitchen_KLong (*component2)(libkitchen_kref_kitchen_Alarm_Flood_River thiz);
              libkitchen_kref_kitchen_Alarm_Flood_River (*copy)(libkitchen_kref_kitchen_Alarm_Flood_River thiz, const char* name, libkitchen_KLong level);
              libkitchen_KBoolean (*equals)(libkitchen_kref_kitchen_Alarm_Flood_River thiz, libkitchen_kref_kotlin_Any other);
              libkitchen_KInt (*hashCode)(libkitchen_kref_kitchen_Alarm_Flood_River thiz);
              const char* (*toString)(libkitchen_kref_kitchen_Alarm_Flood_River thiz);
            } River;
            struct {
              libkitchen_KType* (*_type)(void);
              libkitchen_kref_kitchen_Alarm_Flood_Sea (*_instance)();
              libkitchen_KBoolean (*equals)(libkitchen_kref_kitchen_Alarm_Flood_Sea thiz, libkitchen_kref_kotlin_Any other);
              libkitchen_KInt (*hashCode)(libkitchen_kref_kitchen_Alarm_Flood_Sea thiz);
              const char* (*toString)(libkitchen_kref_kitchen_Alarm_Flood_Sea thiz);
            } Sea;
            libkitchen_KType* (*_type)(void);
            libkitchen_kref_kitchen_Alarm_Flood (*Flood)();
          } Flood;
          struct {
            libkitchen_KType* (*_type)(void);
            libkitchen_kref_kitchen_Alarm_AllClear (*_instance)();
            libkitchen_KBoolean (*equals)(libkitchen_kref_kitchen_Alarm_AllClear thiz, libkitchen_kref_kotlin_Any other);
            libkitchen_KInt (*hashCode)(libkitchen_kref_kitchen_Alarm_AllClear thiz);
            const char* (*toString)(libkitchen_kref_kitchen_Alarm_AllClear thiz);
          } AllClear;
          struct {
            libkitchen_KType* (*_type)(void);
            libkitchen_kref_kitchen_Alarm_Unknown (*_instance)();
          } Unknown;
          libkitchen_KType* (*_type)(void);
        } Alarm;
        struct {
          libkitchen_KType* (*_type)(void);
          const char* (*get_sound)(libkitchen_kref_kitchen_Voiced thiz);
        } Voiced;
        struct {
          libkitchen_KType* (*_type)(void);
        } Loud;
        struct {
          libkitchen_KType* (*_type)(void);
        } Deep;
        struct {
          libkitchen_KType* (*_type)(void);
          const char* (*get_trick)(libkitchen_kref_kitchen_Trained thiz);
        } Trained;
        struct {
          libkitchen_KType* (*_type)(void);
          libkitchen_kref_kitchen_Animal (*Animal)(const char* name);
          const char* (*get_name)(libkitchen_kref_kitchen_Animal thiz);
          const char* (*get_sound)(libkitchen_kref_kitchen_Animal thiz);
        } Animal;
        struct {
          libkitchen_KType* (*_type)(void);
          libkitchen_kref_kitchen_Dog (*Dog)(const char* name);
          const char* (*get_sound)(libkitchen_kref_kitchen_Dog thiz);
        } Dog;
        struct {
          libkitchen_KType* (*_type)(void);
          libkitchen_kref_kitchen_Puppy (*Puppy)(const char* name);
          const char* (*get_sound)(libkitchen_kref_kitchen_Puppy thiz);
        } Puppy;
        struct {
          libkitchen_KType* (*_type)(void);
          libkitchen_kref_kitchen_Fish (*Fish)(const char* name);
          libkitchen_KInt (*get_scales)(libkitchen_kref_kitchen_Fish thiz);
        } Fish;
        struct {
          libkitchen_KType* (*_type)(void);
          libkitchen_kref_kitchen_Eel (*Eel)(const char* name);
          libkitchen_KInt (*get_scales)(libkitchen_kref_kitchen_Eel thiz);
        } Eel;
        struct {
          libkitchen_KType* (*_type)(void);
          libkitchen_kref_kitchen_Echo (*_instance)();
          const char* (*get_sound)(libkitchen_kref_kitchen_Echo thiz);
        } Echo;
        struct {
          libkitchen_KType* (*_type)(void);
          libkitchen_kref_kitchen_Recording (*Recording)(const char* sound);
          const char* (*get_sound)(libkitchen_kref_kitchen_Recording thiz);
          const char* (*component1)(libkitchen_kref_kitchen_Recording thiz);
          libkitchen_kref_kitchen_Recording (*copy)(libkitchen_kref_kitchen_Recording thiz, const char* sound);
          libkitchen_KBoolean (*equals)(libkitchen_kref_kitchen_Recording thiz, libkitchen_kref_kotlin_Any other);
          libkitchen_KInt (*hashCode)(libkitchen_kref_kitchen_Recording thiz);
          const char* (*toString)(libkitchen_kref_kitchen_Recording thiz);
        } Recording;
        struct {
          libkitchen_KType* (*_type)(void);
          libkitchen_kref_kitchen_Walk (*Walk)(libkitchen_kref_kitchen_Animal first, libkitchen_kref_kotlin_collections_List others, libkitchen_kref_kitchen_Voiced heard);
          libkitchen_kref_kitchen_Animal (*get_first)(libkitchen_kref_kitchen_Walk thiz);
          libkitchen_kref_kitchen_Voiced (*get_heard)(libkitchen_kref_kitchen_Walk thiz);
          libkitchen_kref_kotlin_collections_List (*get_others)(libkitchen_kref_kitchen_Walk thiz);
          libkitchen_kref_kitchen_Animal (*component1)(libkitchen_kref_kitchen_Walk thiz);
          libkitchen_kref_kotlin_collections_List (*component2)(libkitchen_kref_kitchen_Walk thiz);
          libkitchen_kref_kitchen_Voiced (*component3)(libkitchen_kref_kitchen_Walk thiz);
          libkitchen_kref_kitchen_Walk (*copy)(libkitchen_kref_kitchen_Walk thiz, libkitchen_kref_kitchen_Animal first, libkitchen_kref_kotlin_collections_List others, libkitchen_kref_kitchen_Voiced heard);
          libkitchen_KBoolean (*equals)(libkitchen_kref_kitchen_Walk thiz, libkitchen_kref_kotlin_Any other);
          libkitchen_KInt (*hashCode)(libkitchen_kref_kitchen_Walk thiz);
          const char* (*toString)(libkitchen_kref_kitchen_Walk thiz);
        } Walk;
        struct {
          struct {
            libkitchen_KType* (*_type)(void);
            libkitchen_kref_kitchen_Guest_With (*With)(libkitchen_kref_kitchen_Animal animal);
            libkitchen_kref_kitchen_Animal (*get_animal)(libkitchen_kref_kitchen_Guest_With thiz);
            libkitchen_kref_kitchen_Animal (*component1)(libkitchen_kref_kitchen_Guest_With thiz);
            libkitchen_kref_kitchen_Guest_With (*copy)(libkitchen_kref_kitchen_Guest_With thiz, libkitchen_kref_kitchen_Animal animal);
            libkitchen_KBoolean (*equals)(libkitchen_kref_kitchen_Guest_With thiz, libkitchen_kref_kotlin_Any other);
            libkitchen_KInt (*hashCode)(libkitchen_kref_kitchen_Guest_With thiz);
            const char* (*toString)(libkitchen_kref_kitchen_Guest_With thiz);
          } With;
          struct {
            libkitchen_KType* (*_type)(void);
            libkitchen_kref_kitchen_Guest_Alone (*_instance)();
            libkitchen_KBoolean (*equals)(libkitchen_kref_kitchen_Guest_Alone thiz, libkitchen_kref_kotlin_Any other);
            libkitchen_KInt (*hashCode)(libkitchen_kref_kitchen_Guest_Alone thiz);
            const char* (*toString)(libkitchen_kref_kitchen_Guest_Alone thiz);
          } Alone;
          libkitchen_KType* (*_type)(void);
        } Guest;
        struct {
          libkitchen_KType* (*_type)(void);
          libkitchen_kref_kitchen_House (*House)();
          libkitchen_kref_kotlinx_coroutines_flow_StateFlow (*get_inside)(libkitchen_kref_kitchen_House thiz);
          libkitchen_kref_kotlinx_coroutines_flow_MutableStateFlow (*get_pet)(libkitchen_kref_kitchen_House thiz);
          void (*letIn)(libkitchen_kref_kitchen_House thiz, libkitchen_kref_kotlin_Int kind);
        } House;
        struct {
          struct {
            libkitchen_KType* (*_type)(void);
            libkitchen_kref_kitchen_Beacon_Lamp (*Lamp)(const char* colour);
            const char* (*get_colour)(libkitchen_kref_kitchen_Beacon_Lamp thiz);
          } Lamp;
          struct {
            libkitchen_KType* (*_type)(void);
            libkitchen_kref_kitchen_Beacon_Flare (*Flare)();
          } Flare;
          struct {
            libkitchen_KType* (*_type)(void);
            libkitchen_kref_kitchen_Beacon_Dark (*_instance)();
          } Dark;
          struct {
            libkitchen_KType* (*_type)(void);
            libkitchen_kref_kitchen_Beacon_Companion (*_instance)();
            libkitchen_kref_kitchen_Beacon (*of)(libkitchen_kref_kitchen_Beacon_Companion thiz, libkitchen_KInt kind);
          } Companion;
          libkitchen_KType* (*_type)(void);
          libkitchen_kref_kitchen_Beacon (*Beacon)();
        } Beacon;
        struct {
          libkitchen_KType* (*_type)(void);
          libkitchen_kref_kitchen_DogKennel (*DogKennel)(libkitchen_kref_kitchen_Dog dog);
          libkitchen_KInt (*get_size)(libkitchen_kref_kitchen_DogKennel thiz);
        } DogKennel;
        struct {
          libkitchen_KType* (*_type)(void);
          libkitchen_kref_kitchen_Risk (*Risk)(libkitchen_KInt percent);
          libkitchen_KInt (*get_percent)(libkitchen_kref_kitchen_Risk thiz);
          libkitchen_KInt (*component1)(libkitchen_kref_kitchen_Risk thiz);
          libkitchen_kref_kitchen_Risk (*copy)(libkitchen_kref_kitchen_Risk thiz, libkitchen_KInt percent);
          libkitchen_KBoolean (*equals)(libkitchen_kref_kitchen_Risk thiz, libkitchen_kref_kotlin_Any other);
          libkitchen_KInt (*hashCode)(libkitchen_kref_kitchen_Risk thiz);
          const char* (*toString)(libkitchen_kref_kitchen_Risk thiz);
        } Risk;
        struct {
          libkitchen_KType* (*_type)(void);
          libkitchen_kref_kitchen_Rumour (*Rumour)();
        } Rumour;
        struct {
          libkitchen_KType* (*_type)(void);
          libkitchen_kref_kitchen_Leak (*Leak)();
          libkitchen_KInt (*get_percent)(libkitchen_kref_kitchen_Leak thiz);
          libkitchen_kref_kitchen_Risk (*get_risk)(libkitchen_kref_kitchen_Leak thiz);
          const char* (*get_source)(libkitchen_kref_kitchen_Leak thiz);
        } Leak;
        struct {
          struct {
            libkitchen_KType* (*_type)(void);
            libkitchen_kref_kitchen_Crew_Companion (*_instance)();
            libkitchen_KInt (*get_LIMIT)(libkitchen_kref_kitchen_Crew_Companion thiz);
            libkitchen_KInt (*get_lonely)(libkitchen_kref_kitchen_Crew_Companion thiz);
            libkitchen_kref_kitchen_Crew (*alone)(libkitchen_kref_kitchen_Crew_Companion thiz, const char* name);
          } Companion;
          struct {
            libkitchen_KType* (*_type)(void);
            libkitchen_kref_kitchen_Crew_Shift (*Shift)(libkitchen_kref_kitchen_Crew crew, libkitchen_KInt hours);
            libkitchen_kref_kitchen_Crew (*get_crew)(libkitchen_kref_kitchen_Crew_Shift thiz);
            libkitchen_KInt (*get_hours)(libkitchen_kref_kitchen_Crew_Shift thiz);
          } Shift;
          libkitchen_KType* (*_type)(void);
          libkitchen_kref_kitchen_Crew (*Crew)(libkitchen_KInt count);
          libkitchen_kref_kitchen_Crew (*Crew_)(libkitchen_kref_kotlin_collections_List names);
          libkitchen_kref_kotlinx_coroutines_flow_SharedFlow (*get_arrived)(libkitchen_kref_kitchen_Crew thiz);
          const char* (*get_captain)(libkitchen_kref_kitchen_Crew thiz);
          libkitchen_kref_kotlinx_coroutines_flow_StateFlow (*get_count)(libkitchen_kref_kitchen_Crew thiz);
          libkitchen_kref_kotlinx_coroutines_flow_MutableStateFlow (*get_motto)(libkitchen_kref_kitchen_Crew thiz);
          libkitchen_kref_kotlin_collections_List (*get_names)(libkitchen_kref_kitchen_Crew thiz);
          libkitchen_kref_kitchen_Place (*get_place)(libkitchen_kref_kitchen_Crew thiz);
          void (*set_place)(libkitchen_kref_kitchen_Crew thiz, libkitchen_kref_kitchen_Place set);
          libkitchen_KInt (*add)(libkitchen_kref_kitchen_Crew thiz, const char* name, libkitchen_KBoolean isCaptain);
          libkitchen_kref_kotlinx_coroutines_flow_Flow (*calls)(libkitchen_kref_kitchen_Crew thiz, libkitchen_KInt rounds);
          libkitchen_KBoolean (*equals)(libkitchen_kref_kitchen_Crew thiz, libkitchen_kref_kotlin_Any other);
          const char* (*get)(libkitchen_kref_kitchen_Crew thiz, libkitchen_KInt index);
          libkitchen_KInt (*hashCode)(libkitchen_kref_kitchen_Crew thiz);
          libkitchen_KBoolean (*isLargerThan)(libkitchen_kref_kitchen_Crew thiz, libkitchen_KInt count);
          libkitchen_kref_kitchen_Crew (*plus)(libkitchen_kref_kitchen_Crew thiz, libkitchen_kref_kitchen_Crew other);
          const char* (*toString)(libkitchen_kref_kitchen_Crew thiz);
          libkitchen_KBoolean (*isHome)(libkitchen_kref_kitchen_Crew thiz, libkitchen_kref_kitchen_Place thiz1);
        } Crew;
        struct {
          libkitchen_KType* (*_type)(void);
          libkitchen_kref_kitchen_Mission (*Mission)(const char* name, libkitchen_kref_kitchen_Crew crew, libkitchen_kref_kotlin_collections_List reserve);
          libkitchen_kref_kitchen_Crew (*get_crew)(libkitchen_kref_kitchen_Mission thiz);
          const char* (*get_name)(libkitchen_kref_kitchen_Mission thiz);
          libkitchen_kref_kotlin_collections_List (*get_reserve)(libkitchen_kref_kitchen_Mission thiz);
          const char* (*component1)(libkitchen_kref_kitchen_Mission thiz);
          libkitchen_kref_kitchen_Crew (*component2)(libkitchen_kref_kitchen_Mission thiz);
          libkitchen_kref_kotlin_collections_List (*component3)(libkitchen_kref_kitchen_Mission thiz);
          libkitchen_kref_kitchen_Mission (*copy)(libkitchen_kref_kitchen_Mission thiz, const char* name, libkitchen_kref_kitchen_Crew crew, libkitchen_kref_kotlin_collections_List reserve);
          libkitchen_KBoolean (*equals)(libkitchen_kref_kitchen_Mission thiz, libkitchen_kref_kotlin_Any other);
          libkitchen_KInt (*hashCode)(libkitchen_kref_kitchen_Mission thiz);
          const char* (*toString)(libkitchen_kref_kitchen_Mission thiz);
        } Mission;
        struct {
          struct {
            libkitchen_KType* (*_type)(void);
            libkitchen_kref_kitchen_Visit_By (*By)(libkitchen_kref_kitchen_Crew crew);
            libkitchen_kref_kitchen_Crew (*get_crew)(libkitchen_kref_kitchen_Visit_By thiz);
            libkitchen_kref_kitchen_Crew (*component1)(libkitchen_kref_kitchen_Visit_By thiz);
            libkitchen_kref_kitchen_Visit_By (*copy)(libkitchen_kref_kitchen_Visit_By thiz, libkitchen_kref_kitchen_Crew crew);
            libkitchen_KBoolean (*equals)(libkitchen_kref_kitchen_Visit_By thiz, libkitchen_kref_kotlin_Any other);
            libkitchen_KInt (*hashCode)(libkitchen_kref_kitchen_Visit_By thiz);
            const char* (*toString)(libkitchen_kref_kitchen_Visit_By thiz);
          } By;
          struct {
            libkitchen_KType* (*_type)(void);
            libkitchen_kref_kitchen_Visit_None (*_instance)();
            libkitchen_KBoolean (*equals)(libkitchen_kref_kitchen_Visit_None thiz, libkitchen_kref_kotlin_Any other);
            libkitchen_KInt (*hashCode)(libkitchen_kref_kitchen_Visit_None thiz);
            const char* (*toString)(libkitchen_kref_kitchen_Visit_None thiz);
          } None;
          libkitchen_KType* (*_type)(void);
        } Visit;
        struct {
          struct {
            libkitchen_kref_kitchen_Color (*get)(); /* enum entry for RED. */
          } RED;
          struct {
            libkitchen_kref_kitchen_Color (*get)(); /* enum entry for GREEN. */
          } GREEN;
          struct {
            libkitchen_kref_kitchen_Color (*get)(); /* enum entry for BLUE. */
          } BLUE;
          libkitchen_KType* (*_type)(void);
        } Color;
        struct {
          struct {
            libkitchen_kref_kitchen_Grade (*get)(); /* enum entry for FINE. */
          } FINE;
          struct {
            libkitchen_kref_kitchen_Grade (*get)(); /* enum entry for COARSE. */
          } COARSE;
          libkitchen_KType* (*_type)(void);
          const char* (*get_code)(libkitchen_kref_kitchen_Grade thiz);
          libkitchen_KBoolean (*get_isHeavy)(libkitchen_kref_kitchen_Grade thiz);
          libkitchen_KInt (*get_seen)(libkitchen_kref_kitchen_Grade thiz);
          void (*set_seen)(libkitchen_kref_kitchen_Grade thiz, libkitchen_KInt set);
        } Grade;
        struct {
          struct {
            libkitchen_KType* (*_type)(void);
            libkitchen_kref_kitchen_Mishap_Burnt (*Burnt)(const char* dish, libkitchen_kref_kotlin_Int minutes);
            const char* (*get_dish)(libkitchen_kref_kitchen_Mishap_Burnt thiz);
            libkitchen_KBoolean (*get_isMendable)(libkitchen_kref_kitchen_Mishap_Burnt thiz);
            libkitchen_kref_kotlin_Int (*get_minutes)(libkitchen_kref_kitchen_Mishap_Burnt thiz);
          } Burnt;
          struct {
            libkitchen_KType* (*_type)(void);
            libkitchen_kref_kitchen_Mishap_Spilt (*_instance)();
            libkitchen_KBoolean (*get_isMendable)(libkitchen_kref_kitchen_Mishap_Spilt thiz);
          } Spilt;
          libkitchen_KType* (*_type)(void);
          libkitchen_kref_kitchen_Mishap (*Mishap)(const char* message);
          libkitchen_KBoolean (*get_isMendable)(libkitchen_kref_kitchen_Mishap thiz);
        } Mishap;
        struct {
          libkitchen_KType* (*_type)(void);
          libkitchen_kref_kitchen_Shortage (*Shortage)(libkitchen_kref_kotlin_collections_Map missing);
          libkitchen_kref_kotlin_collections_Map (*get_missing)(libkitchen_kref_kitchen_Shortage thiz);
        } Shortage;
        struct {
          libkitchen_KType* (*_type)(void);
          libkitchen_kref_kitchen_Emergency (*Emergency)(libkitchen_kref_kotlin_collections_Map missing, libkitchen_kref_kitchen_Alarm alarm, libkitchen_kref_kitchen_Crew crew);
          libkitchen_kref_kitchen_Alarm (*get_alarm)(libkitchen_kref_kitchen_Emergency thiz);
          libkitchen_kref_kitchen_Crew (*get_crew)(libkitchen_kref_kitchen_Emergency thiz);
        } Emergency;
        struct {
          libkitchen_KType* (*_type)(void);
          libkitchen_kref_kitchen_Unreadable (*Unreadable)();
          const char* (*get_reason)(libkitchen_kref_kitchen_Unreadable thiz);
        } Unreadable;
        struct {
          libkitchen_KType* (*_type)(void);
          libkitchen_kref_kitchen_Refusal (*Refusal)(libkitchen_KInt code, const char* message);
          libkitchen_KInt (*get_code)(libkitchen_kref_kitchen_Refusal thiz);
        } Refusal;
        struct {
          libkitchen_KType* (*_type)(void);
          const char* (*get_name)(libkitchen_kref_kitchen_Named thiz);
          const char* (*title)(libkitchen_kref_kitchen_Named thiz);
        } Named;
        struct {
          libkitchen_KType* (*_type)(void);
          libkitchen_kref_kotlinx_coroutines_flow_StateFlow (*get_isOn)(libkitchen_kref_kitchen_Machine thiz);
          void (*start)(libkitchen_kref_kitchen_Machine thiz);
        } Machine;
        struct {
          libkitchen_KType* (*_type)(void);
          libkitchen_kref_kitchen_Device (*Device)(const char* name);
          libkitchen_kref_kotlinx_coroutines_flow_StateFlow (*get_isOn)(libkitchen_kref_kitchen_Device thiz);
          const char* (*get_name)(libkitchen_kref_kitchen_Device thiz);
          libkitchen_KDouble (*get_power)(libkitchen_kref_kitchen_Device thiz);
          libkitchen_KInt (*compareTo)(libkitchen_kref_kitchen_Device thiz, libkitchen_kref_kitchen_Device other);
          void (*start)(libkitchen_kref_kitchen_Device thiz);
        } Device;
        struct {
          libkitchen_KType* (*_type)(void);
          libkitchen_kref_kitchen_Boiler (*Boiler)(libkitchen_KDouble power);
          libkitchen_KDouble (*get_power)(libkitchen_kref_kitchen_Boiler thiz);
          libkitchen_KInt (*get_volume)(libkitchen_kref_kitchen_Boiler thiz);
          const char* (*title)(libkitchen_kref_kitchen_Boiler thiz);
        } Boiler;
        struct {
          libkitchen_KType* (*_type)(void);
          libkitchen_kref_kitchen_Tank (*Tank)(libkitchen_KInt litres);
          libkitchen_KInt (*get_volume)(libkitchen_kref_kitchen_Tank thiz);
          libkitchen_kref_kotlin_collections_List (*split)(libkitchen_kref_kitchen_Tank thiz);
        } Tank;
        struct {
          libkitchen_KType* (*_type)(void);
          libkitchen_kref_kitchen_Pantry (*Pantry)(libkitchen_kref_kotlin_collections_List food);
        } Pantry;
        struct {
          struct {
            libkitchen_KType* (*_type)(void);
            libkitchen_kref_kitchen_Tool_Hammer (*Hammer)(libkitchen_KDouble weight);
            libkitchen_KDouble (*get_weight)(libkitchen_kref_kitchen_Tool_Hammer thiz);
          } Hammer;
          struct {
            libkitchen_KType* (*_type)(void);
            libkitchen_kref_kitchen_Tool_Companion (*_instance)();
            libkitchen_kref_kitchen_Tool (*secret)(libkitchen_kref_kitchen_Tool_Companion thiz);
          } Companion;
          libkitchen_KType* (*_type)(void);
          libkitchen_KDouble (*get_weight)(libkitchen_kref_kitchen_Tool thiz);
        } Tool;
        struct {
          struct {
            libkitchen_KType* (*_type)(void);
            libkitchen_kref_kitchen_Span_Companion (*_instance)();
            libkitchen_kref_kitchen_Span (*get_EMPTY)(libkitchen_kref_kitchen_Span_Companion thiz);
            libkitchen_kref_kitchen_Span (*of)(libkitchen_kref_kitchen_Span_Companion thiz, libkitchen_KInt length);
          } Companion;
          libkitchen_KType* (*_type)(void);
          libkitchen_kref_kitchen_Span (*Span)(libkitchen_KInt from, libkitchen_KInt to);
          libkitchen_KInt (*get_from)(libkitchen_kref_kitchen_Span thiz);
          libkitchen_KInt (*get_length)(libkitchen_kref_kitchen_Span thiz);
          libkitchen_KInt (*get_to)(libkitchen_kref_kitchen_Span thiz);
          libkitchen_KInt (*compareTo)(libkitchen_kref_kitchen_Span thiz, libkitchen_kref_kitchen_Span other);
          libkitchen_KInt (*component1)(libkitchen_kref_kitchen_Span thiz);
          libkitchen_KInt (*component2)(libkitchen_kref_kitchen_Span thiz);
          libkitchen_KBoolean (*contains)(libkitchen_kref_kitchen_Span thiz, libkitchen_KInt value);
          libkitchen_kref_kitchen_Span (*copy)(libkitchen_kref_kitchen_Span thiz, libkitchen_KInt from, libkitchen_KInt to);
          libkitchen_KBoolean (*equals)(libkitchen_kref_kitchen_Span thiz, libkitchen_kref_kotlin_Any other);
          libkitchen_KInt (*hashCode)(libkitchen_kref_kitchen_Span thiz);
          libkitchen_kref_kitchen_Span (*plus)(libkitchen_kref_kitchen_Span thiz, libkitchen_kref_kitchen_Span other);
          const char* (*toString)(libkitchen_kref_kitchen_Span thiz);
        } Span;
        struct {
          struct {
            libkitchen_kref_kitchen_Direction (*get)(); /* enum entry for NORTH. */
          } NORTH;
          struct {
            libkitchen_kref_kitchen_Direction (*get)(); /* enum entry for EAST. */
          } EAST;
          struct {
            libkitchen_kref_kitchen_Direction (*get)(); /* enum entry for SOUTH. */
          } SOUTH;
          struct {
            libkitchen_kref_kitchen_Direction (*get)(); /* enum entry for WEST. */
          } WEST;
          struct {
            libkitchen_KType* (*_type)(void);
            libkitchen_kref_kitchen_Direction_Companion (*_instance)();
            libkitchen_kref_kitchen_Direction (*get_start)(libkitchen_kref_kitchen_Direction_Companion thiz);
          } Companion;
          libkitchen_KType* (*_type)(void);
          libkitchen_kref_kitchen_Direction (*right)(libkitchen_kref_kitchen_Direction thiz);
        } Direction;
        struct {
          struct {
            libkitchen_KType* (*_type)(void);
            libkitchen_kref_kitchen_Figure_Square (*Square)(libkitchen_KDouble side);
            libkitchen_KDouble (*get_area)(libkitchen_kref_kitchen_Figure_Square thiz);
            libkitchen_KDouble (*get_side)(libkitchen_kref_kitchen_Figure_Square thiz);
            libkitchen_KDouble (*component1)(libkitchen_kref_kitchen_Figure_Square thiz);
            libkitchen_kref_kitchen_Figure_Square (*copy)(libkitchen_kref_kitchen_Figure_Square thiz, libkitchen_KDouble side);
            libkitchen_KBoolean (*equals)(libkitchen_kref_kitchen_Figure_Square thiz, libkitchen_kref_kotlin_Any other);
            libkitchen_KInt (*hashCode)(libkitchen_kref_kitchen_Figure_Square thiz);
            const char* (*toString)(libkitchen_kref_kitchen_Figure_Square thiz);
          } Square;
          struct {
            libkitchen_KType* (*_type)(void);
            libkitchen_kref_kitchen_Figure_Point (*_instance)();
            libkitchen_KDouble (*get_area)(libkitchen_kref_kitchen_Figure_Point thiz);
            libkitchen_KBoolean (*equals)(libkitchen_kref_kitchen_Figure_Point thiz, libkitchen_kref_kotlin_Any other);
            libkitchen_KInt (*hashCode)(libkitchen_kref_kitchen_Figure_Point thiz);
            const char* (*toString)(libkitchen_kref_kitchen_Figure_Point thiz);
          } Point;
          libkitchen_KType* (*_type)(void);
          libkitchen_kref_kitchen_Figure (*Figure)();
          libkitchen_KDouble (*get_area)(libkitchen_kref_kitchen_Figure thiz);
          libkitchen_KInt (*compareTo)(libkitchen_kref_kitchen_Figure thiz, libkitchen_kref_kitchen_Figure other);
          libkitchen_KBoolean (*isLarger)(libkitchen_kref_kitchen_Figure thiz, libkitchen_kref_kitchen_Figure than);
        } Figure;
        struct {
          libkitchen_KType* (*_type)(void);
          libkitchen_kref_kitchen_Place (*Place)(libkitchen_KDouble latitude, libkitchen_KDouble longitude, const char* name);
          libkitchen_KDouble (*get_latitude)(libkitchen_kref_kitchen_Place thiz);
          libkitchen_KDouble (*get_longitude)(libkitchen_kref_kitchen_Place thiz);
          const char* (*get_name)(libkitchen_kref_kitchen_Place thiz);
          libkitchen_KDouble (*component1)(libkitchen_kref_kitchen_Place thiz);
          libkitchen_KDouble (*component2)(libkitchen_kref_kitchen_Place thiz);
          const char* (*component3)(libkitchen_kref_kitchen_Place thiz);
          libkitchen_kref_kitchen_Place (*copy)(libkitchen_kref_kitchen_Place thiz, libkitchen_KDouble latitude, libkitchen_KDouble longitude, const char* name);
          libkitchen_KBoolean (*equals)(libkitchen_kref_kitchen_Place thiz, libkitchen_kref_kotlin_Any other);
          libkitchen_KInt (*hashCode)(libkitchen_kref_kitchen_Place thiz);
          const char* (*toString)(libkitchen_kref_kitchen_Place thiz);
        } Place;
        struct {
          libkitchen_KType* (*_type)(void);
          libkitchen_kref_kitchen_Chain (*Chain)(libkitchen_KInt value, libkitchen_kref_kitchen_Chain next);
          libkitchen_kref_kitchen_Chain (*get_next)(libkitchen_kref_kitchen_Chain thiz);
          libkitchen_KInt (*get_value)(libkitchen_kref_kitchen_Chain thiz);
          libkitchen_KInt (*component1)(libkitchen_kref_kitchen_Chain thiz);
          libkitchen_kref_kitchen_Chain (*component2)(libkitchen_kref_kitchen_Chain thiz);
          libkitchen_kref_kitchen_Chain (*copy)(libkitchen_kref_kitchen_Chain thiz, libkitchen_KInt value, libkitchen_kref_kitchen_Chain next);
          libkitchen_KBoolean (*equals)(libkitchen_kref_kitchen_Chain thiz, libkitchen_kref_kotlin_Any other);
          libkitchen_KInt (*hashCode)(libkitchen_kref_kitchen_Chain thiz);
          const char* (*toString)(libkitchen_kref_kitchen_Chain thiz);
        } Chain;
        struct {
          libkitchen_KType* (*_type)(void);
          libkitchen_kref_kitchen_Tree (*Tree)(const char* name, libkitchen_kref_kotlin_collections_List children);
          libkitchen_kref_kotlin_collections_List (*get_children)(libkitchen_kref_kitchen_Tree thiz);
          const char* (*get_name)(libkitchen_kref_kitchen_Tree thiz);
          const char* (*component1)(libkitchen_kref_kitchen_Tree thiz);
          libkitchen_kref_kotlin_collections_List (*component2)(libkitchen_kref_kitchen_Tree thiz);
          libkitchen_kref_kitchen_Tree (*copy)(libkitchen_kref_kitchen_Tree thiz, const char* name, libkitchen_kref_kotlin_collections_List children);
          libkitchen_KBoolean (*equals)(libkitchen_kref_kitchen_Tree thiz, libkitchen_kref_kotlin_Any other);
          libkitchen_KInt (*hashCode)(libkitchen_kref_kitchen_Tree thiz);
          const char* (*toString)(libkitchen_kref_kitchen_Tree thiz);
        } Tree;
        struct {
          struct {
            libkitchen_KType* (*_type)(void);
            libkitchen_kref_kitchen_Expression_Number (*Number)(libkitchen_KDouble value);
            libkitchen_KDouble (*get_value)(libkitchen_kref_kitchen_Expression_Number thiz);
            libkitchen_KDouble (*component1)(libkitchen_kref_kitchen_Expression_Number thiz);
            libkitchen_kref_kitchen_Expression_Number (*copy)(libkitchen_kref_kitchen_Expression_Number thiz, libkitchen_KDouble value);
            libkitchen_KBoolean (*equals)(libkitchen_kref_kitchen_Expression_Number thiz, libkitchen_kref_kotlin_Any other);
            libkitchen_KInt (*hashCode)(libkitchen_kref_kitchen_Expression_Number thiz);
            const char* (*toString)(libkitchen_kref_kitchen_Expression_Number thiz);
          } Number;
          struct {
            libkitchen_KType* (*_type)(void);
            libkitchen_kref_kitchen_Expression_Sum (*Sum)(libkitchen_kref_kitchen_Expression left, libkitchen_kref_kitchen_Expression right);
            libkitchen_kref_kitchen_Expression (*get_left)(libkitchen_kref_kitchen_Expression_Sum thiz);
            libkitchen_kref_kitchen_Expression (*get_right)(libkitchen_kref_kitchen_Expression_Sum thiz);
            libkitchen_kref_kitchen_Expression (*component1)(libkitchen_kref_kitchen_Expression_Sum thiz);
            libkitchen_kref_kitchen_Expression (*component2)(libkitchen_kref_kitchen_Expression_Sum thiz);
            libkitchen_kref_kitchen_Expression_Sum (*copy)(libkitchen_kref_kitchen_Expression_Sum thiz, libkitchen_kref_kitchen_Expression left, libkitchen_kref_kitchen_Expression right);
            libkitchen_KBoolean (*equals)(libkitchen_kref_kitchen_Expression_Sum thiz, libkitchen_kref_kotlin_Any other);
            libkitchen_KInt (*hashCode)(libkitchen_kref_kitchen_Expression_Sum thiz);
            const char* (*toString)(libkitchen_kref_kitchen_Expression_Sum thiz);
          } Sum;
          struct {
            libkitchen_KType* (*_type)(void);
            libkitchen_kref_kitchen_Expression_Product (*Product)(libkitchen_kref_kotlin_collections_List factors);
            libkitchen_kref_kotlin_collections_List (*get_factors)(libkitchen_kref_kitchen_Expression_Product thiz);
            libkitchen_kref_kotlin_collections_List (*component1)(libkitchen_kref_kitchen_Expression_Product thiz);
            libkitchen_kref_kitchen_Expression_Product (*copy)(libkitchen_kref_kitchen_Expression_Product thiz, libkitchen_kref_kotlin_collections_List factors);
            libkitchen_KBoolean (*equals)(libkitchen_kref_kitchen_Expression_Product thiz, libkitchen_kref_kotlin_Any other);
            libkitchen_KInt (*hashCode)(libkitchen_kref_kitchen_Expression_Product thiz);
            const char* (*toString)(libkitchen_kref_kitchen_Expression_Product thiz);
          } Product;
          struct {
            libkitchen_KType* (*_type)(void);
            libkitchen_kref_kitchen_Expression_Variable (*Variable)(const char* name);
            const char* (*get_name)(libkitchen_kref_kitchen_Expression_Variable thiz);
            const char* (*component1)(libkitchen_kref_kitchen_Expression_Variable thiz);
            libkitchen_kref_kitchen_Expression_Variable (*copy)(libkitchen_kref_kitchen_Expression_Variable thiz, const char* name);
            libkitchen_KBoolean (*equals)(libkitchen_kref_kitchen_Expression_Variable thiz, libkitchen_kref_kotlin_Any other);
            libkitchen_KInt (*hashCode)(libkitchen_kref_kitchen_Expression_Variable thiz);
            const char* (*toString)(libkitchen_kref_kitchen_Expression_Variable thiz);
          } Variable;
          libkitchen_KType* (*_type)(void);
        } Expression;
        struct {
          libkitchen_KType* (*_type)(void);
          libkitchen_kref_kitchen_Voyage (*Voyage)();
          void (*close)(libkitchen_kref_kitchen_Voyage thiz);
          libkitchen_kref_kotlinx_coroutines_flow_Flow (*orders)(libkitchen_kref_kitchen_Voyage thiz);
        } Voyage;
        struct {
          libkitchen_KType* (*_type)(void);
          libkitchen_kref_kitchen_Angle (*Angle)(libkitchen_KDouble degrees);
          libkitchen_KDouble (*get_degrees)(libkitchen_kref_kitchen_Angle thiz);
          libkitchen_KBoolean (*equals)(libkitchen_kref_kitchen_Angle thiz, libkitchen_kref_kotlin_Any other);
          libkitchen_KInt (*hashCode)(libkitchen_kref_kitchen_Angle thiz);
        } Angle;
        struct {
          libkitchen_KType* (*_type)(void);
          libkitchen_kref_kitchen_AngleAsText (*_instance)();
          libkitchen_kref_kotlinx_serialization_descriptors_SerialDescriptor (*get_descriptor)(libkitchen_kref_kitchen_AngleAsText thiz);
          libkitchen_kref_kitchen_Angle (*deserialize)(libkitchen_kref_kitchen_AngleAsText thiz, libkitchen_kref_kotlinx_serialization_encoding_Decoder decoder);
          void (*serialize)(libkitchen_kref_kitchen_AngleAsText thiz, libkitchen_kref_kotlinx_serialization_encoding_Encoder encoder, libkitchen_kref_kitchen_Angle value);
        } AngleAsText;
        struct {
          libkitchen_KType* (*_type)(void);
          libkitchen_kref_kitchen_Corner (*Corner)(libkitchen_KDouble x, libkitchen_kref_kitchen_Angle angle);
          libkitchen_kref_kitchen_Angle (*get_angle)(libkitchen_kref_kitchen_Corner thiz);
          libkitchen_KDouble (*get_x)(libkitchen_kref_kitchen_Corner thiz);
        } Corner;
        struct {
          libkitchen_KType* (*_type)(void);
          libkitchen_kref_kitchen_CornerRecord (*CornerRecord)(libkitchen_KDouble x, libkitchen_kref_kitchen_Angle angle);
          libkitchen_kref_kitchen_Angle (*get_angle)(libkitchen_kref_kitchen_CornerRecord thiz);
          libkitchen_KDouble (*get_x)(libkitchen_kref_kitchen_CornerRecord thiz);
          libkitchen_KDouble (*component1)(libkitchen_kref_kitchen_CornerRecord thiz);
          libkitchen_kref_kitchen_Angle (*component2)(libkitchen_kref_kitchen_CornerRecord thiz);
          libkitchen_kref_kitchen_CornerRecord (*copy)(libkitchen_kref_kitchen_CornerRecord thiz, libkitchen_KDouble x, libkitchen_kref_kitchen_Angle angle);
          libkitchen_KBoolean (*equals)(libkitchen_kref_kitchen_CornerRecord thiz, libkitchen_kref_kotlin_Any other);
          libkitchen_KInt (*hashCode)(libkitchen_kref_kitchen_CornerRecord thiz);
          const char* (*toString)(libkitchen_kref_kitchen_CornerRecord thiz);
        } CornerRecord;
        struct {
          libkitchen_KType* (*_type)(void);
          libkitchen_kref_kitchen_CornerAsRecord (*CornerAsRecord)(const char* name);
          libkitchen_kref_kotlinx_serialization_descriptors_SerialDescriptor (*get_descriptor)(libkitchen_kref_kitchen_CornerAsRecord thiz);
          libkitchen_kref_kitchen_Corner (*deserialize)(libkitchen_kref_kitchen_CornerAsRecord thiz, libkitchen_kref_kotlinx_serialization_encoding_Decoder decoder);
          void (*serialize)(libkitchen_kref_kitchen_CornerAsRecord thiz, libkitchen_kref_kotlinx_serialization_encoding_Encoder encoder, libkitchen_kref_kitchen_Corner value);
        } CornerAsRecord;
        struct {
          libkitchen_KType* (*_type)(void);
          libkitchen_kref_kitchen_Route (*Route)(libkitchen_kref_kotlin_collections_List places);
          libkitchen_kref_kotlin_collections_List (*get_places)(libkitchen_kref_kitchen_Route thiz);
        } Route;
        struct {
          libkitchen_KType* (*_type)(void);
          libkitchen_kref_kitchen_RouteAsPlaces (*_instance)();
          libkitchen_kref_kotlinx_serialization_descriptors_SerialDescriptor (*get_descriptor)(libkitchen_kref_kitchen_RouteAsPlaces thiz);
          libkitchen_kref_kitchen_Route (*deserialize)(libkitchen_kref_kitchen_RouteAsPlaces thiz, libkitchen_kref_kotlinx_serialization_encoding_Decoder decoder);
          void (*serialize)(libkitchen_kref_kitchen_RouteAsPlaces thiz, libkitchen_kref_kotlinx_serialization_encoding_Encoder encoder, libkitchen_kref_kitchen_Route value);
        } RouteAsPlaces;
        struct {
          struct {
            libkitchen_KType* (*_type)(void);
            libkitchen_kref_kitchen_Parcel_$serializer (*_instance)();
            libkitchen_kref_kotlinx_serialization_descriptors_SerialDescriptor (*get_descriptor)(libkitchen_kref_kitchen_Parcel_$serializer thiz);
            libkitchen_kref_kotlin_Array (*childSerializers)(libkitchen_kref_kitchen_Parcel_$serializer thiz);
            libkitchen_kref_kitchen_Parcel (*deserialize)(libkitchen_kref_kitchen_Parcel_$serializer thiz, libkitchen_kref_kotlinx_serialization_encoding_Decoder decoder);
            void (*serialize)(libkitchen_kref_kitchen_Parcel_$serializer thiz, libkitchen_kref_kotlinx_serialization_encoding_Encoder encoder, libkitchen_kref_kitchen_Parcel value);
          } $serializer;
          struct {
            libkitchen_KType* (*_type)(void);
            libkitchen_kref_kitchen_Parcel_Companion (*_instance)();
            libkitchen_kref_kotlinx_serialization_KSerializer (*serializer)(libkitchen_kref_kitchen_Parcel_Companion thiz);
          } Companion;
          libkitchen_KType* (*_type)(void);
          libkitchen_kref_kitchen_Parcel (*Parcel)(libkitchen_KInt seen0, const char* receiver, libkitchen_KInt weight, libkitchen_kref_kotlin_collections_List stamps, libkitchen_kref_kotlinx_serialization_internal_SerializationConstructorMarker serializationConstructorMarker);
          libkitchen_kref_kitchen_Parcel (*Parcel_)(const char* receiver, libkitchen_KInt weight);
          libkitchen_KBoolean (*get_isHeavy)(libkitchen_kref_kitchen_Parcel thiz);
          libkitchen_KInt (*get_looks)(libkitchen_kref_kitchen_Parcel thiz);
          void (*set_looks)(libkitchen_kref_kitchen_Parcel thiz, libkitchen_KInt set);
          const char* (*get_receiver)(libkitchen_kref_kitchen_Parcel thiz);
          libkitchen_kref_kotlin_collections_List (*get_stamps)(libkitchen_kref_kitchen_Parcel thiz);
          void (*set_stamps)(libkitchen_kref_kitchen_Parcel thiz, libkitchen_kref_kotlin_collections_List set);
          libkitchen_KInt (*get_weight)(libkitchen_kref_kitchen_Parcel thiz);
          void (*set_weight)(libkitchen_kref_kitchen_Parcel thiz, libkitchen_KInt set);
          libkitchen_kref_kitchen_Parcel (*stamped)(libkitchen_kref_kitchen_Parcel thiz, const char* stamp);
        } Parcel;
        struct {
          struct {
            libkitchen_KType* (*_type)(void);
            libkitchen_kref_kitchen_Crate_$serializer (*_instance)();
            libkitchen_kref_kotlinx_serialization_descriptors_SerialDescriptor (*get_descriptor)(libkitchen_kref_kitchen_Crate_$serializer thiz);
            libkitchen_kref_kotlin_Array (*childSerializers)(libkitchen_kref_kitchen_Crate_$serializer thiz);
            libkitchen_kref_kitchen_Crate (*deserialize)(libkitchen_kref_kitchen_Crate_$serializer thiz, libkitchen_kref_kotlinx_serialization_encoding_Decoder decoder);
            void (*serialize)(libkitchen_kref_kitchen_Crate_$serializer thiz, libkitchen_kref_kotlinx_serialization_encoding_Encoder encoder, libkitchen_kref_kitchen_Crate value);
          } $serializer;
          struct {
            libkitchen_KType* (*_type)(void);
            libkitchen_kref_kitchen_Crate_Companion (*_instance)();
            libkitchen_kref_kotlinx_serialization_KSerializer (*serializer)(libkitchen_kref_kitchen_Crate_Companion thiz);
          } Companion;
          libkitchen_KType* (*_type)(void);
          libkitchen_kref_kitchen_Crate (*Crate)(const char* label, libkitchen_kref_kitchen_Crate inner);
          const char* (*get_label)(libkitchen_kref_kitchen_Crate thiz);
          libkitchen_KInt (*depth)(libkitchen_kref_kitchen_Crate thiz);
        } Crate;
        struct {
          libkitchen_KType* (*_type)(void);
          libkitchen_kref_kitchen_Turn (*Turn)(libkitchen_kref_kitchen_Angle by, libkitchen_kref_kotlin_collections_List then);
          libkitchen_kref_kitchen_Angle (*get_by)(libkitchen_kref_kitchen_Turn thiz);
          libkitchen_kref_kotlin_collections_List (*get_then)(libkitchen_kref_kitchen_Turn thiz);
          libkitchen_kref_kitchen_Angle (*component1)(libkitchen_kref_kitchen_Turn thiz);
          libkitchen_kref_kotlin_collections_List (*component2)(libkitchen_kref_kitchen_Turn thiz);
          libkitchen_kref_kitchen_Turn (*copy)(libkitchen_kref_kitchen_Turn thiz, libkitchen_kref_kitchen_Angle by, libkitchen_kref_kotlin_collections_List then);
          libkitchen_KBoolean (*equals)(libkitchen_kref_kitchen_Turn thiz, libkitchen_kref_kotlin_Any other);
          libkitchen_KInt (*hashCode)(libkitchen_kref_kitchen_Turn thiz);
          const char* (*toString)(libkitchen_kref_kitchen_Turn thiz);
        } Turn;
        struct {
          struct {
            libkitchen_KType* (*_type)(void);
            libkitchen_kref_kitchen_Settings_Advanced (*_instance)();
            libkitchen_KBoolean (*reset)(libkitchen_kref_kitchen_Settings_Advanced thiz);
          } Advanced;
          libkitchen_KType* (*_type)(void);
          libkitchen_kref_kitchen_Settings (*_instance)();
          libkitchen_kref_kotlinx_coroutines_flow_StateFlow (*get_levels)(libkitchen_kref_kitchen_Settings thiz);
          const char* (*get_name)(libkitchen_kref_kitchen_Settings thiz);
          libkitchen_KInt (*get_volume)(libkitchen_kref_kitchen_Settings thiz);
          void (*set_volume)(libkitchen_kref_kitchen_Settings thiz, libkitchen_KInt set);
          libkitchen_kref_kotlinx_coroutines_flow_Flow (*countdown)(libkitchen_kref_kitchen_Settings thiz, libkitchen_KInt from);
          libkitchen_KInt (*raise)(libkitchen_kref_kitchen_Settings thiz, libkitchen_KInt by);
          const char* (*at)(libkitchen_kref_kitchen_Settings thiz, libkitchen_kref_kitchen_Place thiz1, libkitchen_KInt level);
        } Settings;
        struct {
          libkitchen_KType* (*_type)(void);
          libkitchen_kref_kitchen_Empty (*_instance)();
        } Empty;
        struct {
          libkitchen_KType* (*_type)(void);
          libkitchen_kref_kitchen_Station (*Station)(const char* name, libkitchen_kref_kitchen_Position position, libkitchen_kref_kitchen_Color color, libkitchen_KLong altitude, libkitchen_kref_kotlin_collections_List crew, libkitchen_kref_kotlin_collections_Map modules, libkitchen_kref_kitchen_Shape shape, libkitchen_KChar initial, libkitchen_kref_kotlin_collections_List code, libkitchen_kref_kotlin_time_Instant launched, libkitchen_KLong orbit, libkitchen_KBoolean docked, libkitchen_kref_kotlin_Float trend, libkitchen_kref_kitchen_Station next);
          libkitchen_KLong (*get_altitude)(libkitchen_kref_kitchen_Station thiz);
          libkitchen_kref_kotlin_collections_List (*get_code)(libkitchen_kref_kitchen_Station thiz);
          libkitchen_kref_kitchen_Color (*get_color)(libkitchen_kref_kitchen_Station thiz);
          libkitchen_kref_kotlin_collections_List (*get_crew)(libkitchen_kref_kitchen_Station thiz);
          libkitchen_KBoolean (*get_docked)(libkitchen_kref_kitchen_Station thiz);
          libkitchen_KChar (*get_initial)(libkitchen_kref_kitchen_Station thiz);
          libkitchen_kref_kotlin_time_Instant (*get_launched)(libkitchen_kref_kitchen_Station thiz);
          libkitchen_kref_kotlin_collections_Map (*get_modules)(libkitchen_kref_kitchen_Station thiz);
          const char* (*get_name)(libkitchen_kref_kitchen_Station thiz);
          libkitchen_kref_kitchen_Station (*get_next)(libkitchen_kref_kitchen_Station thiz);
          void (*get_note)(libkitchen_kref_kitchen_Station thiz);
          libkitchen_KLong (*get_orbit)(libkitchen_kref_kitchen_Station thiz);
          libkitchen_kref_kitchen_Position (*get_position)(libkitchen_kref_kitchen_Station thiz);
          libkitchen_kref_kitchen_Shape (*get_shape)(libkitchen_kref_kitchen_Station thiz);
          libkitchen_kref_kotlin_Float (*get_trend)(libkitchen_kref_kitchen_Station thiz);
          const char* (*component1)(libkitchen_kref_kitchen_Station thiz);
          libkitchen_kref_kotlin_time_Instant (*component10)(libkitchen_kref_kitchen_Station thiz);
          libkitchen_KLong (*component11)(libkitchen_kref_kitchen_Station thiz);
          libkitchen_KBoolean (*component12)(libkitchen_kref_kitchen_Station thiz);
          void (*component13)(libkitchen_kref_kitchen_Station thiz);
          libkitchen_kref_kotlin_Float (*component14)(libkitchen_kref_kitchen_Station thiz);
          libkitchen_kref_kitchen_Station (*component15)(libkitchen_kref_kitchen_Station thiz);
          libkitchen_kref_kitchen_Position (*component2)(libkitchen_kref_kitchen_Station thiz);
          libkitchen_kref_kitchen_Color (*component3)(libkitchen_kref_kitchen_Station thiz);
          libkitchen_KLong (*component4)(libkitchen_kref_kitchen_Station thiz);
          libkitchen_kref_kotlin_collections_List (*component5)(libkitchen_kref_kitchen_Station thiz);
          libkitchen_kref_kotlin_collections_Map (*component6)(libkitchen_kref_kitchen_Station thiz);
          libkitchen_kref_kitchen_Shape (*component7)(libkitchen_kref_kitchen_Station thiz);
          libkitchen_KChar (*component8)(libkitchen_kref_kitchen_Station thiz);
          libkitchen_kref_kotlin_collections_List (*component9)(libkitchen_kref_kitchen_Station thiz);
          libkitchen_kref_kitchen_Station (*copy)(libkitchen_kref_kitchen_Station thiz, const char* name, libkitchen_kref_kitchen_Position position, libkitchen_kref_kitchen_Color color, libkitchen_KLong altitude, libkitchen_kref_kotlin_collections_List crew, libkitchen_kref_kotlin_collections_Map modules, libkitchen_kref_kitchen_Shape shape, libkitchen_KChar initial, libkitchen_kref_kotlin_collections_List code, libkitchen_kref_kotlin_time_Instant launched, libkitchen_KLong orbit, libkitchen_KBoolean docked, libkitchen_kref_kotlin_Float trend, libkitchen_kref_kitchen_Station next);
          libkitchen_KBoolean (*equals)(libkitchen_kref_kitchen_Station thiz, libkitchen_kref_kotlin_Any other);
          libkitchen_KInt (*hashCode)(libkitchen_kref_kitchen_Station thiz);
          const char* (*toString)(libkitchen_kref_kitchen_Station thiz);
        } Station;
        struct {
          libkitchen_KType* (*_type)(void);
          libkitchen_kref_kitchen_Position (*Position)(libkitchen_KDouble latitude, libkitchen_KDouble longitude);
          libkitchen_KDouble (*get_latitude)(libkitchen_kref_kitchen_Position thiz);
          libkitchen_KDouble (*get_longitude)(libkitchen_kref_kitchen_Position thiz);
          libkitchen_KDouble (*component1)(libkitchen_kref_kitchen_Position thiz);
          libkitchen_KDouble (*component2)(libkitchen_kref_kitchen_Position thiz);
          libkitchen_kref_kitchen_Position (*copy)(libkitchen_kref_kitchen_Position thiz, libkitchen_KDouble latitude, libkitchen_KDouble longitude);
          libkitchen_KBoolean (*equals)(libkitchen_kref_kitchen_Position thiz, libkitchen_kref_kotlin_Any other);
          libkitchen_KInt (*hashCode)(libkitchen_kref_kitchen_Position thiz);
          const char* (*toString)(libkitchen_kref_kitchen_Position thiz);
        } Position;
        struct {
          struct {
            libkitchen_KType* (*_type)(void);
            libkitchen_kref_kitchen_Shape_Circle (*Circle)(libkitchen_KDouble radius);
            libkitchen_KDouble (*get_radius)(libkitchen_kref_kitchen_Shape_Circle thiz);
            libkitchen_KDouble (*component1)(libkitchen_kref_kitchen_Shape_Circle thiz);
            libkitchen_kref_kitchen_Shape_Circle (*copy)(libkitchen_kref_kitchen_Shape_Circle thiz, libkitchen_KDouble radius);
            libkitchen_KBoolean (*equals)(libkitchen_kref_kitchen_Shape_Circle thiz, libkitchen_kref_kotlin_Any other);
            libkitchen_KInt (*hashCode)(libkitchen_kref_kitchen_Shape_Circle thiz);
            const char* (*toString)(libkitchen_kref_kitchen_Shape_Circle thiz);
          } Circle;
          struct {
            libkitchen_KType* (*_type)(void);
            libkitchen_kref_kitchen_Shape_Nowhere (*_instance)();
            libkitchen_KBoolean (*equals)(libkitchen_kref_kitchen_Shape_Nowhere thiz, libkitchen_kref_kotlin_Any other);
            libkitchen_KInt (*hashCode)(libkitchen_kref_kitchen_Shape_Nowhere thiz);
            const char* (*toString)(libkitchen_kref_kitchen_Shape_Nowhere thiz);
          } Nowhere;
          struct {
            libkitchen_KType* (*_type)(void);
            libkitchen_kref_kitchen_Shape_Path (*Path)(libkitchen_kref_kotlin_collections_List points);
            libkitchen_kref_kotlin_collections_List (*get_points)(libkitchen_kref_kitchen_Shape_Path thiz);
            libkitchen_kref_kotlin_collections_List (*component1)(libkitchen_kref_kitchen_Shape_Path thiz);
            libkitchen_kref_kitchen_Shape_Path (*copy)(libkitchen_kref_kitchen_Shape_Path thiz, libkitchen_kref_kotlin_collections_List points);
            libkitchen_KBoolean (*equals)(libkitchen_kref_kitchen_Shape_Path thiz, libkitchen_kref_kotlin_Any other);
            libkitchen_KInt (*hashCode)(libkitchen_kref_kitchen_Shape_Path thiz);
            const char* (*toString)(libkitchen_kref_kitchen_Shape_Path thiz);
          } Path;
          libkitchen_KType* (*_type)(void);
        } Shape;
        struct {
          libkitchen_KType* (*_type)(void);
          libkitchen_kref_kitchen_Origin (*_instance)();
          libkitchen_KBoolean (*equals)(libkitchen_kref_kitchen_Origin thiz, libkitchen_kref_kotlin_Any other);
          libkitchen_KInt (*hashCode)(libkitchen_kref_kitchen_Origin thiz);
          const char* (*toString)(libkitchen_kref_kitchen_Origin thiz);
        } Origin;
        struct {
          libkitchen_KType* (*_type)(void);
          libkitchen_kref_kitchen_Keywords (*Keywords)(libkitchen_KInt in, const char* default_, libkitchen_KBoolean self, libkitchen_kref_kitchen_Color class_, libkitchen_KLong init);
          libkitchen_kref_kitchen_Color (*get_class)(libkitchen_kref_kitchen_Keywords thiz);
          const char* (*get_default)(libkitchen_kref_kitchen_Keywords thiz);
          libkitchen_KInt (*get_in)(libkitchen_kref_kitchen_Keywords thiz);
          libkitchen_KLong (*get_init)(libkitchen_kref_kitchen_Keywords thiz);
          libkitchen_KBoolean (*get_self)(libkitchen_kref_kitchen_Keywords thiz);
          libkitchen_KInt (*component1)(libkitchen_kref_kitchen_Keywords thiz);
          const char* (*component2)(libkitchen_kref_kitchen_Keywords thiz);
          libkitchen_KBoolean (*component3)(libkitchen_kref_kitchen_Keywords thiz);
          libkitchen_kref_kitchen_Color (*component4)(libkitchen_kref_kitchen_Keywords thiz);
          libkitchen_KLong (*component5)(libkitchen_kref_kitchen_Keywords thiz);
          libkitchen_kref_kitchen_Keywords (*copy)(libkitchen_kref_kitchen_Keywords thiz, libkitchen_KInt in, const char* default_, libkitchen_KBoolean self, libkitchen_kref_kitchen_Color class_, libkitchen_KLong init);
          libkitchen_KBoolean (*equals)(libkitchen_kref_kitchen_Keywords thiz, libkitchen_kref_kotlin_Any other);
          libkitchen_KInt (*hashCode)(libkitchen_kref_kitchen_Keywords thiz);
          const char* (*toString)(libkitchen_kref_kitchen_Keywords thiz);
        } Keywords;
        struct {
          libkitchen_KType* (*_type)(void);
          libkitchen_kref_kitchen_Range (*Range)(libkitchen_KInt from, libkitchen_KInt to);
          libkitchen_KInt (*get_from)(libkitchen_kref_kitchen_Range thiz);
          libkitchen_KInt (*get_size)(libkitchen_kref_kitchen_Range thiz);
          libkitchen_KInt (*get_to)(libkitchen_kref_kitchen_Range thiz);
          libkitchen_KInt (*component1)(libkitchen_kref_kitchen_Range thiz);
          libkitchen_KInt (*component2)(libkitchen_kref_kitchen_Range thiz);
          libkitchen_kref_kitchen_Range (*copy)(libkitchen_kref_kitchen_Range thiz, libkitchen_KInt from, libkitchen_KInt to);
          libkitchen_KBoolean (*equals)(libkitchen_kref_kitchen_Range thiz, libkitchen_kref_kotlin_Any other);
          libkitchen_KInt (*hashCode)(libkitchen_kref_kitchen_Range thiz);
          const char* (*toString)(libkitchen_kref_kitchen_Range thiz);
        } Range;
        struct {
          libkitchen_KType* (*_type)(void);
          libkitchen_kref_kitchen_NameTray (*NameTray)();
          const char* (*get_longest)(libkitchen_kref_kitchen_NameTray thiz);
          libkitchen_KInt (*put)(libkitchen_kref_kitchen_NameTray thiz, const char* thing);
        } NameTray;
        struct {
          libkitchen_KType* (*_type)(void);
          libkitchen_kref_kitchen_Letters (*Letters)();
          libkitchen_KInt (*get_size)(libkitchen_kref_kitchen_Letters thiz);
          libkitchen_KChar (*get)(libkitchen_kref_kitchen_Letters thiz, libkitchen_KInt index);
        } Letters;
        libkitchen_kref_kitchen_Alarm (*echoAlarm)(libkitchen_kref_kitchen_Alarm value);
        libkitchen_kref_kitchen_Alarm_AllClear (*echoAllClear)(libkitchen_kref_kitchen_Alarm_AllClear value);
        libkitchen_kref_kitchen_Alarm_Flood (*echoFlood)(libkitchen_kref_kitchen_Alarm_Flood value);
        libkitchen_kref_kitchen_Alarm_Storm (*echoStorm)(libkitchen_kref_kitchen_Alarm_Storm value);
        libkitchen_kref_kotlinx_coroutines_flow_Flow (*flowOfAlarms)(libkitchen_kref_kotlin_collections_List value);
        libkitchen_kref_kitchen_Voiced (*get_noisiest)();
        libkitchen_kref_kitchen_Animal (*animal)(libkitchen_KInt kind);
        libkitchen_kref_kitchen_Animal (*animalOf)(libkitchen_KInt kind, const char* name);
        libkitchen_kref_kotlin_collections_List (*animals)();
        libkitchen_kref_kotlin_collections_Map (*animalsByName)();
        libkitchen_kref_kotlinx_coroutines_flow_Flow (*animalsNowAndThen)();
        libkitchen_kref_kitchen_Dog (*dog)(libkitchen_KInt kind);
        libkitchen_kref_kitchen_Animal (*echoAnimal)(libkitchen_kref_kitchen_Animal value);
        libkitchen_kref_kitchen_Voiced (*echoVoiced)(libkitchen_kref_kitchen_Voiced value);
        libkitchen_kref_kitchen_Guest (*guest)(libkitchen_kref_kotlin_Int kind);
        libkitchen_kref_kitchen_Keeping (*keeping)(libkitchen_KInt kind);
        libkitchen_kref_kitchen_Kennel (*kennel)(libkitchen_KInt kind);
        libkitchen_kref_kotlin_collections_List (*manyAnimals)(libkitchen_KInt count);
        libkitchen_kref_kitchen_Animal (*maybeAnimal)(libkitchen_kref_kotlin_Int kind);
        libkitchen_kref_kitchen_Kennel (*numberKennel)();
        libkitchen_kref_kitchen_Puppy (*puppy)(const char* name);
        libkitchen_kref_kitchen_Trained (*trained)(libkitchen_KInt kind);
        libkitchen_kref_kitchen_Voiced (*voiced)(libkitchen_KInt kind);
        libkitchen_kref_kitchen_Voiced (*voicedOf)(libkitchen_kref_kotlin_Int kind, const char* name);
        libkitchen_kref_kotlin_collections_List (*voices)();
        libkitchen_kref_kitchen_Walk (*walk)();
        const char* (*get_reader)();
        libkitchen_kref_kotlinx_coroutines_flow_Flow (*computed)(libkitchen_KInt count);
        libkitchen_KDouble (*db)(libkitchen_KDouble value);
        libkitchen_KDouble (*decibels)(libkitchen_KDouble value);
        libkitchen_KInt (*hidden)();
        libkitchen_KDouble (*loud)(libkitchen_KDouble value);
        libkitchen_KInt (*result)(libkitchen_KInt frame, libkitchen_KInt writer);
        libkitchen_kref_kitchen_Risk (*risky)(libkitchen_kref_kitchen_Risk value);
        void (*tell)(libkitchen_KBoolean isTrue);
        libkitchen_kref_kotlin_Array (*echoArray)(libkitchen_kref_kotlin_Array value);
        libkitchen_kref_kotlin_Array (*echoArrayOfRecords)(libkitchen_kref_kotlin_Array value);
        libkitchen_kref_kotlin_BooleanArray (*echoBooleanArray)(libkitchen_kref_kotlin_BooleanArray value);
        libkitchen_kref_kotlin_CharArray (*echoCharArray)(libkitchen_kref_kotlin_CharArray value);
        libkitchen_kref_kotlin_DoubleArray (*echoDoubleArray)(libkitchen_kref_kotlin_DoubleArray value);
        libkitchen_kref_kotlin_FloatArray (*echoFloatArray)(libkitchen_kref_kotlin_FloatArray value);
        libkitchen_kref_kotlin_IntArray (*echoIntArray)(libkitchen_kref_kotlin_IntArray value);
        libkitchen_kref_kotlin_LongArray (*echoLongArray)(libkitchen_kref_kotlin_LongArray value);
        libkitchen_kref_kotlin_ShortArray (*echoShortArray)(libkitchen_kref_kotlin_ShortArray value);
        libkitchen_kref_kotlin_ByteArray (*echoUByteArray)(libkitchen_kref_kotlin_ByteArray value);
        libkitchen_kref_kotlin_IntArray (*echoUIntArray)(libkitchen_kref_kotlin_IntArray value);
        libkitchen_kref_kotlin_collections_Collection (*echoCollection)(libkitchen_kref_kotlin_collections_Collection value);
        libkitchen_kref_kotlin_collections_Iterable (*echoIterable)(libkitchen_kref_kotlin_collections_Iterable value);
        libkitchen_kref_kotlin_collections_List (*echoList)(libkitchen_kref_kotlin_collections_List value);
        libkitchen_kref_kotlin_collections_Map (*echoMap)(libkitchen_kref_kotlin_collections_Map value);
        libkitchen_kref_kotlin_collections_Map (*echoMapOfRecords)(libkitchen_kref_kotlin_collections_Map value);
        libkitchen_kref_kotlin_collections_Map (*echoMapOfSets)(libkitchen_kref_kotlin_collections_Map value);
        libkitchen_kref_kotlin_collections_List (*echoNames)(libkitchen_kref_kotlin_collections_List value);
        libkitchen_kref_kotlin_collections_List (*echoNestedList)(libkitchen_kref_kotlin_collections_List value);
        libkitchen_kref_kotlin_collections_Set (*echoSet)(libkitchen_kref_kotlin_collections_Set value);
        libkitchen_kref_kotlin_collections_Map (*echoTable)(libkitchen_kref_kotlin_collections_Map value);
        libkitchen_kref_kotlin_collections_List (*echoUBytes)(libkitchen_kref_kotlin_collections_List value);
        libkitchen_kref_kotlin_collections_List (*echoUnits)(libkitchen_kref_kotlin_collections_List value);
        libkitchen_kref_kotlinx_coroutines_flow_Flow (*flowOfLists)(libkitchen_kref_kotlin_collections_List value);
        libkitchen_kref_kotlinx_coroutines_flow_Flow (*flowOfMaps)(libkitchen_kref_kotlin_collections_List value);
        libkitchen_kref_kotlinx_coroutines_flow_Flow (*flowOfSets)(libkitchen_kref_kotlin_collections_List value);
        const char* (*get_first)(libkitchen_kref_kitchen_Crew thiz);
        libkitchen_KInt (*crewOrDefault)(libkitchen_kref_kitchen_Crew crew, libkitchen_kref_kitchen_Crew nothing);
        libkitchen_kref_kitchen_Crew (*echoCrew)(libkitchen_kref_kitchen_Crew value);
        libkitchen_kref_kotlin_collections_List (*echoCrews)(libkitchen_kref_kotlin_collections_List value);
        libkitchen_kref_kotlin_collections_Map (*echoCrewsByName)(libkitchen_kref_kotlin_collections_Map value);
        libkitchen_kref_kitchen_Mission (*echoMission)(libkitchen_kref_kitchen_Mission value);
        libkitchen_kref_kitchen_Crew (*echoNullableCrew)(libkitchen_kref_kitchen_Crew value);
        libkitchen_kref_kitchen_Visit (*echoVisit)(libkitchen_kref_kitchen_Visit value);
        libkitchen_kref_kitchen_Crew (*largest)(libkitchen_kref_kotlin_Array crews);
        libkitchen_kref_kotlinx_coroutines_flow_Flow (*namesOf)(libkitchen_kref_kitchen_Crew crew);
        libkitchen_kref_kitchen_Crew (*rename)(libkitchen_kref_kitchen_Crew thiz, const char* from, const char* to);
        libkitchen_kref_kotlinx_coroutines_flow_SharedFlow (*get_landed)();
        libkitchen_kref_kotlinx_coroutines_flow_MutableStateFlow (*get_onDuty)();
        libkitchen_kref_kotlinx_coroutines_channels_ReceiveChannel (*boarding)();
        libkitchen_kref_kotlinx_coroutines_flow_Flow (*crewAgain)(libkitchen_kref_kitchen_Crew crew, libkitchen_KInt times);
        libkitchen_kref_kotlinx_coroutines_flow_Flow (*crewsNowAndThen)();
        libkitchen_kref_kotlinx_coroutines_flow_Flow (*crewsUpTo)(libkitchen_KInt count);
        libkitchen_kref_kotlinx_coroutines_flow_Flow (*endlessCrews)();
        libkitchen_KBoolean (*land)(libkitchen_kref_kitchen_Crew crew);
        libkitchen_kref_kotlinx_coroutines_flow_Flow (*missionsOf)(libkitchen_kref_kitchen_Crew crew);
        libkitchen_kref_kotlinx_coroutines_flow_Flow (*shifts)();
        libkitchen_kref_kitchen_Color (*echoColor)(libkitchen_kref_kitchen_Color value);
        libkitchen_kref_kotlinx_coroutines_flow_Flow (*flowOfColors)(libkitchen_kref_kotlin_collections_List value);
        const char* (*cook)(const char* dish);
        libkitchen_KBoolean (*get_isNorth)(libkitchen_kref_kitchen_Place thiz);
        libkitchen_KChar (*get)(libkitchen_kref_kitchen_Place thiz, libkitchen_KInt index);
        libkitchen_KBoolean (*isLoud)(libkitchen_kref_kitchen_Alarm thiz);
        libkitchen_kref_kotlinx_coroutines_flow_Flow (*letters)(libkitchen_kref_kitchen_Place thiz);
        libkitchen_kref_kitchen_Place (*opposite)(libkitchen_kref_kitchen_Place thiz);
        libkitchen_KInt (*orZero)(libkitchen_kref_kotlin_Int thiz);
        libkitchen_kref_kitchen_Place (*plus)(libkitchen_kref_kitchen_Place thiz, libkitchen_kref_kitchen_Place other);
        libkitchen_kref_kitchen_Place (*renamed)(libkitchen_kref_kitchen_Place thiz, const char* name, libkitchen_KBoolean isLoud);
        const char* (*shouted)(const char* thiz);
        libkitchen_KInt (*summed)(libkitchen_kref_kotlin_collections_List thiz);
        libkitchen_kref_kotlinx_coroutines_flow_StateFlow (*get_alarm)();
        libkitchen_kref_kotlinx_coroutines_channels_ReceiveChannel (*get_events)();
        libkitchen_kref_kotlinx_coroutines_flow_Flow (*get_greetings)();
        libkitchen_kref_kotlinx_coroutines_flow_SharedFlow (*get_news)();
        libkitchen_kref_kotlinx_coroutines_flow_MutableStateFlow (*get_number)();
        libkitchen_kref_kotlinx_coroutines_flow_MutableStateFlow (*get_place)();
        libkitchen_kref_kotlinx_coroutines_flow_MutableSharedFlow (*get_rawNews)();
        libkitchen_kref_kotlinx_coroutines_flow_Flow (*byteArrays)(libkitchen_kref_kotlin_collections_List values);
        libkitchen_kref_kotlinx_coroutines_flow_Flow (*characters)(const char* text);
        libkitchen_kref_kotlinx_coroutines_flow_Flow (*counts)(libkitchen_KInt count);
        libkitchen_kref_kotlinx_coroutines_flow_Flow (*countsFrom)(libkitchen_KLong start, libkitchen_KInt count);
        libkitchen_kref_kotlinx_coroutines_flow_Flow (*failsAfter)(libkitchen_KInt count);
        libkitchen_kref_kotlinx_coroutines_flow_StateFlow (*gauge)(const char* name);
        libkitchen_kref_kotlinx_coroutines_flow_Flow (*nullableStrings)(libkitchen_kref_kotlin_collections_List values);
        libkitchen_kref_kotlinx_coroutines_channels_ReceiveChannel (*produced)(libkitchen_KInt count);
        libkitchen_KBoolean (*publish)(const char* text);
        libkitchen_KBoolean (*send)(const char* event);
        void (*setGauge)(libkitchen_KDouble value);
        libkitchen_kref_kotlinx_coroutines_flow_Flow (*ticks)(libkitchen_KLong interval);
        libkitchen_kref_kotlinx_coroutines_flow_Flow (*units)(libkitchen_KInt count);
        void (*warn)(libkitchen_kref_kitchen_Alarm of);
        const char* (*describe)(libkitchen_KInt value);
        const char* (*describe_)(const char* value);
        const char* (*describe__)(libkitchen_kref_kotlin_collections_List value);
        const char* (*describe___)(libkitchen_KInt value, const char* text);
        libkitchen_KLong (*divide)(libkitchen_KLong a, libkitchen_KLong b);
        const char* (*greet)(const char* name, const char* greeting, libkitchen_KInt times, libkitchen_kref_kotlin_Char mark);
        const char* (*joined)(libkitchen_kref_kotlin_Array parts);
        const char* (*longest)(libkitchen_kref_kotlin_Array places, const char* fallback);
        libkitchen_kref_kitchen_Place (*placeAt)(libkitchen_KDouble latitude, const char* name, libkitchen_KDouble longitude);
        const char* (*repeat)(const char* in, libkitchen_KInt while_);
        const char* (*shout)(const char* text, libkitchen_kref_kotlin_Function1 transformation);
        libkitchen_KInt (*sum)(libkitchen_KInt a, libkitchen_KInt b, libkitchen_KInt c, libkitchen_KInt d, libkitchen_KInt e);
        libkitchen_KInt (*total)(libkitchen_KInt start, libkitchen_kref_kotlin_IntArray numbers);
        libkitchen_kref_kitchen_Scored (*best)(libkitchen_kref_kotlin_collections_List scored);
        libkitchen_kref_kitchen_Catalog (*echoCatalog)(libkitchen_kref_kitchen_Catalog value);
        libkitchen_kref_kitchen_Catalog (*echoCatalogOfSets)(libkitchen_kref_kitchen_Catalog value);
        libkitchen_kref_kitchen_Chained (*echoChained)(libkitchen_kref_kitchen_Chained value);
        libkitchen_kref_kitchen_Chained (*echoChainedAlarms)(libkitchen_kref_kitchen_Chained value);
        libkitchen_kref_kitchen_Framed (*echoFramed)(libkitchen_kref_kitchen_Framed value);
        libkitchen_kref_kitchen_Rope_Knot (*echoKnot)(libkitchen_kref_kitchen_Rope_Knot value);
        libkitchen_kref_kitchen_Outcome (*echoOutcome)(libkitchen_kref_kitchen_Outcome value);
        libkitchen_kref_kotlin_collections_List (*echoOutcomes)(libkitchen_kref_kotlin_collections_List value);
        libkitchen_kref_kitchen_Rope (*echoRope)(libkitchen_kref_kitchen_Rope value);
        libkitchen_kref_kotlin_Any (*echoTagged)(libkitchen_kref_kotlin_Any value);
        libkitchen_kref_kotlinx_coroutines_flow_Flow (*flowOfScored)(libkitchen_kref_kotlin_collections_List scored);
        libkitchen_kref_kitchen_Either (*echoEither)(libkitchen_kref_kitchen_Either value);
        libkitchen_kref_kotlin_Pair (*echoNamed)(libkitchen_kref_kotlin_Pair value);
        libkitchen_kref_kotlin_Pair (*echoPair)(libkitchen_kref_kotlin_Pair value);
        libkitchen_kref_kotlin_collections_List (*echoPairs)(libkitchen_kref_kotlin_collections_List value);
        libkitchen_kref_kitchen_Seen (*echoSeen)(libkitchen_kref_kitchen_Seen value);
        libkitchen_kref_kitchen_Seen (*echoSeenPair)(libkitchen_kref_kitchen_Seen value);
        libkitchen_kref_kotlin_Triple (*echoTriple)(libkitchen_kref_kotlin_Triple value);
        libkitchen_kref_kotlinx_coroutines_flow_Flow (*flowOfSeen)(libkitchen_kref_kotlin_collections_List values);
        libkitchen_kref_kotlin_collections_List (*nameOf)(libkitchen_kref_kitchen_Seen crewSeen);
        libkitchen_kref_kotlin_collections_List (*brokenTanks)();
        const char* (*describeMachine)(libkitchen_kref_kitchen_Named machine);
        libkitchen_kref_kitchen_Machine (*echoMachine)(libkitchen_kref_kitchen_Machine value);
        libkitchen_kref_kitchen_Machine (*hiddenMachine)();
        void (*startAll)(libkitchen_kref_kotlin_collections_List machines);
        libkitchen_kref_kitchen_Device (*strongest)(libkitchen_kref_kotlin_collections_List devices);
        libkitchen_KDouble (*weigh)(libkitchen_kref_kotlin_collections_List tools);
        libkitchen_kref_kitchen_Alarm (*echoNullableAlarm)(libkitchen_kref_kitchen_Alarm value);
        libkitchen_kref_kotlin_Boolean (*echoNullableBoolean)(libkitchen_kref_kotlin_Boolean value);
        libkitchen_kref_kotlin_ByteArray (*echoNullableByteArray)(libkitchen_kref_kotlin_ByteArray value);
        libkitchen_kref_kotlin_Char (*echoNullableChar)(libkitchen_kref_kotlin_Char value);
        libkitchen_kref_kitchen_Color (*echoNullableColor)(libkitchen_kref_kitchen_Color value);
        libkitchen_kref_kotlin_Double (*echoNullableDouble)(libkitchen_kref_kotlin_Double value);
        libkitchen_kref_kotlin_time_Duration (*echoNullableDuration)(libkitchen_kref_kotlin_time_Duration value);
        libkitchen_kref_kotlin_time_Instant (*echoNullableInstant)(libkitchen_kref_kotlin_time_Instant value);
        libkitchen_kref_kotlin_Int (*echoNullableInt)(libkitchen_kref_kotlin_Int value);
        libkitchen_kref_kotlin_collections_List (*echoNullableList)(libkitchen_kref_kotlin_collections_List value);
        libkitchen_kref_kitchen_Meters (*echoNullableMeters)(libkitchen_kref_kitchen_Meters value);
        libkitchen_kref_kitchen_Place (*echoNullablePlace)(libkitchen_kref_kitchen_Place value);
        const char* (*echoNullableString)(const char* value);
        libkitchen_kref_kotlin_ULong (*echoNullableULong)(libkitchen_kref_kotlin_ULong value);
        libkitchen_kref_kotlin_Unit (*echoNullableUnit)(libkitchen_kref_kotlin_Unit value);
        const char* (*get_VERSION)();
        libkitchen_KLong (*get_counter)();
        void (*set_counter)(libkitchen_KLong set);
        libkitchen_kref_kitchen_Place (*get_created)();
        libkitchen_kref_kitchen_Alarm (*get_lastAlarm)();
        void (*set_lastAlarm)(libkitchen_kref_kitchen_Alarm set);
        libkitchen_KInt (*get_readOnlyOutside)();
        libkitchen_KInt (*get_unreadable)();
        libkitchen_kref_kitchen_Place (*echoPlace)(libkitchen_kref_kitchen_Place place);
        libkitchen_kref_kotlinx_coroutines_flow_Flow (*flowOfPlaces)(libkitchen_kref_kotlin_collections_List places);
        libkitchen_kref_kitchen_Chain (*chain)(libkitchen_KInt length);
        libkitchen_kref_kitchen_Chain (*echoChain)(libkitchen_kref_kitchen_Chain value);
        libkitchen_kref_kitchen_Expression (*echoExpression)(libkitchen_kref_kitchen_Expression value);
        libkitchen_kref_kitchen_Tree (*echoTree)(libkitchen_kref_kitchen_Tree value);
        libkitchen_KInt (*length)(libkitchen_kref_kitchen_Chain chain);
        libkitchen_KBoolean (*echoBoolean)(libkitchen_KBoolean value);
        libkitchen_KByte (*echoByte)(libkitchen_KByte value);
        libkitchen_kref_kotlin_ByteArray (*echoByteArray)(libkitchen_kref_kotlin_ByteArray value);
        libkitchen_KChar (*echoChar)(libkitchen_KChar value);
        libkitchen_KDouble (*echoDouble)(libkitchen_KDouble value);
        libkitchen_KLong (*echoDuration)(libkitchen_KLong value);
        libkitchen_KFloat (*echoFloat)(libkitchen_KFloat value);
        libkitchen_kref_kotlin_time_Instant (*echoInstant)(libkitchen_kref_kotlin_time_Instant value);
        libkitchen_KInt (*echoInt)(libkitchen_KInt value);
        libkitchen_KLong (*echoLong)(libkitchen_KLong value);
        libkitchen_KShort (*echoShort)(libkitchen_KShort value);
        const char* (*echoString)(const char* value);
        libkitchen_KUByte (*echoUByte)(libkitchen_KUByte value);
        libkitchen_KUInt (*echoUInt)(libkitchen_KUInt value);
        libkitchen_KULong (*echoULong)(libkitchen_KULong value);
        libkitchen_KUShort (*echoUShort)(libkitchen_KUShort value);
        void (*echoUnit)();
        void (*fail)(const char* message);
        void (*nothing)();
        libkitchen_kref_kotlinx_coroutines_flow_StateFlow (*get_lastUncaught)();
        libkitchen_kref_kotlinx_coroutines_flow_Flow (*asked)(libkitchen_KInt count);
        void (*failUnseen)(const char* message);
        void (*takeUncaught)(libkitchen_kref_kotlin_Throwable failure);
        libkitchen_KBoolean (*get_isRight)(libkitchen_kref_kitchen_Angle thiz);
        libkitchen_kref_kitchen_Angle (*echoAngle)(libkitchen_kref_kitchen_Angle value);
        libkitchen_kref_kotlin_collections_Map (*echoAngles)(libkitchen_kref_kotlin_collections_Map value);
        libkitchen_kref_kitchen_Corner (*echoCorner)(libkitchen_kref_kitchen_Corner value);
        libkitchen_kref_kitchen_Crate (*echoCrate)(libkitchen_kref_kitchen_Crate value);
        libkitchen_kref_kitchen_Parcel (*echoParcel)(libkitchen_kref_kitchen_Parcel value);
        libkitchen_kref_kotlin_collections_List (*echoParcels)(libkitchen_kref_kotlin_collections_List value);
        libkitchen_kref_kitchen_Route (*echoRoute)(libkitchen_kref_kitchen_Route value);
        libkitchen_kref_kitchen_Turn (*echoTurn)(libkitchen_kref_kitchen_Turn value);
        libkitchen_kref_kotlinx_coroutines_flow_MutableStateFlow (*headings)(libkitchen_kref_kitchen_Angle start);
        libkitchen_kref_kitchen_Keywords (*echoKeywords)(libkitchen_kref_kitchen_Keywords value);
        libkitchen_kref_kitchen_Origin (*echoOrigin)(libkitchen_kref_kitchen_Origin value);
        libkitchen_kref_kitchen_Range (*echoRange)(libkitchen_kref_kitchen_Range value);
        libkitchen_kref_kitchen_Station (*echoStation)(libkitchen_kref_kitchen_Station value);
        libkitchen_kref_kotlin_Any (*get_middle)(libkitchen_kref_kotlin_collections_List thiz);
        libkitchen_KInt (*countOf)(libkitchen_kref_kitchen_Holding holding);
        libkitchen_kref_kitchen_Tray (*crewTray)(libkitchen_kref_kotlin_Array crews);
        libkitchen_kref_kotlin_collections_List (*holdings)();
        libkitchen_kref_kitchen_Ranked (*rankedNames)();
        libkitchen_KLong (*echoMeters)(libkitchen_KLong value);
        const char* (*echoName)(const char* value);
        libkitchen_kref_kotlin_collections_List (*echoWay)(libkitchen_kref_kotlin_collections_List value);
        libkitchen_kref_kotlinx_coroutines_flow_Flow (*flowOfMeters)(libkitchen_kref_kotlin_collections_List value);
        libkitchen_kref_kotlinx_coroutines_flow_Flow (*flowOfNames)(libkitchen_kref_kotlin_collections_List value);
      } kitchen;
    } root;
  } kotlin;
} libkitchen_ExportedSymbols;
extern libkitchen_ExportedSymbols* libkitchen_symbols(void);
#ifdef __cplusplus
}  /* extern "C" */
#endif
#endif  /* KONAN_LIBKITCHEN_H */
