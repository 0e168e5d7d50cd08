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
typedef struct {
  libfixtures_KNativePtr pinned;
} libfixtures_kref_fixtures_FixtureException;
typedef struct {
  libfixtures_KNativePtr pinned;
} libfixtures_kref_kotlin_Throwable;
typedef struct {
  libfixtures_KNativePtr pinned;
} libfixtures_kref_fixtures_FixtureError;
typedef struct {
  libfixtures_KNativePtr pinned;
} libfixtures_kref_fixtures_Period;
typedef struct {
  libfixtures_KNativePtr pinned;
} libfixtures_kref_kotlinx_coroutines_flow_Flow;
typedef struct {
  libfixtures_KNativePtr pinned;
} libfixtures_kref_kotlinx_coroutines_flow_SharedFlow;
typedef struct {
  libfixtures_KNativePtr pinned;
} libfixtures_kref_kotlinx_coroutines_flow_MutableStateFlow;
typedef struct {
  libfixtures_KNativePtr pinned;
} libfixtures_kref_kotlinx_coroutines_flow_StateFlow;
typedef struct {
  libfixtures_KNativePtr pinned;
} libfixtures_kref_fixtures_objects_Tally;
typedef struct {
  libfixtures_KNativePtr pinned;
} libfixtures_kref_fixtures_objects_Label;
typedef struct {
  libfixtures_KNativePtr pinned;
} libfixtures_kref_kotlin_collections_List;
typedef struct {
  libfixtures_KNativePtr pinned;
} libfixtures_kref_fixtures_Color;
typedef struct {
  libfixtures_KNativePtr pinned;
} libfixtures_kref_fixtures_Color_RED;
typedef struct {
  libfixtures_KNativePtr pinned;
} libfixtures_kref_fixtures_Color_GREEN;
typedef struct {
  libfixtures_KNativePtr pinned;
} libfixtures_kref_fixtures_Color_BLUE;
typedef struct {
  libfixtures_KNativePtr pinned;
} libfixtures_kref_fixtures_Shape;
typedef struct {
  libfixtures_KNativePtr pinned;
} libfixtures_kref_fixtures_Shape_Circle;
typedef struct {
  libfixtures_KNativePtr pinned;
} libfixtures_kref_kotlin_Any;
typedef struct {
  libfixtures_KNativePtr pinned;
} libfixtures_kref_fixtures_Shape_Square;
typedef struct {
  libfixtures_KNativePtr pinned;
} libfixtures_kref_fixtures_Shape_Group;
typedef struct {
  libfixtures_KNativePtr pinned;
} libfixtures_kref_fixtures_Shape_Blank;
typedef struct {
  libfixtures_KNativePtr pinned;
} libfixtures_kref_fixtures_Origin;
typedef struct {
  libfixtures_KNativePtr pinned;
} libfixtures_kref_fixtures_Point;
typedef struct {
  libfixtures_KNativePtr pinned;
} libfixtures_kref_fixtures_Person;
typedef struct {
  libfixtures_KNativePtr pinned;
} libfixtures_kref_kotlin_collections_Map;
typedef struct {
  libfixtures_KNativePtr pinned;
} libfixtures_kref_fixtures_Tree;
typedef struct {
  libfixtures_KNativePtr pinned;
} libfixtures_kref_fixtures_Everything;
typedef struct {
  libfixtures_KNativePtr pinned;
} libfixtures_kref_kotlin_ByteArray;
typedef struct {
  libfixtures_KNativePtr pinned;
} libfixtures_kref_kotlin_collections_Set;
typedef struct {
  libfixtures_KNativePtr pinned;
} libfixtures_kref_kotlin_time_Instant;

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
          struct {
            void* (*fixtures_kotlin_bridge_)();
          } fixtures;
        } generated;
      } kotlinbridge;
      struct {
        struct {
          libfixtures_KType* (*_type)(void);
          libfixtures_kref_fixtures_FixtureException (*FixtureException)(const char* message, libfixtures_kref_kotlin_Throwable cause);
        } FixtureException;
        struct {
          libfixtures_KType* (*_type)(void);
          libfixtures_kref_fixtures_FixtureError (*FixtureError)(const char* message);
        } FixtureError;
        struct {
          void (*nothingButThrows)(const char* message);
          libfixtures_KLong (*plainAdd)(libfixtures_KLong a, libfixtures_KLong b);
          libfixtures_KLong (*plainLength)(libfixtures_kref_fixtures_Period period);
          const char* (*plainNull)();
          libfixtures_KULong (*plainThread)();
          libfixtures_KLong (*plainThrows)(const char* message);
          void (*plainUnit)();
          void (*countUncaught)(libfixtures_kref_kotlin_Throwable failure);
          libfixtures_KLong (*uncaughtSeen)(const char* message);
        } calls;
        struct {
          libfixtures_KLong (*divide)(libfixtures_KLong a, libfixtures_KLong b);
          libfixtures_KBoolean (*negate)(libfixtures_KBoolean isNegated);
          const char* (*repeatString)(const char* text, libfixtures_KInt count);
        } echoes;
        struct {
          libfixtures_kref_kotlinx_coroutines_flow_Flow (*awkwardDoubles)();
          libfixtures_kref_kotlinx_coroutines_flow_Flow (*awkwardStrings)();
          libfixtures_kref_kotlinx_coroutines_flow_Flow (*booleans)(libfixtures_KLong n);
          libfixtures_kref_kotlinx_coroutines_flow_Flow (*byteArrays)(libfixtures_KLong n);
          libfixtures_kref_kotlinx_coroutines_flow_Flow (*bytes)(libfixtures_KLong n);
          libfixtures_kref_kotlinx_coroutines_flow_Flow (*chars)(libfixtures_KLong n);
          libfixtures_kref_kotlinx_coroutines_flow_Flow (*colors)(libfixtures_KLong n);
          libfixtures_kref_kotlinx_coroutines_flow_Flow (*doubles)(libfixtures_KLong n);
          libfixtures_kref_kotlinx_coroutines_flow_Flow (*durations)(libfixtures_KLong n);
          libfixtures_kref_kotlinx_coroutines_flow_Flow (*empty)();
          libfixtures_kref_kotlinx_coroutines_flow_Flow (*emptyStrings)(libfixtures_KLong n);
          libfixtures_kref_kotlinx_coroutines_flow_Flow (*floats)(libfixtures_KLong n);
          libfixtures_kref_kotlinx_coroutines_flow_Flow (*infiniteDuration)(libfixtures_KLong n);
          libfixtures_kref_kotlinx_coroutines_flow_Flow (*instants)(libfixtures_KLong n);
          libfixtures_kref_kotlinx_coroutines_flow_Flow (*ints)(libfixtures_KLong n);
          libfixtures_kref_kotlinx_coroutines_flow_Flow (*lists)(libfixtures_KLong n);
          libfixtures_kref_kotlinx_coroutines_flow_Flow (*longArrays)(libfixtures_KLong n);
          libfixtures_kref_kotlinx_coroutines_flow_Flow (*longStrings)(libfixtures_KLong n, libfixtures_KLong size);
          libfixtures_kref_kotlinx_coroutines_flow_Flow (*longs)(libfixtures_KLong n);
          libfixtures_kref_kotlinx_coroutines_flow_Flow (*maps)(libfixtures_KLong n);
          libfixtures_kref_kotlinx_coroutines_flow_Flow (*nestedLists)(libfixtures_KLong n);
          libfixtures_kref_kotlinx_coroutines_flow_Flow (*nullableLists)(libfixtures_KLong n);
          libfixtures_kref_kotlinx_coroutines_flow_Flow (*nullableLongs)(libfixtures_KLong n);
          libfixtures_kref_kotlinx_coroutines_flow_Flow (*nullablePoints)(libfixtures_KLong n);
          libfixtures_kref_kotlinx_coroutines_flow_Flow (*nullableStrings)(libfixtures_KLong n);
          libfixtures_kref_kotlinx_coroutines_flow_Flow (*nulls)(libfixtures_KLong n);
          libfixtures_kref_kotlinx_coroutines_flow_Flow (*one)(libfixtures_KLong value);
          libfixtures_kref_kotlinx_coroutines_flow_Flow (*origins)(libfixtures_KLong n);
          libfixtures_kref_kotlinx_coroutines_flow_Flow (*people)(libfixtures_KLong n);
          libfixtures_kref_kotlinx_coroutines_flow_Flow (*points)(libfixtures_KLong n);
          libfixtures_kref_kotlinx_coroutines_flow_Flow (*sets)(libfixtures_KLong n);
          libfixtures_kref_kotlinx_coroutines_flow_Flow (*shapes)(libfixtures_KLong n);
          libfixtures_kref_kotlinx_coroutines_flow_Flow (*shorts)(libfixtures_KLong n);
          libfixtures_kref_kotlinx_coroutines_flow_Flow (*strings)(libfixtures_KLong n);
          libfixtures_kref_kotlinx_coroutines_flow_Flow (*trees)(libfixtures_KLong n);
          libfixtures_kref_kotlinx_coroutines_flow_Flow (*uBytes)(libfixtures_KLong n);
          libfixtures_kref_kotlinx_coroutines_flow_Flow (*uInts)(libfixtures_KLong n);
          libfixtures_kref_kotlinx_coroutines_flow_Flow (*uLongs)(libfixtures_KLong n);
          libfixtures_kref_kotlinx_coroutines_flow_Flow (*uShorts)(libfixtures_KLong n);
          libfixtures_kref_kotlinx_coroutines_flow_Flow (*units)(libfixtures_KLong n);
        } elements;
        struct {
          libfixtures_kref_kotlinx_coroutines_flow_Flow (*blocking)(libfixtures_KLong n, libfixtures_KLong pause);
          libfixtures_kref_kotlinx_coroutines_flow_Flow (*buffered)(libfixtures_KLong n, libfixtures_KInt capacity);
          libfixtures_kref_kotlinx_coroutines_flow_Flow (*cancelledByOther)(const char* gate, const char* message);
          libfixtures_kref_kotlinx_coroutines_flow_Flow (*conflated)(libfixtures_KLong n);
          libfixtures_kref_kotlinx_coroutines_flow_Flow (*emitsFromOtherContext)();
          libfixtures_kref_kotlinx_coroutines_flow_Flow (*fourDispatchers)(libfixtures_KLong n);
          libfixtures_kref_kotlinx_coroutines_flow_Flow (*hopsBetween)(libfixtures_KLong n);
          libfixtures_kref_kotlinx_coroutines_flow_Flow (*onDefault)(libfixtures_KLong n);
          libfixtures_kref_kotlinx_coroutines_flow_Flow (*onIO)(libfixtures_KLong n);
          libfixtures_kref_kotlinx_coroutines_flow_Flow (*onOwnThread)(libfixtures_KLong n);
          libfixtures_kref_kotlinx_coroutines_flow_Flow (*onUnconfined)(libfixtures_KLong n);
          libfixtures_kref_kotlinx_coroutines_flow_Flow (*taken)(libfixtures_KLong n);
          libfixtures_kref_kotlinx_coroutines_flow_Flow (*threads)(libfixtures_KLong n);
          libfixtures_kref_kotlinx_coroutines_flow_Flow (*threadsAcrossDelays)(libfixtures_KLong n, libfixtures_KLong pause);
          libfixtures_kref_kotlinx_coroutines_flow_Flow (*blocksAfterBursts)(libfixtures_KLong n, libfixtures_KLong times, const char* gate);
          libfixtures_kref_kotlinx_coroutines_flow_Flow (*bodyThrows)(const char* message);
          libfixtures_kref_kotlinx_coroutines_flow_Flow (*cancelsItself)(libfixtures_KLong k, const char* message);
          libfixtures_kref_kotlinx_coroutines_flow_Flow (*completesWhenCancelled)(libfixtures_KLong n);
          libfixtures_kref_kotlinx_coroutines_flow_Flow (*counted)(libfixtures_KLong n, const char* counter);
          libfixtures_kref_kotlinx_coroutines_flow_Flow (*during)(libfixtures_kref_fixtures_Period period);
          libfixtures_kref_kotlinx_coroutines_flow_Flow (*emitsAfterCancel)(libfixtures_KLong n, libfixtures_KLong more, const char* counter);
          libfixtures_kref_kotlinx_coroutines_flow_Flow (*emitsNothing)(const char* message);
          libfixtures_kref_kotlinx_coroutines_flow_Flow (*emitsThenWaits)(libfixtures_KLong n);
          libfixtures_kref_kotlinx_coroutines_flow_Flow (*endlessCounted)(const char* counter);
          libfixtures_kref_kotlinx_coroutines_flow_Flow (*endlessDelayed)(libfixtures_KLong interval);
          libfixtures_kref_kotlinx_coroutines_flow_Flow (*endlessSynchronous)();
          libfixtures_kref_kotlinx_coroutines_flow_Flow (*failsWithoutMessage)();
          libfixtures_kref_kotlinx_coroutines_flow_Flow (*finallyCounts)(libfixtures_KLong n, const char* counter);
          libfixtures_kref_kotlinx_coroutines_flow_Flow (*finallyCountsWaiting)(libfixtures_KLong n, const char* counter);
          libfixtures_kref_kotlinx_coroutines_flow_Flow (*finallyThrows)(libfixtures_KLong n, const char* message);
          libfixtures_kref_kotlinx_coroutines_flow_Flow (*finallyThrowsOnSelfCancel)(libfixtures_KLong n, const char* message);
          libfixtures_kref_kotlinx_coroutines_flow_Flow (*finallyThrowsWaiting)(libfixtures_KLong n, const char* message);
          libfixtures_kref_kotlinx_coroutines_flow_Flow (*finallyWaits)(libfixtures_KLong n, const char* gate, const char* counter);
          libfixtures_kref_kotlinx_coroutines_flow_Flow (*gated)(libfixtures_KLong n, const char* gate);
          libfixtures_kref_kotlinx_coroutines_flow_Flow (*neverEmits)();
          libfixtures_kref_kotlinx_coroutines_flow_Flow (*throwsAfterLast)(libfixtures_KLong n, const char* message);
          libfixtures_kref_kotlinx_coroutines_flow_Flow (*throwsAt)(libfixtures_KLong k, const char* message);
          libfixtures_kref_kotlinx_coroutines_flow_Flow (*throwsAtGate)(libfixtures_KLong n, const char* gate, const char* message);
          libfixtures_kref_kotlinx_coroutines_flow_Flow (*throwsBeforeFirst)(const char* message);
          libfixtures_kref_kotlinx_coroutines_flow_Flow (*throwsCancellation)(libfixtures_KLong k, const char* message);
          libfixtures_kref_kotlinx_coroutines_flow_Flow (*throwsDeepCauses)(libfixtures_KLong depth);
          libfixtures_kref_kotlinx_coroutines_flow_Flow (*throwsError)(libfixtures_KLong k, const char* message);
          libfixtures_kref_kotlinx_coroutines_flow_Flow (*timesOut)(libfixtures_KLong k);
        } flows;
        struct {
          void (*fill)(const char* channel, libfixtures_KLong n);
          libfixtures_kref_kotlinx_coroutines_flow_Flow (*received)(const char* channel);
          libfixtures_KLong (*takeRest)(const char* channel);
          libfixtures_kref_kotlinx_coroutines_flow_SharedFlow (*dropsOldest)(const char* name);
          libfixtures_KBoolean (*emitToDropsOldest)(const char* name, libfixtures_KLong value);
          libfixtures_kref_kotlinx_coroutines_flow_SharedFlow (*replaysNothing)(const char* name);
          libfixtures_kref_kotlinx_coroutines_flow_SharedFlow (*replaysTwo)(const char* name);
          libfixtures_KInt (*subscribersOfReplaysNothing)(const char* name);
          libfixtures_KBoolean (*tryEmitToReplaysTwo)(const char* name, libfixtures_KLong value);
          libfixtures_kref_kotlinx_coroutines_flow_MutableStateFlow (*get_plainState)();
          libfixtures_kref_kotlinx_coroutines_flow_MutableStateFlow (*get_total)();
          libfixtures_kref_kotlinx_coroutines_flow_MutableStateFlow (*periodState)(const char* name);
          libfixtures_kref_kotlinx_coroutines_flow_MutableStateFlow (*pointState)(const char* name);
          libfixtures_kref_kotlinx_coroutines_flow_StateFlow (*readOnlyState)(const char* name);
          void (*setState)(const char* name, libfixtures_KLong value);
          libfixtures_kref_kotlinx_coroutines_flow_MutableStateFlow (*state)(const char* name);
          libfixtures_kref_kotlinx_coroutines_flow_MutableStateFlow (*stateOfPeriod)(libfixtures_kref_fixtures_Period period);
          libfixtures_kref_kotlinx_coroutines_flow_StateFlow (*stateThrows)(const char* name);
          libfixtures_kref_kotlinx_coroutines_flow_MutableStateFlow (*stringState)(const char* name);
        } hot;
        struct {
          struct {
            libfixtures_KType* (*_type)(void);
            libfixtures_kref_fixtures_objects_Tally (*Tally)(libfixtures_KLong value);
            libfixtures_KLong (*add)(libfixtures_kref_fixtures_objects_Tally thiz, libfixtures_KLong amount);
          } Tally;
          struct {
            libfixtures_KType* (*_type)(void);
            libfixtures_kref_fixtures_objects_Label (*Label)(const char* text);
            const char* (*get_text)(libfixtures_kref_fixtures_objects_Label thiz);
          } Label;
          libfixtures_KLong (*addToTally)(libfixtures_kref_fixtures_objects_Tally tally, libfixtures_KLong amount);
          libfixtures_kref_fixtures_objects_Label (*makeLabel)(const char* text);
          libfixtures_kref_kotlin_collections_List (*makeTallies)(libfixtures_KInt count);
          libfixtures_kref_fixtures_objects_Tally (*makeTally)(libfixtures_KLong start);
          libfixtures_kref_fixtures_objects_Tally (*sameTally)(libfixtures_kref_fixtures_objects_Tally tally);
          libfixtures_KLong (*sumOfTallies)(libfixtures_kref_kotlin_collections_List tallies);
          libfixtures_kref_fixtures_objects_Tally (*tallyOrNull)(libfixtures_kref_fixtures_objects_Tally tallyOrNull);
          const char* (*textOfLabel)(libfixtures_kref_fixtures_objects_Label label);
        } objects;
        struct {
          libfixtures_kref_kotlinx_coroutines_flow_StateFlow (*get_stateOnCancelledScope)();
          void (*closeScope)(libfixtures_KInt scope, const char* message);
          libfixtures_kref_kotlinx_coroutines_flow_Flow (*onCancelledScope)(libfixtures_KLong n);
          libfixtures_kref_kotlinx_coroutines_flow_Flow (*onClosableScope)(libfixtures_KInt scope, libfixtures_KLong n);
          libfixtures_KLong (*plainOnCancelledScope)();
        } scopes;
        struct {
          struct {
            libfixtures_kref_fixtures_Color (*get)(); /* enum entry for RED. */
          } RED;
          struct {
            libfixtures_kref_fixtures_Color (*get)(); /* enum entry for GREEN. */
          } GREEN;
          struct {
            libfixtures_kref_fixtures_Color (*get)(); /* enum entry for BLUE. */
          } BLUE;
          libfixtures_KType* (*_type)(void);
        } Color;
        struct {
          struct {
            libfixtures_KType* (*_type)(void);
            libfixtures_kref_fixtures_Shape_Circle (*Circle)(libfixtures_KDouble radius);
            libfixtures_KDouble (*get_radius)(libfixtures_kref_fixtures_Shape_Circle thiz);
            libfixtures_KDouble (*component1)(libfixtures_kref_fixtures_Shape_Circle thiz);
            libfixtures_kref_fixtures_Shape_Circle (*copy)(libfixtures_kref_fixtures_Shape_Circle thiz, libfixtures_KDouble radius);
            libfixtures_KBoolean (*equals)(libfixtures_kref_fixtures_Shape_Circle thiz, libfixtures_kref_kotlin_Any other);
            libfixtures_KInt (*hashCode)(libfixtures_kref_fixtures_Shape_Circle thiz);
            const char* (*toString)(libfixtures_kref_fixtures_Shape_Circle thiz);
          } Circle;
          struct {
            libfixtures_KType* (*_type)(void);
            libfixtures_kref_fixtures_Shape_Square (*Square)(libfixtures_KDouble side, libfixtures_kref_fixtures_Color color);
            libfixtures_kref_fixtures_Color (*get_color)(libfixtures_kref_fixtures_Shape_Square thiz);
            libfixtures_KDouble (*get_side)(libfixtures_kref_fixtures_Shape_Square thiz);
            libfixtures_KDouble (*component1)(libfixtures_kref_fixtures_Shape_Square thiz);
            libfixtures_kref_fixtures_Color (*component2)(libfixtures_kref_fixtures_Shape_Square thiz);
            libfixtures_kref_fixtures_Shape_Square (*copy)(libfixtures_kref_fixtures_Shape_Square thiz, libfixtures_KDouble side, libfixtures_kref_fixtures_Color color);
            libfixtures_KBoolean (*equals)(libfixtures_kref_fixtures_Shape_Square thiz, libfixtures_kref_kotlin_Any other);
            libfixtures_KInt (*hashCode)(libfixtures_kref_fixtures_Shape_Square thiz);
            const char* (*toString)(libfixtures_kref_fixtures_Shape_Square thiz);
          } Square;
          struct {
            libfixtures_KType* (*_type)(void);
            libfixtures_kref_fixtures_Shape_Group (*Group)(libfixtures_kref_kotlin_collections_List shapes);
            libfixtures_kref_kotlin_collections_List (*get_shapes)(libfixtures_kref_fixtures_Shape_Group thiz);
            libfixtures_kref_kotlin_collections_List (*component1)(libfixtures_kref_fixtures_Shape_Group thiz);
            libfixtures_kref_fixtures_Shape_Group (*copy)(libfixtures_kref_fixtures_Shape_Group thiz, libfixtures_kref_kotlin_collections_List shapes);
            libfixtures_KBoolean (*equals)(libfixtures_kref_fixtures_Shape_Group thiz, libfixtures_kref_kotlin_Any other);
            libfixtures_KInt (*hashCode)(libfixtures_kref_fixtures_Shape_Group thiz);
            const char* (*toString)(libfixtures_kref_fixtures_Shape_Group thiz);
          } Group;
          struct {
            libfixtures_KType* (*_type)(void);
            libfixtures_kref_fixtures_Shape_Blank (*_instance)();
            libfixtures_KBoolean (*equals)(libfixtures_kref_fixtures_Shape_Blank thiz, libfixtures_kref_kotlin_Any other);
            libfixtures_KInt (*hashCode)(libfixtures_kref_fixtures_Shape_Blank thiz);
            const char* (*toString)(libfixtures_kref_fixtures_Shape_Blank thiz);
          } Blank;
          libfixtures_KType* (*_type)(void);
          libfixtures_kref_fixtures_Shape (*Shape)();
        } Shape;
        struct {
          libfixtures_KType* (*_type)(void);
          libfixtures_kref_fixtures_Origin (*_instance)();
          libfixtures_KBoolean (*equals)(libfixtures_kref_fixtures_Origin thiz, libfixtures_kref_kotlin_Any other);
          libfixtures_KInt (*hashCode)(libfixtures_kref_fixtures_Origin thiz);
          const char* (*toString)(libfixtures_kref_fixtures_Origin thiz);
        } Origin;
        struct {
          libfixtures_KType* (*_type)(void);
          libfixtures_kref_fixtures_Point (*Point)(libfixtures_KDouble x, libfixtures_KDouble y);
          libfixtures_KDouble (*get_x)(libfixtures_kref_fixtures_Point thiz);
          libfixtures_KDouble (*get_y)(libfixtures_kref_fixtures_Point thiz);
          libfixtures_KDouble (*component1)(libfixtures_kref_fixtures_Point thiz);
          libfixtures_KDouble (*component2)(libfixtures_kref_fixtures_Point thiz);
          libfixtures_kref_fixtures_Point (*copy)(libfixtures_kref_fixtures_Point thiz, libfixtures_KDouble x, libfixtures_KDouble y);
          libfixtures_KBoolean (*equals)(libfixtures_kref_fixtures_Point thiz, libfixtures_kref_kotlin_Any other);
          libfixtures_KInt (*hashCode)(libfixtures_kref_fixtures_Point thiz);
          const char* (*toString)(libfixtures_kref_fixtures_Point thiz);
        } Point;
        struct {
          libfixtures_KType* (*_type)(void);
          libfixtures_kref_fixtures_Person (*Person)(const char* name, libfixtures_KInt age, const char* email, libfixtures_kref_fixtures_Point home, libfixtures_kref_fixtures_Point work, libfixtures_kref_kotlin_collections_List tags, libfixtures_kref_kotlin_collections_Map places);
          libfixtures_KInt (*get_age)(libfixtures_kref_fixtures_Person thiz);
          const char* (*get_email)(libfixtures_kref_fixtures_Person thiz);
          libfixtures_kref_fixtures_Point (*get_home)(libfixtures_kref_fixtures_Person thiz);
          const char* (*get_name)(libfixtures_kref_fixtures_Person thiz);
          libfixtures_kref_kotlin_collections_Map (*get_places)(libfixtures_kref_fixtures_Person thiz);
          libfixtures_kref_kotlin_collections_List (*get_tags)(libfixtures_kref_fixtures_Person thiz);
          libfixtures_kref_fixtures_Point (*get_work)(libfixtures_kref_fixtures_Person thiz);
          const char* (*component1)(libfixtures_kref_fixtures_Person thiz);
          libfixtures_KInt (*component2)(libfixtures_kref_fixtures_Person thiz);
          const char* (*component3)(libfixtures_kref_fixtures_Person thiz);
          libfixtures_kref_fixtures_Point (*component4)(libfixtures_kref_fixtures_Person thiz);
          libfixtures_kref_fixtures_Point (*component5)(libfixtures_kref_fixtures_Person thiz);
          libfixtures_kref_kotlin_collections_List (*component6)(libfixtures_kref_fixtures_Person thiz);
          libfixtures_kref_kotlin_collections_Map (*component7)(libfixtures_kref_fixtures_Person thiz);
          libfixtures_kref_fixtures_Person (*copy)(libfixtures_kref_fixtures_Person thiz, const char* name, libfixtures_KInt age, const char* email, libfixtures_kref_fixtures_Point home, libfixtures_kref_fixtures_Point work, libfixtures_kref_kotlin_collections_List tags, libfixtures_kref_kotlin_collections_Map places);
          libfixtures_KBoolean (*equals)(libfixtures_kref_fixtures_Person thiz, libfixtures_kref_kotlin_Any other);
          libfixtures_KInt (*hashCode)(libfixtures_kref_fixtures_Person thiz);
          const char* (*toString)(libfixtures_kref_fixtures_Person thiz);
        } Person;
        struct {
          libfixtures_KType* (*_type)(void);
          libfixtures_kref_fixtures_Tree (*Tree)(libfixtures_KLong value, libfixtures_kref_kotlin_collections_List children, libfixtures_kref_fixtures_Tree twin);
          libfixtures_kref_kotlin_collections_List (*get_children)(libfixtures_kref_fixtures_Tree thiz);
          libfixtures_kref_fixtures_Tree (*get_twin)(libfixtures_kref_fixtures_Tree thiz);
          libfixtures_KLong (*get_value)(libfixtures_kref_fixtures_Tree thiz);
          libfixtures_KLong (*component1)(libfixtures_kref_fixtures_Tree thiz);
          libfixtures_kref_kotlin_collections_List (*component2)(libfixtures_kref_fixtures_Tree thiz);
          libfixtures_kref_fixtures_Tree (*component3)(libfixtures_kref_fixtures_Tree thiz);
          libfixtures_kref_fixtures_Tree (*copy)(libfixtures_kref_fixtures_Tree thiz, libfixtures_KLong value, libfixtures_kref_kotlin_collections_List children, libfixtures_kref_fixtures_Tree twin);
          libfixtures_KBoolean (*equals)(libfixtures_kref_fixtures_Tree thiz, libfixtures_kref_kotlin_Any other);
          libfixtures_KInt (*hashCode)(libfixtures_kref_fixtures_Tree thiz);
          const char* (*toString)(libfixtures_kref_fixtures_Tree thiz);
        } Tree;
        struct {
          libfixtures_KType* (*_type)(void);
          libfixtures_kref_fixtures_Everything (*Everything)(libfixtures_KBoolean boolean, libfixtures_KByte byte, libfixtures_KShort short_, libfixtures_KInt int_, libfixtures_KLong long_, libfixtures_KUByte uByte, libfixtures_KUShort uShort, libfixtures_KUInt uInt, libfixtures_KULong uLong, libfixtures_KChar char_, libfixtures_KFloat float_, libfixtures_KDouble double_, const char* string, libfixtures_kref_kotlin_ByteArray bytes, libfixtures_kref_kotlin_collections_List longs, libfixtures_kref_kotlin_collections_Set names, libfixtures_kref_kotlin_collections_Map numbers, const char* nullable, libfixtures_kref_fixtures_Color color, libfixtures_kref_fixtures_Shape shape, libfixtures_kref_fixtures_Origin origin, libfixtures_kref_fixtures_Person person, libfixtures_KLong duration, libfixtures_kref_kotlin_time_Instant instant);
          libfixtures_KBoolean (*get_boolean)(libfixtures_kref_fixtures_Everything thiz);
          libfixtures_KByte (*get_byte)(libfixtures_kref_fixtures_Everything thiz);
          libfixtures_kref_kotlin_ByteArray (*get_bytes)(libfixtures_kref_fixtures_Everything thiz);
          libfixtures_KChar (*get_char)(libfixtures_kref_fixtures_Everything thiz);
          libfixtures_kref_fixtures_Color (*get_color)(libfixtures_kref_fixtures_Everything thiz);
          libfixtures_KDouble (*get_double)(libfixtures_kref_fixtures_Everything thiz);
          libfixtures_KLong (*get_duration)(libfixtures_kref_fixtures_Everything thiz);
          libfixtures_KFloat (*get_float)(libfixtures_kref_fixtures_Everything thiz);
          libfixtures_kref_kotlin_time_Instant (*get_instant)(libfixtures_kref_fixtures_Everything thiz);
          libfixtures_KInt (*get_int)(libfixtures_kref_fixtures_Everything thiz);
          libfixtures_KLong (*get_long)(libfixtures_kref_fixtures_Everything thiz);
          libfixtures_kref_kotlin_collections_List (*get_longs)(libfixtures_kref_fixtures_Everything thiz);
          libfixtures_kref_kotlin_collections_Set (*get_names)(libfixtures_kref_fixtures_Everything thiz);
          const char* (*get_nullable)(libfixtures_kref_fixtures_Everything thiz);
          libfixtures_kref_kotlin_collections_Map (*get_numbers)(libfixtures_kref_fixtures_Everything thiz);
          libfixtures_kref_fixtures_Origin (*get_origin)(libfixtures_kref_fixtures_Everything thiz);
          libfixtures_kref_fixtures_Person (*get_person)(libfixtures_kref_fixtures_Everything thiz);
          libfixtures_kref_fixtures_Shape (*get_shape)(libfixtures_kref_fixtures_Everything thiz);
          libfixtures_KShort (*get_short)(libfixtures_kref_fixtures_Everything thiz);
          const char* (*get_string)(libfixtures_kref_fixtures_Everything thiz);
          libfixtures_KUByte (*get_uByte)(libfixtures_kref_fixtures_Everything thiz);
          libfixtures_KUInt (*get_uInt)(libfixtures_kref_fixtures_Everything thiz);
          libfixtures_KULong (*get_uLong)(libfixtures_kref_fixtures_Everything thiz);
          libfixtures_KUShort (*get_uShort)(libfixtures_kref_fixtures_Everything thiz);
          void (*get_unit)(libfixtures_kref_fixtures_Everything thiz);
          libfixtures_KBoolean (*component1)(libfixtures_kref_fixtures_Everything thiz);
          libfixtures_KChar (*component10)(libfixtures_kref_fixtures_Everything thiz);
          libfixtures_KFloat (*component11)(libfixtures_kref_fixtures_Everything thiz);
          libfixtures_KDouble (*component12)(libfixtures_kref_fixtures_Everything thiz);
          const char* (*component13)(libfixtures_kref_fixtures_Everything thiz);
          libfixtures_kref_kotlin_ByteArray (*component14)(libfixtures_kref_fixtures_Everything thiz);
          libfixtures_kref_kotlin_collections_List (*component15)(libfixtures_kref_fixtures_Everything thiz);
          libfixtures_kref_kotlin_collections_Set (*component16)(libfixtures_kref_fixtures_Everything thiz);
          libfixtures_kref_kotlin_collections_Map (*component17)(libfixtures_kref_fixtures_Everything thiz);
          const char* (*component18)(libfixtures_kref_fixtures_Everything thiz);
          void (*component19)(libfixtures_kref_fixtures_Everything thiz);
          libfixtures_KByte (*component2)(libfixtures_kref_fixtures_Everything thiz);
          libfixtures_kref_fixtures_Color (*component20)(libfixtures_kref_fixtures_Everything thiz);
          libfixtures_kref_fixtures_Shape (*component21)(libfixtures_kref_fixtures_Everything thiz);
          libfixtures_kref_fixtures_Origin (*component22)(libfixtures_kref_fixtures_Everything thiz);
          libfixtures_kref_fixtures_Person (*component23)(libfixtures_kref_fixtures_Everything thiz);
          libfixtures_KLong (*component24)(libfixtures_kref_fixtures_Everything thiz);
          libfixtures_kref_kotlin_time_Instant (*component25)(libfixtures_kref_fixtures_Everything thiz);
          libfixtures_KShort (*component3)(libfixtures_kref_fixtures_Everything thiz);
          libfixtures_KInt (*component4)(libfixtures_kref_fixtures_Everything thiz);
          libfixtures_KLong (*component5)(libfixtures_kref_fixtures_Everything thiz);
          libfixtures_KUByte (*component6)(libfixtures_kref_fixtures_Everything thiz);
          libfixtures_KUShort (*component7)(libfixtures_kref_fixtures_Everything thiz);
          libfixtures_KUInt (*component8)(libfixtures_kref_fixtures_Everything thiz);
          libfixtures_KULong (*component9)(libfixtures_kref_fixtures_Everything thiz);
          libfixtures_kref_fixtures_Everything (*copy)(libfixtures_kref_fixtures_Everything thiz, libfixtures_KBoolean boolean, libfixtures_KByte byte, libfixtures_KShort short_, libfixtures_KInt int_, libfixtures_KLong long_, libfixtures_KUByte uByte, libfixtures_KUShort uShort, libfixtures_KUInt uInt, libfixtures_KULong uLong, libfixtures_KChar char_, libfixtures_KFloat float_, libfixtures_KDouble double_, const char* string, libfixtures_kref_kotlin_ByteArray bytes, libfixtures_kref_kotlin_collections_List longs, libfixtures_kref_kotlin_collections_Set names, libfixtures_kref_kotlin_collections_Map numbers, const char* nullable, libfixtures_kref_fixtures_Color color, libfixtures_kref_fixtures_Shape shape, libfixtures_kref_fixtures_Origin origin, libfixtures_kref_fixtures_Person person, libfixtures_KLong duration, libfixtures_kref_kotlin_time_Instant instant);
          libfixtures_KBoolean (*equals)(libfixtures_kref_fixtures_Everything thiz, libfixtures_kref_kotlin_Any other);
          libfixtures_KInt (*hashCode)(libfixtures_kref_fixtures_Everything thiz);
          const char* (*toString)(libfixtures_kref_fixtures_Everything thiz);
        } Everything;
        struct {
          libfixtures_KType* (*_type)(void);
          libfixtures_kref_fixtures_Period (*Period)(libfixtures_KLong begin, libfixtures_KLong end);
          libfixtures_KLong (*get_begin)(libfixtures_kref_fixtures_Period thiz);
          libfixtures_KLong (*get_end)(libfixtures_kref_fixtures_Period thiz);
          libfixtures_KLong (*component1)(libfixtures_kref_fixtures_Period thiz);
          libfixtures_KLong (*component2)(libfixtures_kref_fixtures_Period thiz);
          libfixtures_kref_fixtures_Period (*copy)(libfixtures_kref_fixtures_Period thiz, libfixtures_KLong begin, libfixtures_KLong end);
          libfixtures_KBoolean (*equals)(libfixtures_kref_fixtures_Period thiz, libfixtures_kref_kotlin_Any other);
          libfixtures_KInt (*hashCode)(libfixtures_kref_fixtures_Period thiz);
          const char* (*toString)(libfixtures_kref_fixtures_Period thiz);
        } Period;
        libfixtures_KLong (*counter)(const char* counter);
        libfixtures_KLong (*increment)(const char* counter);
        libfixtures_KLong (*open)(const char* gate, libfixtures_KLong times);
      } fixtures;
    } root;
  } kotlin;
} libfixtures_ExportedSymbols;
extern libfixtures_ExportedSymbols* libfixtures_symbols(void);
#ifdef __cplusplus
}  /* extern "C" */
#endif
#endif  /* KONAN_LIBFIXTURES_H */
