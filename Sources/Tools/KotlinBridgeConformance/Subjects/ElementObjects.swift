import CKotlinBridge
import KotlinBridge

/// The objects among the elements of a library's flows. Whoever gets an element holds its objects,
/// and the harness lets go of them at once.
struct ElementObjects {
  private let types: ManifestTypes
  /// The types of elements that may have objects, by the numbers of their flows.
  private let elements: [UInt32: ManifestType]

  /// Nil for a library without such flows, or with a manifest that can't be understood.
  init?(of manifest: Manifest) {
    guard let types = try? ManifestTypes(manifest) else { return nil }
    self.types = types
    var elements: [UInt32: ManifestType] = [:]
    for flow in manifest.flows {
      guard let type = try? types.checked(flow.element), types.mayHaveObjects(type) else {
        continue
      }
      elements[flow.id] = type
    }
    if elements.isEmpty { return nil }
    self.elements = elements
  }

  func areAmongElements(of flow: UInt32) -> Bool { elements[flow] != nil }

  /// Releases the objects in this count of elements; those before it where the bytes are malformed.
  func release(
    in bytes: UnsafeRawBufferPointer, count: Int, of flow: UInt32,
    _ table: UnsafePointer<kb_library>
  ) {
    guard let type = elements[flow] else { return }
    var decoder = ManifestDecoder(types, bytes)
    for _ in 0..<max(0, count) {
      do { try decoder.skip(type) } catch { break }
    }
    for handle in decoder.handles { _ = table.pointee.release(table.pointee.context, handle) }
  }
}
