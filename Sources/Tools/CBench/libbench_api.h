#ifndef KONAN_LIBBENCH_H
#define KONAN_LIBBENCH_H
#ifdef __cplusplus
extern "C" {
#endif
#ifdef __cplusplus
typedef bool            libbench_KBoolean;
#else
typedef _Bool           libbench_KBoolean;
#endif
typedef unsigned short     libbench_KChar;
typedef signed char        libbench_KByte;
typedef short              libbench_KShort;
typedef int                libbench_KInt;
typedef long long          libbench_KLong;
typedef unsigned char      libbench_KUByte;
typedef unsigned short     libbench_KUShort;
typedef unsigned int       libbench_KUInt;
typedef unsigned long long libbench_KULong;
typedef float              libbench_KFloat;
typedef double             libbench_KDouble;
typedef float __attribute__ ((__vector_size__ (16))) libbench_KVector128;
typedef void*              libbench_KNativePtr;
struct libbench_KType;
typedef struct libbench_KType libbench_KType;

typedef struct {
  libbench_KNativePtr pinned;
} libbench_kref_kotlin_Byte;
typedef struct {
  libbench_KNativePtr pinned;
} libbench_kref_kotlin_Short;
typedef struct {
  libbench_KNativePtr pinned;
} libbench_kref_kotlin_Int;
typedef struct {
  libbench_KNativePtr pinned;
} libbench_kref_kotlin_Long;
typedef struct {
  libbench_KNativePtr pinned;
} libbench_kref_kotlin_Float;
typedef struct {
  libbench_KNativePtr pinned;
} libbench_kref_kotlin_Double;
typedef struct {
  libbench_KNativePtr pinned;
} libbench_kref_kotlin_Char;
typedef struct {
  libbench_KNativePtr pinned;
} libbench_kref_kotlin_Boolean;
typedef struct {
  libbench_KNativePtr pinned;
} libbench_kref_kotlin_Unit;
typedef struct {
  libbench_KNativePtr pinned;
} libbench_kref_kotlin_UByte;
typedef struct {
  libbench_KNativePtr pinned;
} libbench_kref_kotlin_UShort;
typedef struct {
  libbench_KNativePtr pinned;
} libbench_kref_kotlin_UInt;
typedef struct {
  libbench_KNativePtr pinned;
} libbench_kref_kotlin_ULong;
typedef struct {
  libbench_KNativePtr pinned;
} libbench_kref_kotlinx_coroutines_flow_Flow;
typedef struct {
  libbench_KNativePtr pinned;
} libbench_kref_kotlinx_coroutines_flow_MutableStateFlow;
typedef struct {
  libbench_KNativePtr pinned;
} libbench_kref_kotlin_ByteArray;
typedef struct {
  libbench_KNativePtr pinned;
} libbench_kref_kotlin_collections_List;
typedef struct {
  libbench_KNativePtr pinned;
} libbench_kref_bench_Place;
typedef struct {
  libbench_KNativePtr pinned;
} libbench_kref_kotlin_Function1;
typedef struct {
  libbench_KNativePtr pinned;
} libbench_kref_bench_Gauge;
typedef struct {
  libbench_KNativePtr pinned;
} libbench_kref_bench_Counter;
typedef struct {
  libbench_KNativePtr pinned;
} libbench_kref_kotlin_Any;
typedef struct {
  libbench_KNativePtr pinned;
} libbench_kref_bench_Tally;
typedef struct {
  libbench_KNativePtr pinned;
} libbench_kref_bench_Counting;
typedef struct {
  libbench_KNativePtr pinned;
} libbench_kref_bench_Counters;

extern void* bench_kotlin_bridge();
extern libbench_KLong floor_call(libbench_KLong value);
extern libbench_KLong floor_cancel(libbench_KLong count);
extern void floor_cleaned(libbench_KLong count);
extern libbench_KLong floor_finish(libbench_KLong count);
extern void floor_hop(void* context, void* callback);
extern void floor_idle(libbench_KLong count);
extern libbench_KLong floor_lists(libbench_KLong count);
extern libbench_KLong floor_longs(libbench_KLong count);
extern libbench_KLong floor_records(libbench_KLong count);
extern void floor_round_trip(libbench_KLong value, void* context, void* onEach);
extern libbench_KLong floor_strings(libbench_KLong count);
extern void usual_acknowledge(void* acknowledged);
extern void* usual_acknowledged(libbench_KLong count, void* context, void* onEach, void* onEnd);
extern void usual_cancel(void* job);
extern void usual_dispose(void* reference);
extern const char* usual_echo(const char* text);
extern void* usual_elsewhere(libbench_KLong value, void* context, void* onReturn, void* onThrow);
extern void* usual_fail(libbench_KLong value, void* context, void* onReturn, void* onThrow);
extern void* usual_first(void* context, void* onEach, void* onEnd);
extern void* usual_hop(libbench_KLong value, void* context, void* onReturn, void* onThrow);
extern void* usual_longs(libbench_KLong count, void* context, void* onEach, void* onEnd);
extern void* usual_next(libbench_KLong value, void* context, void* onReturn, void* onThrow);
extern libbench_KLong usual_read();
extern void* usual_records(libbench_KLong count, void* context, void* onEach, void* onEnd);
extern void* usual_strings(libbench_KLong count, void* context, void* onEach, void* onEnd);
extern void usual_update(libbench_KLong value);

typedef struct {
  /* Service functions. */
  void (*DisposeStablePointer)(libbench_KNativePtr ptr);
  void (*DisposeString)(const char* string);
  libbench_KBoolean (*IsInstance)(libbench_KNativePtr ref, const libbench_KType* type);
  libbench_kref_kotlin_Byte (*createNullableByte)(libbench_KByte);
  libbench_KByte (*getNonNullValueOfByte)(libbench_kref_kotlin_Byte);
  libbench_kref_kotlin_Short (*createNullableShort)(libbench_KShort);
  libbench_KShort (*getNonNullValueOfShort)(libbench_kref_kotlin_Short);
  libbench_kref_kotlin_Int (*createNullableInt)(libbench_KInt);
  libbench_KInt (*getNonNullValueOfInt)(libbench_kref_kotlin_Int);
  libbench_kref_kotlin_Long (*createNullableLong)(libbench_KLong);
  libbench_KLong (*getNonNullValueOfLong)(libbench_kref_kotlin_Long);
  libbench_kref_kotlin_Float (*createNullableFloat)(libbench_KFloat);
  libbench_KFloat (*getNonNullValueOfFloat)(libbench_kref_kotlin_Float);
  libbench_kref_kotlin_Double (*createNullableDouble)(libbench_KDouble);
  libbench_KDouble (*getNonNullValueOfDouble)(libbench_kref_kotlin_Double);
  libbench_kref_kotlin_Char (*createNullableChar)(libbench_KChar);
  libbench_KChar (*getNonNullValueOfChar)(libbench_kref_kotlin_Char);
  libbench_kref_kotlin_Boolean (*createNullableBoolean)(libbench_KBoolean);
  libbench_KBoolean (*getNonNullValueOfBoolean)(libbench_kref_kotlin_Boolean);
  libbench_kref_kotlin_Unit (*createNullableUnit)(void);
  libbench_kref_kotlin_UByte (*createNullableUByte)(libbench_KUByte);
  libbench_KUByte (*getNonNullValueOfUByte)(libbench_kref_kotlin_UByte);
  libbench_kref_kotlin_UShort (*createNullableUShort)(libbench_KUShort);
  libbench_KUShort (*getNonNullValueOfUShort)(libbench_kref_kotlin_UShort);
  libbench_kref_kotlin_UInt (*createNullableUInt)(libbench_KUInt);
  libbench_KUInt (*getNonNullValueOfUInt)(libbench_kref_kotlin_UInt);
  libbench_kref_kotlin_ULong (*createNullableULong)(libbench_KULong);
  libbench_KULong (*getNonNullValueOfULong)(libbench_kref_kotlin_ULong);

  /* User functions. */
  struct {
    struct {
      struct {
        struct {
          struct {
            void* (*bench_kotlin_bridge_)();
          } bench;
        } generated;
      } kotlinbridge;
      struct {
        struct {
          libbench_KType* (*_type)(void);
          libbench_kref_bench_Place (*Place)(libbench_KDouble latitude, libbench_KDouble longitude, const char* name);
          libbench_KDouble (*get_latitude)(libbench_kref_bench_Place thiz);
          libbench_KDouble (*get_longitude)(libbench_kref_bench_Place thiz);
          const char* (*get_name)(libbench_kref_bench_Place thiz);
          libbench_KDouble (*component1)(libbench_kref_bench_Place thiz);
          libbench_KDouble (*component2)(libbench_kref_bench_Place thiz);
          const char* (*component3)(libbench_kref_bench_Place thiz);
          libbench_kref_bench_Place (*copy)(libbench_kref_bench_Place thiz, libbench_KDouble latitude, libbench_KDouble longitude, const char* name);
          libbench_KBoolean (*equals)(libbench_kref_bench_Place thiz, libbench_kref_kotlin_Any other);
          libbench_KInt (*hashCode)(libbench_kref_bench_Place thiz);
          const char* (*toString)(libbench_kref_bench_Place thiz);
        } Place;
        struct {
          libbench_KType* (*_type)(void);
          libbench_kref_bench_Tally (*Tally)(libbench_KLong value);
          libbench_KLong (*add)(libbench_kref_bench_Tally thiz, libbench_KLong amount);
        } Tally;
        struct {
          libbench_KType* (*_type)(void);
          libbench_kref_bench_Gauge (*Gauge)(libbench_KLong limit);
          libbench_kref_kotlinx_coroutines_flow_MutableStateFlow (*get_level)(libbench_kref_bench_Gauge thiz);
          libbench_KLong (*below)(libbench_kref_bench_Gauge thiz, libbench_KLong level);
        } Gauge;
        struct {
          libbench_KType* (*_type)(void);
          const char* (*echoed)(libbench_kref_bench_Counter thiz, const char* text);
          libbench_KLong (*following)(libbench_kref_bench_Counter thiz, libbench_KLong value);
          libbench_kref_kotlin_Long (*followingOrNone)(libbench_kref_bench_Counter thiz, libbench_kref_kotlin_Long value);
          libbench_kref_bench_Place (*moved)(libbench_kref_bench_Counter thiz, libbench_kref_bench_Place place);
        } Counter;
        struct {
          libbench_KType* (*_type)(void);
          libbench_kref_bench_Counting (*Counting)(libbench_kref_bench_Counter counter);
          libbench_KLong (*numbers)(libbench_kref_bench_Counting thiz, libbench_KInt count);
          libbench_KLong (*optionals)(libbench_kref_bench_Counting thiz, libbench_KInt count);
          libbench_KDouble (*places)(libbench_kref_bench_Counting thiz, libbench_kref_bench_Place place, libbench_KInt count);
          libbench_KLong (*texts)(libbench_kref_bench_Counting thiz, const char* text, libbench_KInt count);
        } Counting;
        struct {
          libbench_KType* (*_type)(void);
          libbench_kref_bench_Counters (*Counters)();
          void (*keep)(libbench_kref_bench_Counters thiz, libbench_kref_bench_Counter counter);
        } Counters;
        libbench_KLong (*floorCall)(libbench_KLong value);
        libbench_KLong (*floorCancel)(libbench_KLong count);
        void (*floorCleaned)(libbench_KLong count);
        libbench_KLong (*floorFinish)(libbench_KLong count);
        void (*floorHop)(void* context, void* callback);
        void (*floorIdle)(libbench_KLong count);
        libbench_KLong (*floorLists)(libbench_KLong count);
        libbench_KLong (*floorLongs)(libbench_KLong count);
        libbench_KLong (*floorRecords)(libbench_KLong count);
        void (*floorRoundTrip)(libbench_KLong value, void* context, void* onEach);
        libbench_KLong (*floorStrings)(libbench_KLong count);
        libbench_kref_kotlinx_coroutines_flow_Flow (*firstOnly)();
        libbench_kref_kotlinx_coroutines_flow_Flow (*lists)(libbench_KLong count);
        libbench_kref_kotlinx_coroutines_flow_Flow (*longs)(libbench_KLong count);
        libbench_kref_kotlinx_coroutines_flow_Flow (*longsUnboxed)(libbench_KLong count);
        libbench_kref_kotlinx_coroutines_flow_Flow (*records)(libbench_KLong count);
        libbench_kref_kotlinx_coroutines_flow_Flow (*strings)(libbench_KLong count);
        libbench_kref_kotlinx_coroutines_flow_MutableStateFlow (*get_state)();
        libbench_kref_kotlin_ByteArray (*echoBytes)(libbench_kref_kotlin_ByteArray bytes);
        libbench_kref_kotlin_collections_List (*echoLongs)(libbench_kref_kotlin_collections_List longs);
        libbench_kref_bench_Place (*echoPlace)(libbench_kref_bench_Place place);
        libbench_kref_kotlin_collections_List (*echoPlaces)(libbench_kref_kotlin_collections_List places);
        const char* (*echoText)(const char* text);
        libbench_KLong (*followed)(libbench_KInt count, libbench_kref_kotlin_Function1 by);
        libbench_kref_kotlin_Function1 (*following)(libbench_KLong step);
        libbench_kref_bench_Gauge (*gauge)();
        libbench_kref_bench_Counter (*handedBack)(libbench_kref_bench_Counter counter);
        libbench_KLong (*plain)(libbench_KLong value);
        libbench_KLong (*refuse)(libbench_KLong value);
        libbench_KLong (*refused)(libbench_KLong value);
        void (*usualAcknowledge)(void* acknowledged);
        void* (*usualAcknowledged)(libbench_KLong count, void* context, void* onEach, void* onEnd);
        void (*usualCancel)(void* job);
        void (*usualDispose)(void* reference);
        const char* (*usualEcho)(const char* text);
        void* (*usualElsewhere)(libbench_KLong value, void* context, void* onReturn, void* onThrow);
        void* (*usualFail)(libbench_KLong value, void* context, void* onReturn, void* onThrow);
        void* (*usualFirst)(void* context, void* onEach, void* onEnd);
        void* (*usualHop)(libbench_KLong value, void* context, void* onReturn, void* onThrow);
        void* (*usualLongs)(libbench_KLong count, void* context, void* onEach, void* onEnd);
        void* (*usualNext)(libbench_KLong value, void* context, void* onReturn, void* onThrow);
        libbench_KLong (*usualRead)();
        void* (*usualRecords)(libbench_KLong count, void* context, void* onEach, void* onEnd);
        void* (*usualStrings)(libbench_KLong count, void* context, void* onEach, void* onEnd);
        void (*usualUpdate)(libbench_KLong value);
      } bench;
    } root;
  } kotlin;
} libbench_ExportedSymbols;
extern libbench_ExportedSymbols* libbench_symbols(void);
#ifdef __cplusplus
}  /* extern "C" */
#endif
#endif  /* KONAN_LIBBENCH_H */
