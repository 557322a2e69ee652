import Foundation
import GradingCore

// Files that no compiler may open: some would never end.

/// Whether what lies at a path, or where a link leads, is a file with an end.
func isPlainFile(_ path: String) -> Bool {
  var status = stat()
  return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
}

extension ExerciseFile {
  /// Why the answer is not built, as the end of a sentence; nil if it is.
  func flaw(in root: URL) -> String? {
    let file = root.appendingPathComponent(path).path
    var status = stat()
    guard lstat(file, &status) == 0 else { return "is missing" }
    guard stat(file, &status) == 0 else { return "is a link that leads nowhere" }
    switch status.st_mode & S_IFMT {
    case S_IFREG:
      guard access(file, R_OK) == 0 else { return "cannot be read" }
      guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { return nil }
      // It would cost others their verdicts, too, or tell errors at other places.
      return AnswerText.refusal(in: text).map { refusal in
        "has \(refusal.what) in line \(refusal.line), \(refusal.reason)"
      }
    case S_IFDIR: return "is a folder"
    default: return "is no file, but a device or a pipe"
    }
  }
}
