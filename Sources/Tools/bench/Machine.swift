import Foundation

/// What the numbers were measured on.
enum Machine {
  /// One line: processor, cores, system, compiler.
  static var description: String {
    let cores = ProcessInfo.processInfo.activeProcessorCount
    return "\(processor), \(cores) cores; \(system); Swift \(compiler)"
  }

  /// The memory the process has in use, in bytes, if the system tells.
  static var residentBytes: Double? {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8),
      let pages = text.split(separator: " ").dropFirst().first.flatMap({ Double($0) })
    else { return nil }
    return pages * Double(NSPageSize())
  }

  private static var processor: String {
    value(of: "model name", in: "/proc/cpuinfo", separator: ":") ?? "unknown processor"
  }

  private static var system: String {
    value(of: "PRETTY_NAME", in: "/etc/os-release", separator: "=")
      ?? ProcessInfo.processInfo.operatingSystemVersionString
  }

  private static func value(of key: String, in path: String, separator: Character) -> String? {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
    let line = text.split(separator: "\n").first { $0.hasPrefix(key) }
    let parts = line?.split(separator: separator, maxSplits: 1)
    return parts?.last.map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " \t\"")) }
  }

  private static var compiler: String {
    #if swift(>=6.4)
      "6.4 or newer"
    #elseif swift(>=6.3)
      "6.3"
    #else
      "6.2"
    #endif
  }
}
