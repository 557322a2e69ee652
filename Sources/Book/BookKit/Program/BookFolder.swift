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

/// Where a command of the book works when nothing else is said: the current folder, if it lies in a
/// book's; else the book of which the command was built, as Xcode starts commands somewhere else.
///
/// - Parameters:
///   - current: The current folder.
///   - built: A file of the book of which the command was built.
/// - Returns: The folder; the current one if neither lies in a book.
package func placeInBook(
  current: URL = URL(
    fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true),
  built: String = #filePath
) -> URL {
  if bookFolder(from: current) != nil { return current }
  return bookFolder(from: URL(fileURLWithPath: built)) ?? current
}

/// The folder that a path on the command line means.
///
/// Xcode starts a program in the folder where it is built, and nobody who writes `figures` there means
/// a folder among the build products: it is taken from the book's folder.
///
/// - Parameters:
///   - path: The path.
///   - current: The current folder.
///   - program: The program's own file.
/// - Returns: The path, or an absolute one in the book.
package func folderMeant(
  by path: String, current: String = FileManager.default.currentDirectoryPath,
  program: String? = Bundle.main.executablePath
) -> String {
  let here = URL(fileURLWithPath: current, isDirectory: true)
  guard !path.hasPrefix("/"), !path.hasPrefix("~"), bookFolder(from: here) == nil, let program,
    URL(fileURLWithPath: program).deletingLastPathComponent().standardizedFileURL.path
      == here.standardizedFileURL.path,
    let book = bookFolder(from: placeInBook(current: here))
  else { return path }
  return book.appendingPathComponent(path).path
}
