package import Foundation

#if canImport(FoundationNetworking)
  package import FoundationNetworking
#endif

extension URLSession {
  /// For a server of this process, which answers late while other tests keep all threads busy. It waits ten minutes, where the usual
  /// session gives up after one. It has no cache, as that of the samples.
  package static let patient = {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    configuration.timeoutIntervalForRequest = 600
    return URLSession(configuration: configuration)
  }()
}
