import TestKit
import Testing

@testable import study

@Suite(.provedOnce(.study)) struct WaitingTests {
  /// What a reader sees while something lasts, one entry for each time the line changes.
  private func seen(_ body: (_ waiting: Waiting, _ pass: (Double) -> Void) -> Void) -> [String] {
    var (now, lines) = (100.0, [String]())
    let waiting = Waiting("Building", erase: erase, now: { now }) { lines.append($0) }
    body(waiting) { seconds in
      now += seconds
      waiting.tick()
    }
    waiting.end()
    return lines
  }

  private let erase = "\r\u{1B}[K"

  private func see(_ text: String, _ waiting: Waiting) { waiting.see(Array(text.utf8)[...]) }

  @Test func `what is over within half a second shows nothing`() {
    expectLines(seen { _, pass in pass(0.4) }, [])
  }

  @Test func `a line says what happens, how far it is, and for how long, and is erased in the end`()
  {
    expectLines(
      seen { waiting, pass in
        pass(0.6)
        see("[1/46] Compiling A\n[7/46] Compiling B", waiting)
        pass(0.1)
        pass(0.1)
        pass(1.4)
      },
      [
        erase + "Building …", erase + "Building, step 7 of 46 …",
        erase + "Building, step 7 of 46 … 2 s", erase,
      ])
  }

  @Test func `another build that is waited for is named until it is over`() {
    expectLines(
      seen { waiting, pass in
        see("Another instance of SwiftPM (PID: 7) is already running", waiting)
        pass(1)
        see("[3/9] Compiling C", waiting)
        pass(0)
      },
      [
        erase + "Waiting for another swift command to finish building … 1 s",
        erase + "Building, step 3 of 9 … 1 s", erase,
      ])
  }

  @Test func `who wants no colours gets no escapes, and the line is gone all the same`() throws {
    let plain = try #require(Waiting.erasing(["TERM": "xterm", "NO_COLOR": "1"]))
    expectEqual(plain, "\r" + String(repeating: " ", count: 66) + "\r")
    expectEqual(Waiting.erasing(["TERM": "xterm", "NO_COLOR": ""]), erase)
    expectEqual(Waiting.erasing(["TERM": "xterm"]), erase)
    // The longest line there is, after 27 hours, is covered.
    var (now, longest) = (0.0, 0)
    let waiting = Waiting("Building", erase: "", now: { now }) { longest = max(longest, $0.count) }
    see("Another instance of SwiftPM (PID: 7) is already running", waiting)
    now = 99_999
    waiting.tick()
    expect(longest > 50 && longest <= plain.count - 2, "\(longest)")
  }

  @Test(arguments: [[:], ["TERM": ""], ["TERM": "dumb"], ["TERM": "dumb", "NO_COLOR": "1"]])
  func `where nothing erases a line, none is shown`(environment: [String: String]) {
    expectNil(Waiting.erasing(environment))
  }
}
