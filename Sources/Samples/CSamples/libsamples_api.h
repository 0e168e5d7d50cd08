#ifndef KONAN_LIBSAMPLES_H
#define KONAN_LIBSAMPLES_H
#ifdef __cplusplus
extern "C" {
#endif
#ifdef __cplusplus
typedef bool            libsamples_KBoolean;
#else
typedef _Bool           libsamples_KBoolean;
#endif
typedef unsigned short     libsamples_KChar;
typedef signed char        libsamples_KByte;
typedef short              libsamples_KShort;
typedef int                libsamples_KInt;
typedef long long          libsamples_KLong;
typedef unsigned char      libsamples_KUByte;
typedef unsigned short     libsamples_KUShort;
typedef unsigned int       libsamples_KUInt;
typedef unsigned long long libsamples_KULong;
typedef float              libsamples_KFloat;
typedef double             libsamples_KDouble;
typedef float __attribute__ ((__vector_size__ (16))) libsamples_KVector128;
typedef void*              libsamples_KNativePtr;
struct libsamples_KType;
typedef struct libsamples_KType libsamples_KType;

typedef struct {
  libsamples_KNativePtr pinned;
} libsamples_kref_kotlin_Byte;
typedef struct {
  libsamples_KNativePtr pinned;
} libsamples_kref_kotlin_Short;
typedef struct {
  libsamples_KNativePtr pinned;
} libsamples_kref_kotlin_Int;
typedef struct {
  libsamples_KNativePtr pinned;
} libsamples_kref_kotlin_Long;
typedef struct {
  libsamples_KNativePtr pinned;
} libsamples_kref_kotlin_Float;
typedef struct {
  libsamples_KNativePtr pinned;
} libsamples_kref_kotlin_Double;
typedef struct {
  libsamples_KNativePtr pinned;
} libsamples_kref_kotlin_Char;
typedef struct {
  libsamples_KNativePtr pinned;
} libsamples_kref_kotlin_Boolean;
typedef struct {
  libsamples_KNativePtr pinned;
} libsamples_kref_kotlin_Unit;
typedef struct {
  libsamples_KNativePtr pinned;
} libsamples_kref_kotlin_UByte;
typedef struct {
  libsamples_KNativePtr pinned;
} libsamples_kref_kotlin_UShort;
typedef struct {
  libsamples_KNativePtr pinned;
} libsamples_kref_kotlin_UInt;
typedef struct {
  libsamples_KNativePtr pinned;
} libsamples_kref_kotlin_ULong;

extern void* samples_kotlin_bridge();

typedef struct {
  /* Service functions. */
  void (*DisposeStablePointer)(libsamples_KNativePtr ptr);
  void (*DisposeString)(const char* string);
  libsamples_KBoolean (*IsInstance)(libsamples_KNativePtr ref, const libsamples_KType* type);
  libsamples_kref_kotlin_Byte (*createNullableByte)(libsamples_KByte);
  libsamples_KByte (*getNonNullValueOfByte)(libsamples_kref_kotlin_Byte);
  libsamples_kref_kotlin_Short (*createNullableShort)(libsamples_KShort);
  libsamples_KShort (*getNonNullValueOfShort)(libsamples_kref_kotlin_Short);
  libsamples_kref_kotlin_Int (*createNullableInt)(libsamples_KInt);
  libsamples_KInt (*getNonNullValueOfInt)(libsamples_kref_kotlin_Int);
  libsamples_kref_kotlin_Long (*createNullableLong)(libsamples_KLong);
  libsamples_KLong (*getNonNullValueOfLong)(libsamples_kref_kotlin_Long);
  libsamples_kref_kotlin_Float (*createNullableFloat)(libsamples_KFloat);
  libsamples_KFloat (*getNonNullValueOfFloat)(libsamples_kref_kotlin_Float);
  libsamples_kref_kotlin_Double (*createNullableDouble)(libsamples_KDouble);
  libsamples_KDouble (*getNonNullValueOfDouble)(libsamples_kref_kotlin_Double);
  libsamples_kref_kotlin_Char (*createNullableChar)(libsamples_KChar);
  libsamples_KChar (*getNonNullValueOfChar)(libsamples_kref_kotlin_Char);
  libsamples_kref_kotlin_Boolean (*createNullableBoolean)(libsamples_KBoolean);
  libsamples_KBoolean (*getNonNullValueOfBoolean)(libsamples_kref_kotlin_Boolean);
  libsamples_kref_kotlin_Unit (*createNullableUnit)(void);
  libsamples_kref_kotlin_UByte (*createNullableUByte)(libsamples_KUByte);
  libsamples_KUByte (*getNonNullValueOfUByte)(libsamples_kref_kotlin_UByte);
  libsamples_kref_kotlin_UShort (*createNullableUShort)(libsamples_KUShort);
  libsamples_KUShort (*getNonNullValueOfUShort)(libsamples_kref_kotlin_UShort);
  libsamples_kref_kotlin_UInt (*createNullableUInt)(libsamples_KUInt);
  libsamples_KUInt (*getNonNullValueOfUInt)(libsamples_kref_kotlin_UInt);
  libsamples_kref_kotlin_ULong (*createNullableULong)(libsamples_KULong);
  libsamples_KULong (*getNonNullValueOfULong)(libsamples_kref_kotlin_ULong);

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
} libsamples_ExportedSymbols;
extern libsamples_ExportedSymbols* libsamples_symbols(void);
#ifdef __cplusplus
}  /* extern "C" */
#endif
#endif  /* KONAN_LIBSAMPLES_H */
