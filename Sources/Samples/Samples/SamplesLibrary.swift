// Made by `kotlin-bridge generate` from the library samples. Do not edit: generate it again.

import CSamples
@_spi(GeneratedCode) public import KotlinBridge

/// The Kotlin library `samples`, which this module calls.
///
/// - It is the library that is linked to the program, unless `use(_:)` sets another one.
/// - The first use of this module opens it, and compares it with the manifest that the module was
///   generated from. The process ends with a message if they differ.
public enum SamplesLibrary: GeneratedLibrary {
  /// Uses a library instead of the linked one: one opened by its path, or a fake for tests.
  ///
  /// - Call it before anything else of this module. Later it throws, because the first use chooses
  ///   the library for the whole process. Of several calls before that, the last one counts.
  /// - It throws `KotlinError`, code `misuse`, if the library lacks something that this module was
  ///   generated from. It may have more.
  public static func use(_ library: KotlinLibrary) throws(KotlinError) {
    try link.use(library)
  }

  /// Opens the library, as the first use does. Throws `KotlinError`, code `misuse`, where the first
  /// use would end the process.
  public static func check() throws(KotlinError) {
    _ = try link.module()
  }

  /// The library in use, for its counters.
  public static var library: KotlinLibrary { module.library }

  static let module = link.moduleOrStop()

  @_spi(GeneratedCode) public static let link = KotlinLink(
    to: { samples_kotlin_bridge() },
    generatedFrom: GeneratedManifest(
      manifest, digest: 0xc4de_33fc_ff6f_4b0d,
      functions: 83, flows: 15,
      twins: 25, equals: 34, hashCode: 35, type: 36,
      classes: { classes },
      hosted: { hosted }))

  private static let classes: GeneratedClasses = [
    52: SimulatedSpace.self,
    53: AnySpaceApi.Object.self,
  ]

  private static let hosted: [HostedInterface] = [
    SamplesLibrary.FunctionOfKittenLabel.kotlinHosted,
    SamplesLibrary.MainActorFunctionOfListOfAircraft.kotlinHosted,
    SamplesLibrary.MainActorFunctionOfListOfLandVehicle.kotlinHosted,
    SamplesLibrary.MainActorFunctionOfListOfShip.kotlinHosted,
    SamplesLibrary.MainActorFunctionOfOptionalThrowable.kotlinHosted,
    SamplesLibrary.MainActorFunctionOfOptionalNewsList.kotlinHosted,
    AnyCloseable.kotlinHosted,
    AnyKittenDataSource.kotlinHosted,
    AnyKittenView.kotlinHosted,
    SamplesLibrary.FlowOfListOfAircraft.kotlinHosted,
    SamplesLibrary.FlowOfListOfLandVehicle.kotlinHosted,
    SamplesLibrary.FlowOfListOfShip.kotlinHosted,
    SamplesLibrary.FlowOfOptionalNewsList.kotlinHosted,
    AnyFlowCollectorNewsList.kotlinHosted,
    AnyCanceller.kotlinHosted,
    AnyNetworkClient.kotlinHosted,
    AnySpaceApi.kotlinHosted,
    SamplesLibrary.SuspendFunctionOfIntAndIntToPagingResultOfIntAndAircraft.kotlinHosted,
    SamplesLibrary.SuspendFunctionOfIntAndIntToPagingResultOfIntAndLandVehicle.kotlinHosted,
    SamplesLibrary.SuspendFunctionOfIntAndIntToPagingResultOfIntAndShip.kotlinHosted,
  ]

