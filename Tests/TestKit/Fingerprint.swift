import Foundation

/// A number that changes when the bytes do, the same in every process and on every machine.
struct Fingerprint: Equatable {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Takes in bytes, eight at a time: the whole package in a few hundredths of a second.
  mutating func add(_ bytes: UnsafeRawBufferPointer) {
    var place = 0
    while place + 8 <= bytes.count {
      add(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)))
      place += 8
    }
    var rest: UInt64 = 0
    while place < bytes.count {
      rest = rest << 8 | UInt64(bytes[place])
      place += 1
    }
    add(rest)
    add(UInt64(bytes.count))
  }

  mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { add(UnsafeRawBufferPointer($0)) }
  }

  mutating func add(_ number: UInt64) {
    value = (value ^ number) &* 0x9E37_79B9_7F4A_7C15
    value ^= value >> 32
  }
}

/// The content of a package's files at one moment.
struct Snapshot {
  /// A fingerprint for each file, by its path from the package's folder.
  let files: [String: Fingerprint]
  /// The exercises that are as the book has them, by their path.
  let untouched: Set<String>

  /// Reads all that a part may depend on.
  init(of root: String) {
    var files: [String: Fingerprint] = [:]
    var untouched: Set<String> = []
    for path in Self.paths(in: root) {
      guard let data = FileManager.default.contents(atPath: root + "/" + path) else { continue }
      var content = Fingerprint()
      if Self.isExercise(path) {
        // The reader's code is graded every time. The book and its graders depend on the statement.
        content.add(Self.statement(data))
        let stub = Self.stub(of: path)
        if FileManager.default.contents(atPath: root + "/" + stub) == data {
          untouched.insert(path)
        }
      } else {
        data.withUnsafeBytes { content.add($0) }
      }
      files[path] = content
    }
    (self.files, self.untouched) = (files, untouched)
  }

  /// One fingerprint for all files of some folders.
  func fingerprint(of inputs: [String]) -> Fingerprint {
    let folders = inputs.map { $0 + "/" }
    let paths = files.keys.filter { path in
      inputs.contains(path) || folders.contains { path.hasPrefix($0) }
    }
    var all = Fingerprint()
    for path in paths.sorted() {
      all.add(path)
      all.add(files[path]?.value ?? 0)
    }
    return all
  }

  private static func paths(in root: String) -> [String] {
    var paths = ["Package.swift", "README.md"]
    for folder in ["Sources", "Tests", "Chapters", "Exercises", "Solutions"] {
      // A copy of the package may have links in their place.
      let place = URL(fileURLWithPath: root + "/" + folder).resolvingSymlinksInPath()
      let below = FileManager.default.enumerator(atPath: place.path)
      while let path = below?.nextObject() as? String {
        guard below?.fileAttributes?[.type] as? FileAttributeType == .typeRegular else { continue }
        paths.append(folder + "/" + path)
      }
    }
    return paths
  }

  private static func isExercise(_ path: String) -> Bool {
    path.hasPrefix("Exercises/") && path.hasSuffix(".swift") && !path.contains("/.stubs/")
  }

  private static func stub(of path: String) -> String {
    var parts = path.split(separator: "/").map(String.init)
    parts.insert(".stubs", at: parts.count - 1)
    return parts.joined(separator: "/")
  }

  /// The comments above the first declaration.
  private static func statement(_ data: Data) -> String {
    String(decoding: data, as: UTF8.self).split(separator: "\n")
      .prefix { $0.hasPrefix("//") || $0.hasPrefix("import ") }.joined(separator: "\n")
  }
}
