package import GradingCore

/// What answers to exercise 2.2 are told.
package enum Diagnosis2_2 {
  package static let asked =
    """
    veil and panel decline, but only when they are asked; no other view knows.
    Rule: \(far)
    """
  package static let hidden =
    """
    veil is hidden, but its hitTest is called all the same; there it says no.
    Rule: the gates: a hidden view is asked like any other, and says no itself (HT-4).
    """
  package static let added =
    "You asked in the order of addSubview: that is the order of drawing, from the back."
  package static let branch = "panel does not contain the point; it declines and never asks knob."
  package static let leavesOutASiblingThatDoesNot =
    """
    two does not contain the point, but grid has to ask it.
    Rule: \(far)
    """
  package static let over =
    """
    knob accepts, and with that the search is over: grid lies behind and is not asked.
    Rule: \(firstWins)
    """
  package static let leaves =
    """
    You began at the leaves; a view is asked by its superview, so the superview is first.
    Rule: the subviews: a view is asked by the one that it lies in (HT-3).
    """

  package static let order =
    "the subviews: asked from the front, one by one, until one accepts (HT-5)."
  package static let ends =
    "the area: a point outside ends the branch, and no view in it is asked (HT-9)."
  package static let far = "the subviews: each is asked, however far away the finger is (HT-30)."
  package static let firstWins = "the subviews: the first that accepts ends the search (HT-7)."
}

/// Exercise 2.2.
package let written2_2 = WrittenExercise(
  "2.2", .order, read: Rule2.page, steps: Rule2.steps, quiz2_2)

/// The questions of exercise 2.2.
package func quiz2_2(_ answers: [[String]]) -> Quiz {
  let itself = "panel contains the point and answers itself; no view behind it is asked."
  let knob = "knob does not contain the point, but it is knob that has to say so: panel asks it."
  func question(_ text: String, _ names: [String], _ why: [String: String]) -> Question {
    let isBranch = answers.contains { why[$0.joined(separator: ", ")] == Diagnosis2_2.branch }
    return Question(
      "touch \(text)", is: names, why: why, rule: isBranch ? Diagnosis2_2.ends : Diagnosis2_2.order)
  }
  return Quiz(
    answers, among: ["root", "grid", "one", "two", "panel", "knob", "veil"],
    [
      question(
        "(60, 60)", ["root", "veil", "panel", "grid", "two"],
        [
          "root, grid, two": Diagnosis2_2.asked, "root, two": Diagnosis2_2.asked,
          "root, panel, grid, two": Diagnosis2_2.hidden,
          "root, veil, grid, two": "panel is far from the finger, but only panel can say so.",
          "root, veil, panel, grid, two, one":
            "two accepts, and with that the search is over: one lies behind it and is not asked.",
          "root, veil, panel, knob, grid, two": Diagnosis2_2.branch,
          "root, panel, knob, grid, two": Diagnosis2_2.branch,
          "root, grid, one": Diagnosis2_2.added, "root, grid, one, two": Diagnosis2_2.added,
          "root, grid, one, two, panel, veil": Diagnosis2_2.added,
          "two, grid, panel, veil, root": Diagnosis2_2.leaves,
          "two, grid, root": Diagnosis2_2.leaves,
        ]),
      question(
        "(20, 20)", ["root", "veil", "panel", "grid", "two", "one"],
        [
          "root, grid, one": Diagnosis2_2.asked, "root, one": Diagnosis2_2.asked,
          "root, panel, grid, two, one": Diagnosis2_2.hidden,
          "root, grid, two, one": Diagnosis2_2.asked,
          "root, veil, panel, grid, one": Diagnosis2_2.leavesOutASiblingThatDoesNot,
          "root, veil, panel, knob, grid, two, one": Diagnosis2_2.branch,
          "root, panel, knob, grid, two, one": Diagnosis2_2.branch,
          "root, veil, panel, grid, one, two": Diagnosis2_2.added,
          "one, two, grid, panel, veil, root": Diagnosis2_2.leaves,
        ]),
      question(
        "(170, 30)", ["root", "veil", "panel", "knob"],
        [
          "root, veil, panel, knob, grid, two, one": Diagnosis2_2.over,
          "root, veil, panel, knob, grid": Diagnosis2_2.over,
          "root, panel, knob, grid, two, one": Diagnosis2_2.over,
          "root, panel, knob, grid": Diagnosis2_2.over,
          "root, panel, knob": Diagnosis2_2.hidden, "root, grid, panel, knob": Diagnosis2_2.added,
          "root, grid, two, panel, knob": Diagnosis2_2.added,
          "knob, panel, veil, root": Diagnosis2_2.leaves,
        ]),
      question(
        "(170, 200)", ["root", "veil", "panel", "knob"],
        [
          "root, veil, panel": knob, "root, panel": knob, "root, panel, knob": Diagnosis2_2.hidden,
          "root, veil, panel, knob, grid": itself, "root, grid, panel, knob": Diagnosis2_2.added,
          "root, veil, panel, knob, grid, two, one": itself,
          "knob, panel, veil, root": Diagnosis2_2.leaves,
        ]),
    ])
}
