import Foundation
import TestKit
import Testing

@testable import Grading

@Suite(.provedOnce(.grading), .ownPlay) struct PatienceTests {
  /// The verdict on a process that is looked at every 0.125 s, with the looks it took.
  private func verdict(_ usage: (Int) -> Usage) -> (Verdict?, Int) {
    var patience = Patience(Limits())
    for look in 1...1000 {
      if let verdict = patience.look(at: usage(look), after: 0.125) { return (verdict, look) }
    }
    return (nil, 1000)
  }

  @Test func `who has used a second of the processor is endless`() {
    let got = verdict { Usage(processor: 0.1 * Double($0), isRunnable: true) }
    #expect(got == (.endless, 10))
  }

  @Test func `who never gets the processor but could use it is endless, and does not wait`() {
    #expect(verdict { _ in Usage(isRunnable: true) } == (.endless, 96))
  }

  @Test func `who neither uses the processor nor could is waiting after four seconds`() {
    #expect(verdict { _ in Usage(processor: 0.1) } == (.waiting, 33))
  }

  @Test func `who does a little now and then is waiting in the end`() {
    let got = verdict { Usage(processor: 0.001 * Double($0)) }
    #expect(got == (.waiting, 96))
  }

  @Test func `memory and other processes end it at once`() {
    #expect(verdict { Usage(resident: $0 << 26) } == (.memory, 5))
    #expect(verdict { Usage(hasChildren: $0 == 3) } == (.processes, 3))
  }

  @Test func `while the supervisor itself is stopped, nothing is counted`() {
    var patience = Patience(Limits())
    #expect(patience.look(at: Usage(), after: 3600) == nil)
  }
}

@Suite(.provedOnce(.grading), .ownPlay) struct TailTests {
  private func tail(_ parts: String...) -> Tail {
    var tail = Tail()
    for part in parts { Array(part.utf8).withUnsafeBytes { tail.append($0) } }
    return tail
  }

  @Test func `a few lines are all there, in their order`() {
    let tail = tail("a\nb", "c\n\nd")
    #expect(tail.lines == 3)
    #expect(tail.last == ["a", "bc", "d"])
  }

  @Test func `of many lines the last are kept, whole, and all are counted`() {
    var tail = Tail()
    for number in 0..<100_000 {
      Array("line \(number)\n".utf8).withUnsafeBytes { tail.append($0) }
    }
    #expect(tail.lines == 100_000)
    #expect(tail.last.last == "line 99999")
    #expect(tail.last.allSatisfy { $0.wholeMatch(of: /line \d{5}/) != nil })
    #expect((1000...2000).contains(tail.last.count))
  }

  @Test func `what would do something to a terminal is shown as a dot`() {
    #expect(tail("\u{1b}[31mred\u{7}\n").last == ["·[31mred·"])
  }

  @Test func `Swift's own sentence is told apart from what the answer printed`() {
    let prints = Prints(
      tail("before\n", "/book/Exercises/01-slug/Exercise1_1.swift:8: Fatal error: mine\n"))
    #expect(prints.trap == "Exercise1_1.swift:8: Fatal error: mine")
    #expect(prints.lines == ["before"])
    #expect(prints.count == 1)
    let library = Prints(
      tail(
        "Swift/Array.swift:40: Fatal error: Index out of range\n",
        "Current stack trace:\n0    libswiftCore.so\n"))
    #expect(library.trap == "Fatal error: Index out of range")
  }

  @Test(arguments: [
    ("/a/Exercises03/Exercise3_2.swift:12: Fatal error", "Exercise3_2.swift:12: Fatal error"),
    ("/a/Exercise3_2.swift:12: Precondition failed", "Exercise3_2.swift:12: Precondition failed"),
    (
      "MiniUIKit/UIView.swift:9: Precondition failed: No NaN (HT-8).",
      "Precondition failed: No NaN (HT-8)."
    ),
    ("/a/Exercise3_2.swift:12: Assertion failed: x", "Exercise3_2.swift:12: Assertion failed: x"),
  ])
  func `whatever stops an answer by itself is Swift's sentence, not the answer's print`(
    line: String, trap: String
  ) {
    let prints = Prints(tail("before\n", line + "\n"))
    #expect(prints.trap == trap)
    #expect(prints.lines == ["before"])
    #expect(prints.count == 1)
  }

  @Test func `a print that speaks of an error is the answer's own`() {
    let prints = Prints(tail("no Fatal error: here\n"))
    #expect(prints.trap == nil)
    #expect(prints.lines == ["no Fatal error: here"])
  }

  @Test func `two uses of one variable are told without their stacks`() {
    let prints = Prints(
      tail(
        "before\n",
        "Simultaneous accesses to 0x5581, but modification requires exclusive access.\n",
        "Previous access (a modification) started at main (0x55).\n",
        "Current access (a read) started at:\n", "0    libswiftCore.so  0x00 swift_beginAccess\n",
        "Fatal access conflict detected.\n"))
    #expect(prints.hasOverlap)
    #expect(prints.trap == "Fatal access conflict detected.")
    #expect(prints.lines == ["before"])
  }
}

