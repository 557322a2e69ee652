import BookKit
package import Foundation

/// Checks the types of a file that was made for UIKit, against the engine, which has UIKit's names.
///
/// Checked: every name, argument label, type and override that both have; each class and statement of
/// the file. Not checked: what runs, main actors, and whatever the list below replaces by a stand-in
/// (`phoneStandIns`).
package struct PhoneFileCheck {
  /// Where the compiled modules are.
  let modules: URL
  /// A folder for this check alone.
  let folder: URL

  /// What is written otherwise for the check, and why: each line takes back one difference that the
  /// engine declares.
  private static let replacements: [(pattern: String, template: String)] = [
    // The engine has no actors, and its tests no application.
    ("@MainActor in", ""), ("@MainActor ", ""), ("^@main\\n", ""),
    // Without the Objective-C runtime there are no selectors.
    ("@objc ", ""), ("#selector\\(", "selector("),
    (
      "_ action: Selector, withSender sender: Any\\?",
      "_ action: Action, withSender sender: AnyObject?"
    ),
    (
      "_ action: Selector, to target: Any\\?, from sender: Any\\?, for event: UIEvent\\?",
      "_ action: Action, to target: AnyObject?, from sender: AnyObject?, for event: UIEvent?"
    ),
    ("NSStringFromSelector\\(action\\)", "action.name"),
    // Controllers have no nibs, views no archives.
    ("super\\.init\\(nibName: nil, bundle: nil\\)", "super.init()"),
    ("^ *required init\\?\\(coder: NSCoder\\) \\{.*\\}\\n", ""),
    // Tables hand over rows, not index paths.
    ("\\.dataSource\\b", ".standInDataSource"), ("tableView\\?\\(", "tableViewOfDelegate("),
    ("^extension UITableViewCell \\{\\n(?:  .*\\n)*\\}\\n", ""),
    (
      "^  init\\(\\) \\{\n    super\\.init\\(target: nil, action: nil\\)",
      "  override init() {\n    super.init()"
    ),
    ("UnsafeMutablePointer<CGPoint>", "inout CGPoint"), ("\\.pointee\\b", ""),
  ]

  /// Makes a check.
  ///
  /// - Parameters:
  ///   - modules: The folder with the engine's compiled module.
  ///   - folder: An empty folder to work in.
  package init(modules: URL, folder: URL) { (self.modules, self.folder) = (modules, folder) }

  /// Names that the engine adds to UIKit's, and that a file uses without declaring them: the compiler
  /// knows them here, and would not know them there.
  ///
  /// - Parameters:
  ///   - lines: The file.
  ///   - declarations: The page that says of each public name of the engine what it is in UIKit.
  /// - Returns: The names, sorted.
  package static func namesNotInUIKit(in lines: [String], _ declarations: String) -> [String] {
    let code = lines.map { line in
      String(line[..<(line.firstRange(of: "//")?.lowerBound ?? line.endIndex)])
    }.joined(separator: "\n").replacing(pattern: "\"[^\"\n]*\"", "\"\"")
    let foreign = declarations.matches(of: "^\\| \\[`([\\w.]+)[^|]*\\| not in UIKit \\|$").map {
      $0[0]
    }
    return Set(foreign).filter { name in
      let word = name.split(separator: ".").last ?? ""
      // These are names of UIKit as well, of other types.
      if ["key", "remove", "windowScene", "animate", "Name", "Change", "Activity"].contains(word) {
        return false
      }
      let uses = "(\\.\(word))\\b|(?<![\\w.])(\(word))\\(|(: \(word))\\b"
      let own = "(?:func|var|let|struct|class|enum) (\(word))\\b"
      return !code.matches(of: uses).isEmpty && code.matches(of: own).isEmpty
    }.sorted()
  }

  /// What the compiler finds in a file.
  ///
  /// - Parameters:
  ///   - lines: The file.
  ///   - name: A name for it.
  /// - Returns: The errors, one a line; empty if everything fits.
  /// - Throws: What the file system says.
  package func errors(in lines: [String], _ name: String) throws -> [String] {
    var text = lines.joined(separator: "\n") + "\n"
    for (pattern, template) in Self.replacements {
      text = text.replacing(pattern: pattern, template)
    }
    let file = folder.appendingPathComponent("\(name).swift")
    let standIns = folder.appendingPathComponent("\(name)-stand-ins.swift")
    try text.write(to: file, atomically: true, encoding: .utf8)
    try phoneStandIns.write(to: standIns, atomically: true, encoding: .utf8)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "swiftc", "-typecheck", "-parse-as-library", "-module-name", "App", "-module-alias",
      "UIKit=MiniUIKit", "-I", modules.path, file.path, standIns.path,
    ]
    let log = folder.appendingPathComponent("\(name).log")
    _ = FileManager.default.createFile(atPath: log.path, contents: nil)
    let output = try FileHandle(forWritingTo: log)
    process.standardError = output
    process.standardOutput = output
    try process.run()
    process.waitUntilExit()
    try output.close()
    let said = try String(contentsOf: log, encoding: .utf8).split(separator: "\n").map {
      String($0)
    }
    let errors = said.filter { $0.contains("error:") && !$0.hasPrefix(" ") }
    return process.terminationStatus == 0 || !errors.isEmpty ? errors : said
  }
}
