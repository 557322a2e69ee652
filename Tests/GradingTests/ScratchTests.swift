import Foundation
import Testing

@testable import Grading

struct ScratchTests {
  @Test(.enabled(if: ProcessInfo.processInfo.environment["FORKS"] != nil)) func forks() async throws
  {
    let n = Int(ProcessInfo.processInfo.environment["FORKS"]!)!
    func cpu() -> Double {
      var u = rusage()
      getrusage(Int32(RUSAGE_CHILDREN.rawValue), &u)
      func d(_ t: timeval) -> Double { Double(t.tv_sec) * 1000 + Double(t.tv_usec) / 1000 }
      return d(u.ru_utime) + d(u.ru_stime)
    }
    for (name, m) in [
      ("none", 0), ("the solution", n), ("thinks of drawing", n), ("the solution", 1),
    ] {
      let (start, c) = (System.now, cpu())
      let o = try await wordExercise.outcomes(of: Array(repeating: name, count: m), isolated)
      print(
        "FORKS", name, m, "passed", o.filter { $0.verdict == .passed }.count, "lost",
        o.filter { $0.verdict == .lost }.count, "wall", System.now - start, "cpu ms", cpu() - c)
    }
  }
}
