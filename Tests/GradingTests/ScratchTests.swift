import Foundation
import Testing
@testable import Grading
struct ScratchTests {
  @Test(.enabled(if: ProcessInfo.processInfo.environment["FORKS"] != nil)) func forks() async throws {
    let n = Int(ProcessInfo.processInfo.environment["FORKS"]!)!
    let start = System.now
    let o = try await wordExercise.outcomes(of: Array(repeating: "the solution", count: n), isolated)
    print("FORKS", n, "passed", o.filter { $0.verdict == .passed }.count, "lost", o.filter { $0.verdict == .lost }.count, System.now - start)
    let s2 = System.now
    for _ in 0..<20 { _ = try await wordExercise.outcomes(of: ["no such"], isolated) }
    print("SUPERVISORS 20:", System.now - s2)
    var u = rusage(); getrusage(Int32(RUSAGE_CHILDREN.rawValue), &u); print("children", u.ru_utime, u.ru_stime)
  }
}