@Suite(.provedOnce(.grading), .ownPlay) struct SharedNoteTests {
  @Test func `a text is read as it was written, and a long one is cut`() throws {
    let note = try #require(SharedNote())
    #expect(note.read(.scene) == nil)
    note.write("Two cards", to: .scene)
    note.write("passed", to: .verdict)
    #expect(note.read(.scene) == "Two cards")
    #expect(note.read(.verdict) == "passed")
    note.write(String(repeating: "x", count: 5000), to: .scene)
    #expect(note.read(.scene)?.count == 944)
    #expect(note.read(.verdict) == "passed")
    note.clear()
    #expect(note.read(.scene) == nil)
  }

  @Test func `what was written under another seal says nothing`() throws {
    let (note, other) = try (#require(SharedNote()), #require(SharedNote()))
    other.write("passed", to: .verdict)
    other.copy(to: note)
    #expect(note.read(.verdict) == nil)
    #expect(other.read(.verdict) == "passed")
  }

  @Test func `how a process ended is there once it has`() throws {
    let note = try #require(SharedNote())
    #expect(note.end == nil)
    note.end = ProcessEnd(status: 9, processor: 0.5)
    #expect(note.end?.signal == 9)
    #expect(note.end?.exitStatus == nil)
    note.end = ProcessEnd(status: 3 << 8, processor: 0)
    #expect(note.end?.signal == nil)
    #expect(note.end?.exitStatus == 3)
  }
}

@Suite(.provedOnce(.grading), .ownPlay) struct OutcomeTests {
  @Test(arguments: [
    Outcome(verdict: .passed, failure: nil),
    Outcome(verdict: .wrong("One.\nTwo."), failure: "One.\nTwo.\nYour code printed:\n  a"),
    Outcome(verdict: .notStarted(file: "/a b/c.swift", line: 8), failure: nil),
    Outcome(verdict: .killed, failure: "A signal."),
  ])
  func `an outcome is read as it was written, by its seal`(outcome: Outcome) {
    let other = Outcome(verdict: .left, failure: "Left.")
    let text = "noise" + other.text(seal: "a.0") + outcome.text(seal: "a.1") + "noise"
    #expect(Outcome(in: text, seal: "a.1", of: "1.1") == outcome)
    #expect(Outcome(in: text, seal: "b.1", of: "1.1").verdict == .lost)
  }

  @Test func `of two outcomes under one seal the last counts, which is the supervisor's own`() {
    let forged = Outcome(verdict: .passed, failure: nil).text(seal: "a.0")
    let own = Outcome(verdict: .left, failure: "Left.")
    #expect(Outcome(in: forged + own.text(seal: "a.0"), seal: "a.0", of: "1.1") == own)
    // One that an answer has put into its message is none at all.
    let wrong = Outcome(verdict: .wrong("x" + forged), failure: "x" + forged)
    #expect(Outcome(in: wrong.text(seal: "a.0"), seal: "a.0", of: "1.1").verdict != .passed)
  }

  @Test func `half an outcome is none`() {
    let text = Outcome(verdict: .passed, failure: nil).text(seal: "a.0").dropLast(3)
    #expect(Outcome(in: String(text), seal: "a.0", of: "1.1").verdict == .lost)
  }
}

@Suite(.provedOnce(.grading), .ownPlay) struct TurnsTests {
  @Test func `only so many have their turn at once, and all have one`() async {
    let turns = Turns(3)
    let counter = Counter()
    await withTaskGroup { group in
      for _ in 0..<20 {
        group.addTask {
          await turns.inTurn {
            await counter.enter()
            await Task.yield()
            await counter.leave()
          }
        }
      }
    }
    #expect(await counter.most <= 3)
    #expect(await counter.entered == 20)
  }

  private actor Counter {
    private(set) var (entered, inside, most) = (0, 0, 0)
    func enter() { (entered, inside, most) = (entered + 1, inside + 1, max(most, inside + 1)) }
    func leave() { inside -= 1 }
  }
}
