import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A small HTTP server on this machine's loopback interface, for trying the form out.
///
/// - The first part of a request's path says what it answers: a number is the status, `slow` the
///   status 200 after a pause, and `never` nothing.
/// - Each connection has a thread of its own, and one request.
public final class LoopbackServer: Sendable {
  /// What has happened, with the path of the request.
  public enum Event: Hashable, Sendable {
    case request(String)
    /// The client has closed the connection before it had an answer.
    case abandoned(String)
  }

  /// The port that it listens on.
  public let port: UInt16

  private let descriptor: Int32
  private let pause: @Sendable () -> Void
  private let onEvent: @Sendable (Event) -> Void

  /// Starts the server.
  ///
  /// - Parameters:
  ///   - port: 0 for any port that is free.
  ///   - pause: called before a slow answer, on the connection's thread.
  ///   - onEvent: called on any thread.
  /// - Throws: `POSIXError`.
  public init(
    port: UInt16 = 0, pause: @escaping @Sendable () -> Void,
    onEvent: @escaping @Sendable (Event) -> Void = { _ in }
  ) throws {
    (descriptor, self.port) = try Self.open(port)
    self.pause = pause
    self.onEvent = onEvent
    Thread.detachNewThread(accepting)
  }

  deinit { stop() }

  /// The address for the form that gives this answer: a status, `slow` or `never`.
  public func address(answering answer: String) -> String {
    "http://127.0.0.1:\(port)/\(answer)"
  }

  /// Accepts no more connections.
  public func stop() {
    // This wakes the thread that waits for one, which closes the socket.
    shutdown(descriptor, Int32(SHUT_RDWR))
  }

  private static func open(_ port: UInt16) throws -> (Int32, UInt16) {
    #if canImport(Glibc)
      let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var (address, size) = (sockaddr_in(), socklen_t(MemoryLayout<sockaddr_in>.size))
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var reuses: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &reuses, socklen_t(MemoryLayout<Int32>.size))
    let isListening = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        bind(descriptor, pointer, size) == 0 && listen(descriptor, 16) == 0
          && getsockname(descriptor, pointer, &size) == 0
      }
    }
    guard isListening else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    return (descriptor, UInt16(bigEndian: address.sin_port))
  }

  /// What the server's own thread does. It does not hold the server.
  private var accepting: @Sendable () -> Void {
    { [descriptor, pause, onEvent] in
      while true {
        let connection = accept(descriptor, nil, nil)
        guard connection >= 0 else { break }
        Thread.detachNewThread {
          Connection(descriptor: connection, pause: pause, onEvent: onEvent).serve()
        }
      }
      close(descriptor)
    }
  }

  private struct Connection {
    let descriptor: Int32
    let pause: @Sendable () -> Void
    let onEvent: @Sendable (Event) -> Void

    func serve() {
      defer { close(descriptor) }
      guard let path = readPath() else { return }
      onEvent(.request(path))
      switch path.split(separator: "/").first.map(String.init) {
      case "never":
        while read() != nil {}
        onEvent(.abandoned(path))
      case "slow":
        pause()
        answer(200)
      case let status:
        answer(status.flatMap(Int.init) ?? 404)
      }
    }

    private func readPath() -> String? {
      var text = ""
      while !text.contains("\r\n\r\n") {
        guard let more = read() else { return nil }
        text += more
      }
      let words = text.split(separator: " ")
      return words.count > 1 ? String(words[1]) : nil
    }

    private func read() -> String? {
      var bytes = [UInt8](repeating: 0, count: 4096)
      let count = recv(descriptor, &bytes, bytes.count, 0)
      return count > 0 ? String(decoding: bytes[..<count], as: UTF8.self) : nil
    }

    private func answer(_ status: Int) {
      let text = "HTTP/1.1 \(status) -\r\nContent-Length: 2\r\nConnection: close\r\n\r\n[]"
      #if canImport(Darwin)
        let withoutSignal: Int32 = 0
      #else
        let withoutSignal = Int32(MSG_NOSIGNAL)
      #endif
      _ = send(descriptor, text, text.utf8.count, withoutSignal)
    }
  }
}
