import Foundation

/// What a process has used so far, and what it is doing.
struct Usage: Equatable {
  /// Processor time in seconds.
  var processor = 0.0
  /// Memory that is really there, in bytes.
  var resident = 0
  /// Whether it would go on at once if a processor were free: it does not wait for anything.
  var isRunnable = false
  /// Whether it has started processes that still live.
  var hasChildren = false
}

#if canImport(Darwin)
  extension Usage {
    /// Asks the system about a process; nil if there is none.
    ///
    /// The list of a process's children is not reliable, that of its group is: an answer leads a
    /// group of its own, in which its children are unless they leave it.
    init?(of process: pid_t) {
      var info = proc_taskinfo()
      let size = Int32(MemoryLayout<proc_taskinfo>.size)
      guard proc_pidinfo(process, PROC_PIDTASKINFO, 0, &info, size) == size else { return nil }
      processor = Double(info.pti_total_user + info.pti_total_system) * Self.tick
      resident = Int(info.pti_resident_size)
      isRunnable = info.pti_numrunning > 0
      var group: [pid_t] = [0, 0]
      hasChildren = proc_listpgrppids(process, &group, Int32(2 * MemoryLayout<pid_t>.size)) > 1
    }

    /// The seconds of one unit of the times above, which is not a nanosecond on every Mac.
    private static let tick: Double = {
      var base = mach_timebase_info_data_t()
      mach_timebase_info(&base)
      return Double(base.numer) / Double(base.denom) / 1e9
    }()
  }
#else
  extension Usage {
    /// Reads about a process in `/proc`; nil if there is none.
    init?(of process: pid_t) {
      guard let fields = ProcessTable.fields(of: process) else { return nil }
      processor = (Double(fields[11]) ?? 0) / Self.ticks + (Double(fields[12]) ?? 0) / Self.ticks
      resident = (Int(fields[21]) ?? 0) * Self.page
      // R runs or could; D waits for the disk, which is no fault of the answer's.
      isRunnable = fields[0] == "R" || fields[0] == "D"
      hasChildren = ProcessTable.hasChildren(process)
    }

    private static let ticks = Double(sysconf(Int32(_SC_CLK_TCK)))
    private static let page = sysconf(Int32(_SC_PAGESIZE))
  }
#endif
