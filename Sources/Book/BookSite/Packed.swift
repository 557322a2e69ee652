import BookKit
package import Foundation

/// Bytes packed and written as letters of a script.
package enum Packed {
  /// A script `var NAME = "…"` that holds bytes, to be read as windows-1252: each byte is a letter
  /// there, so that it needs no base64, which would make it a third longer.
  ///
  /// - Parameters:
  ///   - name: The variable.
  ///   - packed: The bytes.
  /// - Returns: The script.
  package static func script(_ name: String, _ packed: Data) -> Data {
    Data("var \(name) = \"".utf8) + letters(packed) + Data("\";\n".utf8)
  }

  /// Bytes as letters: each is 42 more than it was, so that the usual ones need no escape; one that
  /// a string literal cannot hold is 64 more again, behind an equals sign.
  package static func letters(_ bytes: Data) -> Data {
    let unfit = Set(Data("\0\r\n\"\\=".utf8))
    var letters = Data(capacity: bytes.count + bytes.count / 32)
    for byte in bytes {
      let letter = byte &+ 42
      if unfit.contains(letter) {
        letters.append(UInt8(ascii: "="))
        letters.append(letter &+ 64)
      } else {
        letters.append(letter)
      }
    }
    return letters
  }

  /// Bytes as gzip packs them; the same bytes come to the same.
  ///
  /// - Parameter data: The bytes.
  /// - Returns: The packed ones.
  /// - Throws: `Problem` if there is no gzip.
  package static func gzip(_ data: Data) throws -> Data {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try data.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["gzip", "-9", "-n", "-c", file.path]
    process.standardInput = FileHandle.nullDevice
    let pipe = Pipe()
    process.standardOutput = pipe
    do { try process.run() } catch {
      throw Problem("gzip is missing, which packs the pages' runs.")
    }
    let packed = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Problem("gzip cannot pack a page's runs.") }
    return packed
  }
}
