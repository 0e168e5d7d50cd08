// Made by `kotlin-bridge generate` from the library samples. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Keeps the news that were loaded last.
public final class NewsModel: KotlinObject, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "news.NewsModel" }

  public convenience init(scope: KotlinScope, service: NewsService) throws {
    defer {
      extendLifetime(scope)
      extendLifetime(service)
    }
    let handle: UInt64 = try SamplesLibrary.module.call(58) {
      $0.write(SamplesLibrary.CoroutineScope(scope))
      $0.write(service)
    }
    self.init(holding: handle, of: SamplesLibrary.module)
  }
}

extension NewsModel {
  /// The news; null before the first answer.
  public var newsFlow: KotlinMutableStateFlow<NewsList?> {
    KotlinMutableStateFlow(of: SamplesLibrary.module, flow: 11, owner: self)
  }

  /// Why the last load has failed; null if it has not.
  public var problem: KotlinStateFlow<String?> {
    KotlinStateFlow(of: SamplesLibrary.module, flow: 12, owner: self)
  }

  /// The news for code without coroutines.
  public var news: AnyFlowNewsList {
    defer { extendLifetime(self) }
    let handle: UInt64 = KotlinModule.callOrStop(59, Twins.f59, of: SamplesLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
    return AnyFlowNewsList(holding: handle, of: SamplesLibrary.module)
  }

  /// Loads the news.
  public func loadData() throws -> KotlinJob {
    defer { extendLifetime(self) }
    let result: SamplesLibrary.Job = try SamplesLibrary.module.call(60) { $0.write(self) }
    return result.base
  }

  /// Gives `collector` the news until its caller is cancelled.
  nonisolated(nonsending) public func collectNews(
    collector: any FlowCollectorNewsList
  ) async throws {
    defer {
      extendLifetime(self)
      extendLifetime(collector)
    }
    _ = try await SamplesLibrary.module.callSuspending(61, returning: KotlinUnit.self) {
      $0.write(self)
      $0.write(AnyFlowCollectorNewsList(collector))
    }
  }

  /// Gives `collector` the news until its caller is cancelled.
  ///
  /// - Parameter completion: Called once. See `KotlinCompletion`.
  @discardableResult
  public func collectNews(
    collector: any FlowCollectorNewsList,
    on placement: KotlinPlacement = .default,
    completion: @escaping KotlinCompletion<Void>
  ) -> KotlinJob {
    defer {
      extendLifetime(self)
      extendLifetime(collector)
    }
    return SamplesLibrary.module.callSuspending(61, on: placement, completion: completion) {
      $0.write(self)
      $0.write(AnyFlowCollectorNewsList(collector))
    }
  }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f59: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    SamplesLibrary.module.twin(59)
}
