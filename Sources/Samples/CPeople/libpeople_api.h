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
          void* (*entry)();
        } entry;
      } kotlinbridge;
    } root;
  } kotlin;
} libpeople_ExportedSymbols;
extern libpeople_ExportedSymbols* libpeople_symbols(void);
#ifdef __cplusplus
}  /* extern "C" */
#endif
#endif  /* KONAN_LIBPEOPLE_H */
