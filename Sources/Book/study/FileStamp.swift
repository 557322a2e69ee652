import Foundation

/// Which file lies at a path, and when it was saved; two are equal only if nothing was saved between.
///
/// An editor may put another file in the old one's place, so the date alone says too little.
struct FileStamp: Equatable {
  private let file: UInt64
  private let size: Int64
  private let seconds: Int
  private let nanoseconds: Int

  /// The stamp of a file; nil if there is none.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    (file, size) = (UInt64(status.st_ino), Int64(status.st_size))
    #if canImport(Darwin)
      (seconds, nanoseconds) = (status.st_mtimespec.tv_sec, status.st_mtimespec.tv_nsec)
    #else
      (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
    #endif
  }
}
