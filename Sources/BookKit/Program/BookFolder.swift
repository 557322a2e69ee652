package import Foundation

/// The book's package: the nearest folder upwards whose manifest has its name.
///
/// - Parameter directory: Where to begin.
/// - Returns: The folder; nil if there is none.
package func bookFolder(from directory: URL) -> URL? {
  var folder = directory.standardizedFileURL
  while true {
    let manifest = folder.appendingPathComponent("Package.swift")
    if let text = try? String(contentsOf: manifest, encoding: .utf8),
      text.contains("name: \"LifeOfATouch\"")
    {
      return folder
    }
    // The way up from a folder that was deleted leads nowhere: its path is no longer than before.
    let above = folder.deletingLastPathComponent().standardizedFileURL
    guard above.path.count < folder.path.count else { return nil }
    folder = above
  }
}
