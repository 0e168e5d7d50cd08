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
          void* (*entry)();
        } entry;
      } kotlinbridge;
    } root;
  } kotlin;
} libkitchen_ExportedSymbols;
extern libkitchen_ExportedSymbols* libkitchen_symbols(void);
#ifdef __cplusplus
}  /* extern "C" */
#endif
#endif  /* KONAN_LIBKITCHEN_H */
