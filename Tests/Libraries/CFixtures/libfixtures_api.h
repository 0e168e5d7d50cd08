#ifndef KONAN_LIBFIXTURES_H
#define KONAN_LIBFIXTURES_H
#ifdef __cplusplus
extern "C" {
#endif
#ifdef __cplusplus
typedef bool            libfixtures_KBoolean;
#else
typedef _Bool           libfixtures_KBoolean;
#endif
typedef unsigned short     libfixtures_KChar;
typedef signed char        libfixtures_KByte;
typedef short              libfixtures_KShort;
typedef int                libfixtures_KInt;
typedef long long          libfixtures_KLong;
typedef unsigned char      libfixtures_KUByte;
typedef unsigned short     libfixtures_KUShort;
typedef unsigned int       libfixtures_KUInt;
typedef unsigned long long libfixtures_KULong;
typedef float              libfixtures_KFloat;
typedef double             libfixtures_KDouble;
typedef float __attribute__ ((__vector_size__ (16))) libfixtures_KVector128;
typedef void*              libfixtures_KNativePtr;
struct libfixtures_KType;
typedef struct libfixtures_KType libfixtures_KType;

typedef struct {
  libfixtures_KNativePtr pinned;
} libfixtures_kref_kotlin_Byte;
typedef struct {
  libfixtures_KNativePtr pinned;
} libfixtures_kref_kotlin_Short;
typedef struct {
  libfixtures_KNativePtr pinned;
} libfixtures_kref_kotlin_Int;
typedef struct {
  libfixtures_KNativePtr pinned;
} libfixtures_kref_kotlin_Long;
typedef struct {
  libfixtures_KNativePtr pinned;
} libfixtures_kref_kotlin_Float;
typedef struct {
  libfixtures_KNativePtr pinned;
} libfixtures_kref_kotlin_Double;
typedef struct {
  libfixtures_KNativePtr pinned;
} libfixtures_kref_kotlin_Char;
typedef struct {
  libfixtures_KNativePtr pinned;
} libfixtures_kref_kotlin_Boolean;
typedef struct {
  libfixtures_KNativePtr pinned;
} libfixtures_kref_kotlin_Unit;
typedef struct {
  libfixtures_KNativePtr pinned;
} libfixtures_kref_kotlin_UByte;
typedef struct {
  libfixtures_KNativePtr pinned;
} libfixtures_kref_kotlin_UShort;
typedef struct {
  libfixtures_KNativePtr pinned;
} libfixtures_kref_kotlin_UInt;
typedef struct {
  libfixtures_KNativePtr pinned;
} libfixtures_kref_kotlin_ULong;

extern void* fixtures_kotlin_bridge();

typedef struct {
  /* Service functions. */
  void (*DisposeStablePointer)(libfixtures_KNativePtr ptr);
  void (*DisposeString)(const char* string);
  libfixtures_KBoolean (*IsInstance)(libfixtures_KNativePtr ref, const libfixtures_KType* type);
  libfixtures_kref_kotlin_Byte (*createNullableByte)(libfixtures_KByte);
  libfixtures_KByte (*getNonNullValueOfByte)(libfixtures_kref_kotlin_Byte);
  libfixtures_kref_kotlin_Short (*createNullableShort)(libfixtures_KShort);
  libfixtures_KShort (*getNonNullValueOfShort)(libfixtures_kref_kotlin_Short);
  libfixtures_kref_kotlin_Int (*createNullableInt)(libfixtures_KInt);
  libfixtures_KInt (*getNonNullValueOfInt)(libfixtures_kref_kotlin_Int);
  libfixtures_kref_kotlin_Long (*createNullableLong)(libfixtures_KLong);
  libfixtures_KLong (*getNonNullValueOfLong)(libfixtures_kref_kotlin_Long);
  libfixtures_kref_kotlin_Float (*createNullableFloat)(libfixtures_KFloat);
  libfixtures_KFloat (*getNonNullValueOfFloat)(libfixtures_kref_kotlin_Float);
  libfixtures_kref_kotlin_Double (*createNullableDouble)(libfixtures_KDouble);
  libfixtures_KDouble (*getNonNullValueOfDouble)(libfixtures_kref_kotlin_Double);
  libfixtures_kref_kotlin_Char (*createNullableChar)(libfixtures_KChar);
  libfixtures_KChar (*getNonNullValueOfChar)(libfixtures_kref_kotlin_Char);
  libfixtures_kref_kotlin_Boolean (*createNullableBoolean)(libfixtures_KBoolean);
  libfixtures_KBoolean (*getNonNullValueOfBoolean)(libfixtures_kref_kotlin_Boolean);
  libfixtures_kref_kotlin_Unit (*createNullableUnit)(void);
  libfixtures_kref_kotlin_UByte (*createNullableUByte)(libfixtures_KUByte);
  libfixtures_KUByte (*getNonNullValueOfUByte)(libfixtures_kref_kotlin_UByte);
  libfixtures_kref_kotlin_UShort (*createNullableUShort)(libfixtures_KUShort);
  libfixtures_KUShort (*getNonNullValueOfUShort)(libfixtures_kref_kotlin_UShort);
  libfixtures_kref_kotlin_UInt (*createNullableUInt)(libfixtures_KUInt);
  libfixtures_KUInt (*getNonNullValueOfUInt)(libfixtures_kref_kotlin_UInt);
  libfixtures_kref_kotlin_ULong (*createNullableULong)(libfixtures_KULong);
  libfixtures_KULong (*getNonNullValueOfULong)(libfixtures_kref_kotlin_ULong);

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
} libfixtures_ExportedSymbols;
extern libfixtures_ExportedSymbols* libfixtures_symbols(void);
#ifdef __cplusplus
}  /* extern "C" */
#endif
#endif  /* KONAN_LIBFIXTURES_H */
