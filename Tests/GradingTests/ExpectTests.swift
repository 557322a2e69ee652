import TestKit
import Testing

@testable import Grading

@Suite(.provedOnce(.grading), .ownPlay) struct ExpectTests {
  @Test func `what is right says nothing`() {
    expectEqual(lines { try expect("front", is: "front", "Touch (1, 1)", rule: "r.") }, [])
    expectEqual(lines { try expect(order: ["a"], is: ["a"], "Touch (1, 1)", rule: "r.") }, [])
  }

  @Test func `a mistake that is known gets its own explanation`() {
    let message = lines {
      try expect(
        "back", is: "front", "Touch (1, 1)", why: ["back": "back is drawn first."], rule: "r.")
    }
    expectEqual(
      message,
      [
        """
        Touch (1, 1): expected front, but your code gives back.
        """, "back is drawn first.", "Rule: r.",
      ])
  }

  @Test func `an explanation with a rule of its own is told that one and no other`() {
    let message = lines {
      try expect(
        "back", is: "front", "Touch (1, 1)", why: ["back": "back is drawn first.\nRule: own."],
        rule: "r.")
    }
    expectEqual(
      message,
      [
        "Touch (1, 1): expected front, but your code gives back.", "back is drawn first.",
        "Rule: own.",
      ])
    let asked = lines {
      try judge("a", is: "b", question: "Question 1", why: ["a": "Why.\nRule: own."], rule: "r.")
    }
    expectEqual(asked, ["Question 1: you said a. It is b.", "Why.", "Rule: own."])
  }

  @Test func `an order is shown as a list, an empty one as nothing`() {
    let message = lines { try expect(order: [], is: ["a", "b"], "Touch (1, 1)", rule: "r.") }
    expectEqual(
      message,
      [
        "Touch (1, 1): expected a, b, but your code gives nothing.",
        "Compare the two with what the statement asks for in this scene.",
        "Rule: r.",
      ])
  }

  @Test func `a point is shown without a zero that says nothing`() {
    expectEqual(
      [coordinates(50, 50), coordinates(12.5, -3), coordinates(0.1 + 0.2, 200)],
      [
        "(50, 50)", "(12.5, -3)", "(0.3, 200)",
      ])
  }
}