  private static let manifest: StaticString = #"""
    {"abi": 6, "library": "samples", "kotlin": "2.4.20",
    "flows": [
      {"id": 0, "name": "CommonFlow<List<Aircraft>>.flow", "kind": "flow", "mutable": false, "parameters": [{"name": "this", "type": {"named": "equipment.CommonFlow<List<equipment.Aircraft>>"}}], "element": {"list": {"named": "equipment.Aircraft"}}},
      {"id": 1, "name": "CommonFlow<List<LandVehicle>>.flow", "kind": "flow", "mutable": false, "parameters": [{"name": "this", "type": {"named": "equipment.CommonFlow<List<equipment.LandVehicle>>"}}], "element": {"list": {"named": "equipment.LandVehicle"}}},
      {"id": 2, "name": "CommonFlow<List<Ship>>.flow", "kind": "flow", "mutable": false, "parameters": [{"name": "this", "type": {"named": "equipment.CommonFlow<List<equipment.Ship>>"}}], "element": {"list": {"named": "equipment.Ship"}}},
      {"id": 3, "name": "Pager<Int, Aircraft>.state", "kind": "state", "mutable": false, "parameters": [{"name": "this", "type": {"named": "equipment.Pager<Int, equipment.Aircraft>"}}], "element": {"list": {"named": "equipment.Aircraft"}}},
      {"id": 4, "name": "Pager<Int, LandVehicle>.state", "kind": "state", "mutable": false, "parameters": [{"name": "this", "type": {"named": "equipment.Pager<Int, equipment.LandVehicle>"}}], "element": {"list": {"named": "equipment.LandVehicle"}}},
      {"id": 5, "name": "Pager<Int, Ship>.state", "kind": "state", "mutable": false, "parameters": [{"name": "this", "type": {"named": "equipment.Pager<Int, equipment.Ship>"}}], "element": {"list": {"named": "equipment.Ship"}}},
      {"id": 6, "name": "Flow<List<Aircraft>>.flow", "kind": "flow", "mutable": false, "parameters": [{"name": "this", "type": {"named": "kotlinx.coroutines.flow.Flow<List<equipment.Aircraft>>"}}], "element": {"list": {"named": "equipment.Aircraft"}}},
      {"id": 7, "name": "Flow<List<LandVehicle>>.flow", "kind": "flow", "mutable": false, "parameters": [{"name": "this", "type": {"named": "kotlinx.coroutines.flow.Flow<List<equipment.LandVehicle>>"}}], "element": {"list": {"named": "equipment.LandVehicle"}}},
      {"id": 8, "name": "Flow<List<Ship>>.flow", "kind": "flow", "mutable": false, "parameters": [{"name": "this", "type": {"named": "kotlinx.coroutines.flow.Flow<List<equipment.Ship>>"}}], "element": {"list": {"named": "equipment.Ship"}}},
      {"id": 9, "name": "Flow<NewsList?>.flow", "kind": "flow", "mutable": false, "parameters": [{"name": "this", "type": {"named": "kotlinx.coroutines.flow.Flow<news.NewsList?>"}}], "element": {"nullable": {"named": "news.NewsList"}}},
      {"id": 10, "name": "AnyFlow<NewsList?>.flow", "kind": "flow", "mutable": false, "parameters": [{"name": "this", "type": {"named": "news.AnyFlow<news.NewsList?>"}}], "element": {"nullable": {"named": "news.NewsList"}}},
      {"id": 11, "name": "NewsModel.newsFlow", "kind": "state", "mutable": true, "parameters": [{"name": "this", "type": {"named": "news.NewsModel"}}], "element": {"nullable": {"named": "news.NewsList"}}},
      {"id": 12, "name": "NewsModel.problem", "kind": "state", "mutable": false, "parameters": [{"name": "this", "type": {"named": "news.NewsModel"}}], "element": {"nullable": "String"}},
      {"id": 13, "name": "PeopleInSpaceRepository.problem", "kind": "state", "mutable": false, "parameters": [{"name": "this", "type": {"named": "people.PeopleInSpaceRepository"}}], "element": {"nullable": "String"}},
      {"id": 14, "name": "PeopleInSpaceRepository.pollIssPosition", "kind": "flow", "mutable": false, "parameters": [{"name": "flow", "type": {"named": "kotlin.Any"}}], "element": {"named": "people.IssPosition"}}
    ],
    "functions": [
      {"id": 0, "name": "CommonFlow<List<Aircraft>>", "kind": "plain", "parameters": [{"name": "origin", "type": {"named": "kotlinx.coroutines.flow.Flow<List<equipment.Aircraft>>"}}], "result": {"named": "equipment.CommonFlow<List<equipment.Aircraft>>"}},
      {"id": 1, "name": "CommonFlow<List<LandVehicle>>", "kind": "plain", "parameters": [{"name": "origin", "type": {"named": "kotlinx.coroutines.flow.Flow<List<equipment.LandVehicle>>"}}], "result": {"named": "equipment.CommonFlow<List<equipment.LandVehicle>>"}},
      {"id": 2, "name": "CommonFlow<List<Ship>>", "kind": "plain", "parameters": [{"name": "origin", "type": {"named": "kotlinx.coroutines.flow.Flow<List<equipment.Ship>>"}}], "result": {"named": "equipment.CommonFlow<List<equipment.Ship>>"}},
      {"id": 3, "name": "CommonFlow<List<Aircraft>>.watch", "kind": "plain", "parameters": [{"name": "this", "type": {"named": "equipment.CommonFlow<List<equipment.Aircraft>>"}}, {"name": "block", "type": {"named": "@MainActor (List<equipment.Aircraft>) -> Unit"}}], "result": {"named": "equipment.Closeable"}},
      {"id": 4, "name": "CommonFlow<List<LandVehicle>>.watch", "kind": "plain", "parameters": [{"name": "this", "type": {"named": "equipment.CommonFlow<List<equipment.LandVehicle>>"}}, {"name": "block", "type": {"named": "@MainActor (List<equipment.LandVehicle>) -> Unit"}}], "result": {"named": "equipment.Closeable"}},
      {"id": 5, "name": "CommonFlow<List<Ship>>.watch", "kind": "plain", "parameters": [{"name": "this", "type": {"named": "equipment.CommonFlow<List<equipment.Ship>>"}}, {"name": "block", "type": {"named": "@MainActor (List<equipment.Ship>) -> Unit"}}], "result": {"named": "equipment.Closeable"}},
      {"id": 6, "name": "Closeable.close", "kind": "plain", "parameters": [{"name": "this", "type": {"named": "equipment.Closeable"}}], "result": "Unit"},
      {"id": 7, "name": "landVehicles", "kind": "plain", "parameters": [{"name": "scope", "type": {"named": "kotlinx.coroutines.CoroutineScope"}}, {"name": "config", "type": {"nullable": {"named": "equipment.PagingConfig"}}}], "result": {"named": "equipment.Pager<Int, equipment.LandVehicle>"}},
      {"id": 8, "name": "Pager<Int, Aircraft>", "kind": "plain", "parameters": [{"name": "scope", "type": {"named": "kotlinx.coroutines.CoroutineScope"}}, {"name": "config", "type": {"named": "equipment.PagingConfig"}}, {"name": "initialKey", "type": "Int"}, {"name": "getItems", "type": {"named": "suspend (Int, Int) -> equipment.PagingResult<Int, equipment.Aircraft>"}}], "result": {"named": "equipment.Pager<Int, equipment.Aircraft>"}},
      {"id": 9, "name": "Pager<Int, LandVehicle>", "kind": "plain", "parameters": [{"name": "scope", "type": {"named": "kotlinx.coroutines.CoroutineScope"}}, {"name": "config", "type": {"named": "equipment.PagingConfig"}}, {"name": "initialKey", "type": "Int"}, {"name": "getItems", "type": {"named": "suspend (Int, Int) -> equipment.PagingResult<Int, equipment.LandVehicle>"}}], "result": {"named": "equipment.Pager<Int, equipment.LandVehicle>"}},
      {"id": 10, "name": "Pager<Int, Ship>", "kind": "plain", "parameters": [{"name": "scope", "type": {"named": "kotlinx.coroutines.CoroutineScope"}}, {"name": "config", "type": {"named": "equipment.PagingConfig"}}, {"name": "initialKey", "type": "Int"}, {"name": "getItems", "type": {"named": "suspend (Int, Int) -> equipment.PagingResult<Int, equipment.Ship>"}}], "result": {"named": "equipment.Pager<Int, equipment.Ship>"}},
      {"id": 11, "name": "Pager<Int, Aircraft>.pagingData", "kind": "plain", "parameters": [{"name": "this", "type": {"named": "equipment.Pager<Int, equipment.Aircraft>"}}], "result": {"named": "equipment.CommonFlow<List<equipment.Aircraft>>"}},
      {"id": 12, "name": "Pager<Int, LandVehicle>.pagingData", "kind": "plain", "parameters": [{"name": "this", "type": {"named": "equipment.Pager<Int, equipment.LandVehicle>"}}], "result": {"named": "equipment.CommonFlow<List<equipment.LandVehicle>>"}},
      {"id": 13, "name": "Pager<Int, Ship>.pagingData", "kind": "plain", "parameters": [{"name": "this", "type": {"named": "equipment.Pager<Int, equipment.Ship>"}}], "result": {"named": "equipment.CommonFlow<List<equipment.Ship>>"}},
      {"id": 14, "name": "Pager<Int, Aircraft>.hasNextPage", "kind": "plain", "parameters": [{"name": "this", "type": {"named": "equipment.Pager<Int, equipment.Aircraft>"}}], "result": "Boolean"},
      {"id": 15, "name": "Pager<Int, LandVehicle>.hasNextPage", "kind": "plain", "parameters": [{"name": "this", "type": {"named": "equipment.Pager<Int, equipment.LandVehicle>"}}], "result": "Boolean"},
      {"id": 16, "name": "Pager<Int, Ship>.hasNextPage", "kind": "plain", "parameters": [{"name": "this", "type": {"named": "equipment.Pager<Int, equipment.Ship>"}}], "result": "Boolean"},
      {"id": 17, "name": "Pager<Int, Aircraft>.loadNext", "kind": "suspend", "parameters": [{"name": "this", "type": {"named": "equipment.Pager<Int, equipment.Aircraft>"}}], "result": "Unit"},
      {"id": 18, "name": "Pager<Int, LandVehicle>.loadNext", "kind": "suspend", "parameters": [{"name": "this", "type": {"named": "equipment.Pager<Int, equipment.LandVehicle>"}}], "result": "Unit"},
      {"id": 19, "name": "Pager<Int, Ship>.loadNext", "kind": "suspend", "parameters": [{"name": "this", "type": {"named": "equipment.Pager<Int, equipment.Ship>"}}], "result": "Unit"},
      {"id": 20, "name": "Pager<Int, Aircraft>.launchNext", "kind": "plain", "parameters": [{"name": "this", "type": {"named": "equipment.Pager<Int, equipment.Aircraft>"}}], "result": {"named": "kotlinx.coroutines.Job"}},
      {"id": 21, "name": "Pager<Int, LandVehicle>.launchNext", "kind": "plain", "parameters": [{"name": "this", "type": {"named": "equipment.Pager<Int, equipment.LandVehicle>"}}], "result": {"named": "kotlinx.coroutines.Job"}},
      {"id": 22, "name": "Pager<Int, Ship>.launchNext", "kind": "plain", "parameters": [{"name": "this", "type": {"named": "equipment.Pager<Int, equipment.Ship>"}}], "result": {"named": "kotlinx.coroutines.Job"}},
      {"id": 23, "name": "KittenComponent", "kind": "plain", "parameters": [{"name": "dataSource", "type": {"named": "kittens.KittenDataSource"}}, {"name": "output", "type": {"named": "(kittens.KittenLabel) -> Unit"}}], "result": {"named": "kittens.KittenComponent"}},
      {"id": 24, "name": "KittenComponent.onViewCreated", "kind": "plain", "parameters": [{"name": "this", "type": {"named": "kittens.KittenComponent"}}, {"name": "view", "type": {"named": "kittens.KittenView"}}], "result": "Unit"},
      {"id": 25, "name": "KittenComponent.onStart", "kind": "plain", "parameters": [{"name": "this", "type": {"named": "kittens.KittenComponent"}}], "result": "Unit"},
      {"id": 26, "name": "KittenComponent.onStop", "kind": "plain", "parameters": [{"name": "this", "type": {"named": "kittens.KittenComponent"}}], "result": "Unit"},
      {"id": 27, "name": "KittenComponent.onViewDestroyed", "kind": "plain", "parameters": [{"name": "this", "type": {"named": "kittens.KittenComponent"}}], "result": "Unit"},
      {"id": 28, "name": "KittenComponent.onDestroy", "kind": "plain", "parameters": [{"name": "this", "type": {"named": "kittens.KittenComponent"}}], "result": "Unit"},
      {"id": 29, "name": "KittenDataSource.load", "kind": "suspend", "parameters": [{"name": "this", "type": {"named": "kittens.KittenDataSource"}}, {"name": "limit", "type": "Int"}, {"name": "offset", "type": "Int"}], "result": {"nullable": "String"}},
      {"id": 30, "name": "KittenView.events", "kind": "plain", "parameters": [{"name": "this", "type": {"named": "kittens.KittenView"}}], "result": {"named": "kittens.KittenView.Events"}},
      {"id": 31, "name": "KittenView.render", "kind": "plain", "parameters": [{"name": "this", "type": {"named": "kittens.KittenView"}}, {"name": "model", "type": {"named": "kittens.KittenView.Model"}}], "result": "Unit"},
      {"id": 32, "name": "KittenView.Events", "kind": "plain", "parameters": [], "result": {"named": "kittens.KittenView.Events"}},
      {"id": 33, "name": "KittenView.Events.dispatch", "kind": "plain", "parameters": [{"name": "this", "type": {"named": "kittens.KittenView.Events"}}, {"name": "event", "type": {"named": "kittens.KittenView.Event"}}], "result": "Unit"},
      {"id": 34, "name": "Any.equals", "kind": "plain", "parameters": [{"name": "this", "type": {"named": "kotlin.Any"}}, {"name": "other", "type": {"named": "kotlin.Any"}}], "result": "Boolean"},
      {"id": 35, "name": "Any.hashCode", "kind": "plain", "parameters": [{"name": "this", "type": {"named": "kotlin.Any"}}], "result": "Int"},
      {"id": 36, "name": "Any.type", "kind": "plain", "parameters": [{"name": "value", "type": {"named": "kotlin.Any"}}, {"name": "declared", "type": "Int"}], "result": "Int"},
      {"id": 37, "name": "(KittenLabel) -> Unit.invoke", "kind": "plain", "parameters": [{"name": "this", "type": {"named": "(kittens.KittenLabel) -> Unit"}}, {"name": "p1", "type": {"named": "kittens.KittenLabel"}}], "result": "Unit"},
      {"id": 38, "name": "suspend (Int, Int) -> PagingResult<Int, Aircraft>.invoke", "kind": "suspend", "parameters": [{"name": "this", "type": {"named": "suspend (Int, Int) -> equipment.PagingResult<Int, equipment.Aircraft>"}}, {"name": "p1", "type": "Int"}, {"name": "p2", "type": "Int"}], "result": {"named": "equipment.PagingResult<Int, equipment.Aircraft>"}},
      {"id": 39, "name": "suspend (Int, Int) -> PagingResult<Int, LandVehicle>.invoke", "kind": "suspend", "parameters": [{"name": "this", "type": {"named": "suspend (Int, Int) -> equipment.PagingResult<Int, equipment.LandVehicle>"}}, {"name": "p1", "type": "Int"}, {"name": "p2", "type": "Int"}], "result": {"named": "equipment.PagingResult<Int, equipment.LandVehicle>"}},
      {"id": 40, "name": "suspend (Int, Int) -> PagingResult<Int, Ship>.invoke", "kind": "suspend", "parameters": [{"name": "this", "type": {"named": "suspend (Int, Int) -> equipment.PagingResult<Int, equipment.Ship>"}}, {"name": "p1", "type": "Int"}, {"name": "p2", "type": "Int"}], "result": {"named": "equipment.PagingResult<Int, equipment.Ship>"}},
      {"id": 41, "name": "@MainActor (List<Aircraft>) -> Unit.invoke", "kind": "plain", "parameters": [{"name": "this", "type": {"named": "@MainActor (List<equipment.Aircraft>) -> Unit"}}, {"name": "p1", "type": {"list": {"named": "equipment.Aircraft"}}}], "result": "Unit"},
      {"id": 42, "name": "@MainActor (List<LandVehicle>) -> Unit.invoke", "kind": "plain", "parameters": [{"name": "this", "type": {"named": "@MainActor (List<equipment.LandVehicle>) -> Unit"}}, {"name": "p1", "type": {"list": {"named": "equipment.LandVehicle"}}}], "result": "Unit"},
      {"id": 43, "name": "@MainActor (List<Ship>) -> Unit.invoke", "kind": "plain", "parameters": [{"name": "this", "type": {"named": "@MainActor (List<equipment.Ship>) -> Unit"}}, {"name": "p1", "type": {"list": {"named": "equipment.Ship"}}}], "result": "Unit"},
      {"id": 44, "name": "@MainActor (Throwable?) -> Unit.invoke", "kind": "plain", "parameters": [{"name": "this", "type": {"named": "@MainActor (kotlin.Throwable?) -> Unit"}}, {"name": "p1", "type": {"nullable": {"named": "kotlin.Throwable"}}}], "result": "Unit"},
      {"id": 45, "name": "@MainActor (NewsList?) -> Unit.invoke", "kind": "plain", "parameters": [{"name": "this", "type": {"named": "@MainActor (news.NewsList?) -> Unit"}}, {"name": "p1", "type": {"nullable": {"named": "news.NewsList"}}}], "result": "Unit"},
      {"id": 46, "name": "CoroutineScope.make", "kind": "plain", "parameters": [], "result": {"named": "kotlinx.coroutines.CoroutineScope"}},
      {"id": 47, "name": "CoroutineScope.cancel", "kind": "plain", "parameters": [{"name": "scope", "type": {"named": "kotlinx.coroutines.CoroutineScope"}}], "result": "Unit"},
      {"id": 48, "name": "CoroutineScope.isActive", "kind": "plain", "parameters": [{"name": "scope", "type": {"named": "kotlinx.coroutines.CoroutineScope"}}], "result": "Boolean"},
      {"id": 49, "name": "Job.cancel", "kind": "plain", "parameters": [{"name": "job", "type": {"named": "kotlinx.coroutines.Job"}}], "result": "Unit"},
      {"id": 50, "name": "Job.join", "kind": "suspend", "parameters": [{"name": "job", "type": {"named": "kotlinx.coroutines.Job"}}], "result": "Unit"},
      {"id": 51, "name": "Job.isActive", "kind": "plain", "parameters": [{"name": "job", "type": {"named": "kotlinx.coroutines.Job"}}], "result": "Boolean"},
      {"id": 52, "name": "Throwable.raise", "kind": "plain", "parameters": [{"name": "throwable", "type": {"named": "kotlin.Throwable"}}], "result": "Unit"},
      {"id": 53, "name": "Throwable.make", "kind": "plain", "parameters": [{"name": "error", "type": "Long"}, {"name": "type", "type": "String"}, {"name": "message", "type": "String"}], "result": {"named": "kotlin.Throwable"}},
      {"id": 54, "name": "FlowCollector<NewsList?>.emit", "kind": "suspend", "parameters": [{"name": "this", "type": {"named": "kotlinx.coroutines.flow.FlowCollector<news.NewsList?>"}}, {"name": "value", "type": {"nullable": {"named": "news.NewsList"}}}], "result": "Unit"},
      {"id": 55, "name": "AnyFlow<NewsList?>", "kind": "plain", "parameters": [{"name": "source", "type": {"named": "kotlinx.coroutines.flow.Flow<news.NewsList?>"}}, {"name": "scope", "type": {"named": "kotlinx.coroutines.CoroutineScope"}}], "result": {"named": "news.AnyFlow<news.NewsList?>"}},
      {"id": 56, "name": "AnyFlow<NewsList?>.collect", "kind": "plain", "parameters": [{"name": "this", "type": {"named": "news.AnyFlow<news.NewsList?>"}}, {"name": "onEach", "type": {"named": "@MainActor (news.NewsList?) -> Unit"}}, {"name": "onCompletion", "type": {"named": "@MainActor (kotlin.Throwable?) -> Unit"}}], "result": {"named": "news.Canceller"}},
      {"id": 57, "name": "Canceller.cancel", "kind": "plain", "parameters": [{"name": "this", "type": {"named": "news.Canceller"}}], "result": "Unit"},
      {"id": 58, "name": "NewsModel", "kind": "plain", "parameters": [{"name": "scope", "type": {"named": "kotlinx.coroutines.CoroutineScope"}}, {"name": "service", "type": {"named": "news.NewsService"}}], "result": {"named": "news.NewsModel"}},
      {"id": 59, "name": "NewsModel.news", "kind": "plain", "parameters": [{"name": "this", "type": {"named": "news.NewsModel"}}], "result": {"named": "news.AnyFlow<news.NewsList?>"}},
      {"id": 60, "name": "NewsModel.loadData", "kind": "plain", "parameters": [{"name": "this", "type": {"named": "news.NewsModel"}}], "result": {"named": "kotlinx.coroutines.Job"}},
      {"id": 61, "name": "NewsModel.collectNews", "kind": "suspend", "parameters": [{"name": "this", "type": {"named": "news.NewsModel"}}, {"name": "collector", "type": {"named": "kotlinx.coroutines.flow.FlowCollector<news.NewsList?>"}}], "result": "Unit"},
      {"id": 62, "name": "NetworkClient.get", "kind": "suspend", "parameters": [{"name": "this", "type": {"named": "news.NetworkClient"}}, {"name": "path", "type": "String"}], "result": "String"},
      {"id": 63, "name": "NewsService", "kind": "plain", "parameters": [{"name": "client", "type": {"named": "news.NetworkClient"}}, {"name": "timeout", "type": {"nullable": "Duration"}}], "result": {"named": "news.NewsService"}},
      {"id": 64, "name": "NewsService.getNewsList", "kind": "suspend", "parameters": [{"name": "this", "type": {"named": "news.NewsService"}}], "result": {"named": "news.ContentResponse<news.NewsList>"}},
      {"id": 65, "name": "NewsService.news", "kind": "suspend", "parameters": [{"name": "this", "type": {"named": "news.NewsService"}}], "result": {"named": "news.NewsList"}},
      {"id": 66, "name": "Orbit", "kind": "plain", "parameters": [{"name": "epoch", "type": "Instant"}, {"name": "inclination", "type": "Double"}, {"name": "ascendingNode", "type": "Double"}, {"name": "eccentricity", "type": "Double"}, {"name": "perigee", "type": "Double"}, {"name": "meanAnomaly", "type": "Double"}, {"name": "meanMotion", "type": "Double"}], "result": {"named": "people.Orbit"}},
      {"id": 67, "name": "Orbit.epoch", "kind": "plain", "parameters": [{"name": "this", "type": {"named": "people.Orbit"}}], "result": "Instant"},
      {"id": 68, "name": "Orbit.inclination", "kind": "plain", "parameters": [{"name": "this", "type": {"named": "people.Orbit"}}], "result": "Double"},
      {"id": 69, "name": "Orbit.ascendingNode", "kind": "plain", "parameters": [{"name": "this", "type": {"named": "people.Orbit"}}], "result": "Double"},
      {"id": 70, "name": "Orbit.eccentricity", "kind": "plain", "parameters": [{"name": "this", "type": {"named": "people.Orbit"}}], "result": "Double"},
      {"id": 71, "name": "Orbit.perigee", "kind": "plain", "parameters": [{"name": "this", "type": {"named": "people.Orbit"}}], "result": "Double"},
      {"id": 72, "name": "Orbit.meanAnomaly", "kind": "plain", "parameters": [{"name": "this", "type": {"named": "people.Orbit"}}], "result": "Double"},
      {"id": 73, "name": "Orbit.meanMotion", "kind": "plain", "parameters": [{"name": "this", "type": {"named": "people.Orbit"}}], "result": "Double"},
      {"id": 74, "name": "Orbit.position", "kind": "plain", "parameters": [{"name": "this", "type": {"named": "people.Orbit"}}, {"name": "instant", "type": "Instant"}], "result": {"named": "people.IssPosition"}},
      {"id": 75, "name": "Orbit.ISS", "kind": "plain", "parameters": [], "result": {"named": "people.Orbit"}},
      {"id": 76, "name": "PeopleInSpaceRepository", "kind": "plain", "parameters": [{"name": "api", "type": {"nullable": {"named": "people.SpaceApi"}}}, {"name": "timeout", "type": {"nullable": "Duration"}}], "result": {"named": "people.PeopleInSpaceRepository"}},
      {"id": 77, "name": "make PeopleInSpaceRepository.pollIssPosition", "kind": "plain", "parameters": [{"name": "this", "type": {"named": "people.PeopleInSpaceRepository"}}, {"name": "interval", "type": "Duration"}], "result": {"named": "kotlin.Any"}, "flow": 14},
      {"id": 78, "name": "PeopleInSpaceRepository.issPosition", "kind": "suspend", "parameters": [{"name": "this", "type": {"named": "people.PeopleInSpaceRepository"}}], "result": {"named": "people.IssPosition"}},
      {"id": 79, "name": "PeopleInSpaceRepository.fetchPeople", "kind": "suspend", "parameters": [{"name": "this", "type": {"named": "people.PeopleInSpaceRepository"}}], "result": {"list": {"named": "people.Assignment"}}},
      {"id": 80, "name": "SimulatedSpace", "kind": "plain", "parameters": [{"name": "orbit", "type": {"nullable": {"named": "people.Orbit"}}}], "result": {"named": "people.SimulatedSpace"}},
      {"id": 81, "name": "SpaceApi.position", "kind": "suspend", "parameters": [{"name": "this", "type": {"named": "people.SpaceApi"}}], "result": "String"},
      {"id": 82, "name": "SpaceApi.people", "kind": "suspend", "parameters": [{"name": "this", "type": {"named": "people.SpaceApi"}}], "result": "String"}
    ],
    "types": [
      {"name": "(kittens.KittenLabel) -> Unit", "kind": "object", "interface": {"number": 1, "members": [{"function": 37}]}},
      {"name": "@MainActor (List<equipment.Aircraft>) -> Unit", "kind": "object", "interface": {"number": 2, "members": [{"function": 41, "main": true}]}},
      {"name": "@MainActor (List<equipment.LandVehicle>) -> Unit", "kind": "object", "interface": {"number": 3, "members": [{"function": 42, "main": true}]}},
      {"name": "@MainActor (List<equipment.Ship>) -> Unit", "kind": "object", "interface": {"number": 4, "members": [{"function": 43, "main": true}]}},
      {"name": "@MainActor (kotlin.Throwable?) -> Unit", "kind": "object", "interface": {"number": 5, "members": [{"function": 44, "main": true}]}},
      {"name": "@MainActor (news.NewsList?) -> Unit", "kind": "object", "interface": {"number": 6, "members": [{"function": 45, "main": true}]}},
      {"name": "equipment.Aircraft", "kind": "record", "fields": [{"name": "name", "type": "String"}, {"name": "ceiling", "type": "Int"}]},
      {"name": "equipment.Closeable", "kind": "object", "interface": {"number": 7, "members": [{"function": 6}]}},
      {"name": "equipment.CommonFlow<List<equipment.Aircraft>>", "kind": "object"},
      {"name": "equipment.CommonFlow<List<equipment.LandVehicle>>", "kind": "object"},
      {"name": "equipment.CommonFlow<List<equipment.Ship>>", "kind": "object"},
      {"name": "equipment.LandVehicle", "kind": "record", "fields": [{"name": "name", "type": "String"}, {"name": "wheels", "type": "Int"}]},
      {"name": "equipment.Pager<Int, equipment.Aircraft>", "kind": "object"},
      {"name": "equipment.Pager<Int, equipment.LandVehicle>", "kind": "object"},
      {"name": "equipment.Pager<Int, equipment.Ship>", "kind": "object"},
      {"name": "equipment.PagingConfig", "kind": "record", "fields": [{"name": "pageSize", "type": "Int"}]},
      {"name": "equipment.PagingResult<Int, equipment.Aircraft>", "kind": "record", "fields": [{"name": "items", "type": {"list": {"named": "equipment.Aircraft"}}}, {"name": "prevKey", "type": {"nullable": "Int"}}, {"name": "nextKey", "type": {"nullable": "Int"}}]},
      {"name": "equipment.PagingResult<Int, equipment.LandVehicle>", "kind": "record", "fields": [{"name": "items", "type": {"list": {"named": "equipment.LandVehicle"}}}, {"name": "prevKey", "type": {"nullable": "Int"}}, {"name": "nextKey", "type": {"nullable": "Int"}}]},
      {"name": "equipment.PagingResult<Int, equipment.Ship>", "kind": "record", "fields": [{"name": "items", "type": {"list": {"named": "equipment.Ship"}}}, {"name": "prevKey", "type": {"nullable": "Int"}}, {"name": "nextKey", "type": {"nullable": "Int"}}]},
      {"name": "equipment.Ship", "kind": "record", "fields": [{"name": "name", "type": "String"}, {"name": "displacement", "type": "Double"}]},
      {"name": "kittens.KittenComponent", "kind": "object"},
      {"name": "kittens.KittenDataSource", "kind": "object", "interface": {"number": 8, "members": [{"function": 29}]}},
      {"name": "kittens.KittenLabel", "kind": "sealed", "cases": ["kittens.KittenLabel.LoadingFailed"]},
      {"name": "kittens.KittenLabel.LoadingFailed", "kind": "record", "fields": [{"name": "reason", "type": "String"}]},
      {"name": "kittens.KittenView", "kind": "object", "interface": {"number": 9, "members": [{"function": 31}, {"function": 30}]}},
      {"name": "kittens.KittenView.Event", "kind": "sealed", "cases": ["kittens.KittenView.Event.RefreshTriggered"]},
      {"name": "kittens.KittenView.Event.RefreshTriggered", "kind": "record", "fields": []},
      {"name": "kittens.KittenView.Events", "kind": "object"},
      {"name": "kittens.KittenView.Model", "kind": "record", "fields": [{"name": "isLoading", "type": "Boolean"}, {"name": "isError", "type": "Boolean"}, {"name": "imageUrls", "type": {"list": "String"}}]},
      {"name": "kotlin.Any", "kind": "object"},
      {"name": "kotlin.Throwable", "kind": "object"},
      {"name": "kotlinx.coroutines.CoroutineScope", "kind": "object"},
      {"name": "kotlinx.coroutines.Job", "kind": "object"},
      {"name": "kotlinx.coroutines.flow.Flow<List<equipment.Aircraft>>", "kind": "object", "interface": {"number": 10, "members": []}},
      {"name": "kotlinx.coroutines.flow.Flow<List<equipment.LandVehicle>>", "kind": "object", "interface": {"number": 11, "members": []}},
      {"name": "kotlinx.coroutines.flow.Flow<List<equipment.Ship>>", "kind": "object", "interface": {"number": 12, "members": []}},
      {"name": "kotlinx.coroutines.flow.Flow<news.NewsList?>", "kind": "object", "interface": {"number": 13, "members": []}},
      {"name": "kotlinx.coroutines.flow.FlowCollector<news.NewsList?>", "kind": "object", "interface": {"number": 14, "members": [{"function": 54}]}},
      {"name": "news.AnyFlow<news.NewsList?>", "kind": "object"},
      {"name": "news.Article", "kind": "record", "fields": [{"name": "title", "type": "String"}, {"name": "author", "type": {"nullable": "String"}}]},
      {"name": "news.Canceller", "kind": "object", "interface": {"number": 15, "members": [{"function": 57}]}},
      {"name": "news.ContentResponse<news.NewsList>", "kind": "record", "fields": [{"name": "content", "type": {"nullable": {"named": "news.NewsList"}}}, {"name": "error", "type": {"nullable": {"named": "news.ErrorResponse"}}}]},
      {"name": "news.ErrorResponse", "kind": "record", "fields": [{"name": "code", "type": "Int"}, {"name": "message", "type": "String"}]},
      {"name": "news.NetworkClient", "kind": "object", "interface": {"number": 16, "members": [{"function": 62}]}},
      {"name": "news.NewsException", "kind": "exception", "fields": [{"name": "code", "type": "Int"}]},
      {"name": "news.NewsList", "kind": "record", "fields": [{"name": "articles", "type": {"list": {"named": "news.Article"}}}]},
      {"name": "news.NewsModel", "kind": "object"},
      {"name": "news.NewsService", "kind": "object"},
      {"name": "people.Assignment", "kind": "record", "fields": [{"name": "name", "type": "String"}, {"name": "craft", "type": "String"}]},
      {"name": "people.IssPosition", "kind": "record", "fields": [{"name": "latitude", "type": "Double"}, {"name": "longitude", "type": "Double"}, {"name": "altitude", "type": "Double"}, {"name": "timestamp", "type": "Instant"}]},
      {"name": "people.Orbit", "kind": "object"},
      {"name": "people.PeopleInSpaceRepository", "kind": "object"},
      {"name": "people.SimulatedSpace", "kind": "object"},
      {"name": "people.SpaceApi", "kind": "object", "interface": {"number": 17, "members": [{"function": 81}, {"function": 82}]}},
      {"name": "people.SpaceException", "kind": "exception", "fields": []},
      {"name": "people.SpaceException.MalformedAnswer", "kind": "exception", "fields": []},
      {"name": "people.SpaceException.ServerError", "kind": "exception", "fields": [{"name": "status", "type": "Int"}]},
      {"name": "people.SpaceException.TimedOut", "kind": "exception", "fields": []},
      {"name": "people.SpaceException.Unreachable", "kind": "exception", "fields": []},
      {"name": "suspend (Int, Int) -> equipment.PagingResult<Int, equipment.Aircraft>", "kind": "object", "interface": {"number": 18, "members": [{"function": 38}]}},
      {"name": "suspend (Int, Int) -> equipment.PagingResult<Int, equipment.LandVehicle>", "kind": "object", "interface": {"number": 19, "members": [{"function": 39}]}},
      {"name": "suspend (Int, Int) -> equipment.PagingResult<Int, equipment.Ship>", "kind": "object", "interface": {"number": 20, "members": [{"function": 40}]}}
    ]}
    """#
}
