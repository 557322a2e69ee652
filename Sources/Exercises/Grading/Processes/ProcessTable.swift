#if os(Linux)
  import Foundation

  /// The processes of a Linux machine, as `/proc` shows them.
  enum ProcessTable {
    /// What `stat` says behind the name, which may hold blanks: the state, the parent and more.
    static func fields(of process: pid_t) -> [Substring]? {
      guard let text = contents("/proc/\(process)/stat"), let name = text.lastIndex(of: ")")
      else { return nil }
      let fields = text[text.index(after: name)...].split(separator: " ")
      return fields.count > 21 ? fields : nil
    }

    /// Whether the first thread of a process has started processes; no, where Linux does not tell.
    static func hasChildren(_ process: pid_t) -> Bool {
      contents("/proc/\(process)/task/\(process)/children")?.isEmpty == false
    }

    /// The processes whose parent is a certain one.
    static func children(of parent: pid_t) -> [pid_t] { childrenOfEach()[parent] ?? [] }

    /// Every process that descends from one.
    static func descendants(of ancestor: pid_t) -> [pid_t] {
      let children = childrenOfEach()
      var found = children[ancestor] ?? []
      var next = 0
      while next < found.count {
        found += children[found[next]] ?? []
        next += 1
      }
      return found
    }

    private static func childrenOfEach() -> [pid_t: [pid_t]] {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
      var children: [pid_t: [pid_t]] = [:]
      for process in names.compactMap({ pid_t($0) }) {
        guard let parent = fields(of: process).flatMap({ pid_t($0[1]) }) else { continue }
        children[parent, default: []].append(process)
      }
      return children
    }

    /// Up to 1 kB of a small file; a file of `/proc` has no size by which others read it.
    private static func contents(_ path: String) -> String? {
      let file = open(path, O_RDONLY | O_CLOEXEC)
      guard file >= 0 else { return nil }
      defer { close(file) }
      return withUnsafeTemporaryAllocation(byteCount: 1024, alignment: 1) { bytes in
        let count = Foundation.read(file, bytes.baseAddress, bytes.count)
        return count < 0 ? nil : String(decoding: bytes[..<count], as: UTF8.self)
      }
    }
  }
#endif
