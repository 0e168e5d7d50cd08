public import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A small HTTP server on this machine's loopback interface, for trying the samples out.
///
/// - Each connection has a thread of its own, and one request.
public final class LoopbackServer: Sendable {
  /// What a client asks for.
  public struct Request: Hashable, Sendable {
    /// The path and the query.
    public let target: String

    /// The path alone, such as `/images`.
    public var path: String { String(target.prefix { $0 != "?" }) }

    /// The number that the query has for a name.
    public func number(_ name: String) -> Int? {
      URLComponents(string: target)?.queryItems?.first { $0.name == name }?.value.flatMap(Int.init)
    }
  }

  /// What the client gets.
  public struct Answer: Sendable {
    /// The status.
    public let status: Int
    /// The text that follows the status and the headers.
    public let body: String

    /// An answer with a text.
    public init(_ status: Int, _ body: String = "[]") {
      self.status = status
      self.body = body
    }

    /// Waits until the client has closed the connection.
    public static func never() async -> Answer {
      while !Task.isCancelled { try? await Task.sleep(for: .seconds(3600)) }
      return Answer(503)
    }
  }

  /// What has happened, with the path and the query of the request.
  public enum Event: Hashable, Sendable {
    case request(String)
    /// The client has closed the connection before it had an answer.
    case abandoned(String)
  }

  /// The port that it listens on.
  public let port: UInt16

  private let descriptor: Int32
  private let onEvent: @Sendable (Event) -> Void
  private let answer: @Sendable (Request) async -> Answer

  /// Starts the server.
  ///
  /// - Parameters:
  ///   - port: 0 for any port that is free.
  ///   - onEvent: called on any thread.
  ///   - answer: runs in a task for each request, which is cancelled when the client has gone.
  /// - Throws: `PortError`.
  public init(
    port: UInt16 = 0, onEvent: @escaping @Sendable (Event) -> Void = { _ in },
    answer: @escaping @Sendable (Request) async -> Answer
  ) throws {
    (descriptor, self.port) = try Self.open(port)
    self.onEvent = onEvent
    self.answer = answer
    Thread.detachNewThread(accepting)
  }

  deinit { stop() }

  /// The address of the server.
  public var url: URL { URL(string: "http://127.0.0.1:\(port)")! }

  /// Accepts no more connections.
  public func stop() {
    // This wakes the thread that waits for one, which closes the socket.
    shutdown(descriptor, Int32(SHUT_RDWR))
  }

  /// A port that the server can't have.
  public struct PortError: Error, CustomStringConvertible {
    /// The port.
    public let port: UInt16
    let code: Int32

    public var description: String {
      "can't listen on port \(port): \(String(cString: strerror(code)))"
    }
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
    guard isListening else {
      let code = errno
      close(descriptor)
      throw PortError(port: port, code: code)
    }
    return (descriptor, UInt16(bigEndian: address.sin_port))
  }

  /// What the server's own thread does. It does not hold the server.
  private var accepting: @Sendable () -> Void {
    { [descriptor, onEvent, answer] in
      while true {
        let connection = accept(descriptor, nil, nil)
        guard connection >= 0 else { break }
        Thread.detachNewThread {
          LoopbackConnection(descriptor: connection).serve(onEvent: onEvent, answer: answer)
        }
      }
      close(descriptor)
    }
  }
}

/// A connection of a client to the server, for one request.
private final class LoopbackConnection: Sendable {
  private let descriptor: Int32
  private let state = NSCondition()
  private nonisolated(unsafe) var isAnswered = false  // both under the condition's lock
  private nonisolated(unsafe) var isOver = false

  init(descriptor: Int32) { self.descriptor = descriptor }

  /// Reads the request and answers it. Returns when the client has closed the connection.
  func serve(
    onEvent: (LoopbackServer.Event) -> Void,
    answer: @escaping @Sendable (LoopbackServer.Request) async -> LoopbackServer.Answer
  ) {
    defer { close(descriptor) }
    guard let target = readTarget() else { return }
    onEvent(.request(target))
    let task = Task {
      let answer = await answer(LoopbackServer.Request(target: target))
      if !Task.isCancelled { send(answer) }
      end()
    }
    while read() != nil {}
    task.cancel()
    if !isAnsweredInTheEnd() { onEvent(.abandoned(target)) }
  }

  private func end() {
    state.withLock { isOver = true }
    state.signal()
  }

  private func isAnsweredInTheEnd() -> Bool {
    state.lock()
    defer { state.unlock() }
    while !isOver { state.wait() }
    return isAnswered
  }

  private func readTarget() -> String? {
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

  private func send(_ answer: LoopbackServer.Answer) {
    let head = "HTTP/1.1 \(answer.status) -\r\nContent-Length: \(answer.body.utf8.count)\r\n"
    let bytes = Array((head + "Connection: close\r\n\r\n" + answer.body).utf8)
    #if canImport(Darwin)
      let withoutSignal: Int32 = 0
    #else
      let withoutSignal = Int32(MSG_NOSIGNAL)
    #endif
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes {
        #if canImport(Glibc)
          Glibc.send(descriptor, $0.baseAddress, $0.count, withoutSignal)
        #elseif canImport(Musl)
          Musl.send(descriptor, $0.baseAddress, $0.count, withoutSignal)
        #else
          Darwin.send(descriptor, $0.baseAddress, $0.count, withoutSignal)
        #endif
      }
      guard count > 0 else { return }
      sent += count
    }
    state.withLock { isAnswered = true }
    shutdown(descriptor, Int32(SHUT_WR))
  }
}
