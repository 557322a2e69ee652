import BookKit
import Foundation
import Testing

/// The rooms of Sources, as Sources/README.md draws them: an import runs one way.
@Suite struct RoomsTests {
  /// The rooms, each before those that import it.
  static let rooms = ["MiniUIKit", "Tools", "Stage", "Exercises", "Book"]

  @Test func `a room imports only what stands above it in Sources/README.md`() throws {
    let page = try String(contentsOfFile: packageRoot + "/Sources/README.md", encoding: .utf8)
    let drawn = page.matches(of: #/\n\| \*\*(\w+)\*\* \|/#).map { String($0.1) }
    #expect(drawn == Self.rooms)

    var rooms: [String: Int] = [:]
    for (index, room) in Self.rooms.enumerated() {
      rooms[room] = index
      for module in try modules(of: room) {
        rooms[module == "Places" ? "PlacesApp" : module] = index
      }
    }
    var wrong: [String] = []
    var imports = 0
    for (index, room) in Self.rooms.enumerated() {
      for file in try swiftFiles(of: room) {
        let text = try String(contentsOfFile: "\(packageRoot)/\(file)", encoding: .utf8)
        for found in text.matches(of: #/(?m)^(?:@\w+ )?(?:\w+ )?import (?:\w+ )?(\w+)/#) {
          guard let other = rooms[String(found.1)] else { continue }
          imports += 1
          if other > index { wrong.append("\(file) imports \(found.1)") }
        }
      }
    }
    #expect(imports > 100)
    #expect(wrong == [])
  }

  private func modules(of room: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "\(packageRoot)/Sources/\(room)")
      .filter { !$0.contains(".") }
  }

  private func swiftFiles(of room: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: "\(packageRoot)/Sources/\(room)")
      .filter { $0.hasSuffix(".swift") }.map { "Sources/\(room)/\($0)" }
  }
}
