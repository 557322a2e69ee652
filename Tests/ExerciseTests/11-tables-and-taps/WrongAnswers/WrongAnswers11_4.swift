import ExerciseKit
import Grading

let wrong11_4: [WrongAnswer<any UIGestureRecognizerDelegate>] = [
  WrongAnswer(
    "says yes to all",
    gets: "A tap on row 1: expected action 0 ×, row 1, but your code gives action 1 ×, no row.",
    Diagnosis11_4.lost, rule: Diagnosis11_4.rule
  ) { Says { _, _ in true } },
  WrongAnswer(
    "says no to all",
    gets: "A tap on grey: expected action 1 ×, no row, but your code gives action 0 ×, no row.",
    Diagnosis11_4.kept, rule: Diagnosis11_4.rule
  ) { Says { _, _ in false } },
  WrongAnswer(
    "says the opposite",
    gets: "A tap on row 1: expected action 0 ×, row 1, but your code gives action 1 ×, no row.",
    Diagnosis11_4.lost, rule: Diagnosis11_4.rule
  ) { Says { $1.view.map { isInCell($0) } ?? false } },
  WrongAnswer(
    "takes touches on grey alone",
    gets: """
      A tap on the card on grey: expected action 1 ×, no row, but your code gives action 0 ×, no \
      row.
      """,
    Diagnosis11_4.takesTouchesOnGreyAlone, rule: Diagnosis11_4.rule
  ) { Says { $1.view === $0.view } },
  WrongAnswer(
    "asks whether the touch's view is a cell",
    gets: "A tap on row 1: expected action 0 ×, row 1, but your code gives action 1 ×, no row.",
    Diagnosis11_4.lost, rule: Diagnosis11_4.rule
  ) { Says { !($1.view is UITableViewCell) } },
  WrongAnswer(
    "looks one view up",
    gets: """
      A tap on the box in row 1: expected action 0 ×, row 1, but your code gives action 1 ×, no row.
      """,
    Diagnosis11_4.looksOneViewUp, rule: Diagnosis11_4.rule
  ) { Says { !($1.view?.superview is UITableViewCell) } },
  WrongAnswer(
    "looks one view and two views up",
    gets: """
      A tap on the dot in the box in row 1: expected action 0 ×, row 1, but your code gives action \
      1 ×, no row.
      """,
    Diagnosis11_4.looksOneViewAndTwoViewsUp, rule: Diagnosis11_4.rule
  ) {
    Says {
      !($1.view?.superview is UITableViewCell || $1.view?.superview?.superview is UITableViewCell)
    }
  },
  WrongAnswer(
    "forgets the cell itself",
    gets: """
      A tap on row 1, whose content view lets fingers through: expected action 0 ×, row 1, but \
      your code gives action 1 ×, no row.
      """,
    Diagnosis11_4.forgetsTheCellItself, rule: Diagnosis11_4.rule
  ) { Says { $1.view?.superview.map { !isInCell($0) } ?? true } },
  WrongAnswer(
    "spares whole tables",
    gets: """
      A tap below the last row of the table: expected action 1 ×, no row, but your code gives \
      action 0 ×, no row.
      """,
    Diagnosis11_4.sparesWholeTables, rule: Diagnosis11_4.rule
  ) {
    Says { _, touch in
      var view = touch.view
      while let each = view {
        if each is UITableView { return false }
        view = each.superview
      }
      return true
    }
  },
  WrongAnswer(
    "knows one table only",
    gets: """
      A tap on row 0 of a second table, on the card: expected action 0 ×, row 0, but your code \
      gives action 1 ×, no row.
      """,
    Diagnosis11_4.knowsOneTableOnly, rule: Diagnosis11_4.rule
  ) {
    Says { recognizer, touch in
      let table = recognizer.view?.subviews.first { $0 is UITableView } as? UITableView
      guard let table else { return true }
      return table.indexPathForRow(at: touch.location(in: table)) == nil
    }
  },
  WrongAnswer(
    "lets the tap have all, and cancel nothing",
    gets: "A tap on row 1: expected action 0 ×, row 1, but your code gives action 1 ×, row 1.",
    Diagnosis11_4.both, rule: Diagnosis11_4.rule
  ) {
    Says { recognizer, _ in
      recognizer.cancelsTouchesInView = false
      return true
    }
  },
  WrongAnswer(
    "asks every table which row is at this place",
    gets: """
      A tap on a card that lies over row 1: expected action 1 ×, no row, but your code gives \
      action 0 ×, no row.
      """,
    Diagnosis11_4.asksEveryTableWhichRow, rule: Diagnosis11_4.rule
  ) { Says { recognizer, touch in recognizer.view.map { !isOverRow($0, touch) } ?? true } },
  WrongAnswer(
    "ends the climb at a scroll view",
    gets: """
      A tap on a strip in row 1, which scrolls: expected action 0 ×, no row, but your code gives \
      action 1 ×, no row.
      """,
    Diagnosis11_4.endsTheClimbAtAScrollView, rule: Diagnosis11_4.rule
  ) {
    Says { _, touch in
      var view = touch.view
      while let each = view, !(each is UIScrollView) {
        if each is UITableViewCell { return false }
        view = each.superview
      }
      return true
    }
  },
  WrongAnswer(
    "remembers that there was a cell",
    gets: """
      A tap on row 1 and then one on grey: expected action 1 ×, row 1, but your code gives action \
      0 ×, row 1.
      """,
    Diagnosis11_4.remembersThatThereWasACell, rule: Diagnosis11_4.rule
  ) {
    var hasMetCell = false
    return Says { _, touch in
      if touch.view.map({ isInCell($0) }) == true { hasMetCell = true }
      return !hasMetCell
    }
  },
  WrongAnswer(
    "knows one class of cells only",
    gets: """
      A tap on row 1, of a class of the app's own: expected action 0 ×, row 1, but your code gives \
      action 1 ×, no row.
      """,
    Diagnosis11_4.knowsOneClassOfCells, rule: Diagnosis11_4.rule
  ) {
    Says { _, touch in
      var view = touch.view
      while let each = view, type(of: each) != UITableViewCell.self { view = each.superview }
      return view == nil
    }
  },
  WrongAnswer(
    "takes every subview of a table for a row",
    gets: """
      A tap on a heading in the table, in no cell: expected action 1 ×, no row, but your code \
      gives action 0 ×, no row.
      """,
    Diagnosis11_4.takesHeadingsForRows, rule: Diagnosis11_4.rule
  ) {
    Says { _, touch in
      var view = touch.view
      while let each = view, !(each.superview is UITableView) { view = each.superview }
      return view == nil
    }
  },
]

private func isOverRow(_ view: UIView, _ touch: UITouch) -> Bool {
  if let table = view as? UITableView {
    let place = touch.location(in: table)
    if table.bounds.contains(place), table.indexPathForRow(at: place) != nil { return true }
  }
  return view.subviews.contains { isOverRow($0, touch) }
}

private func isInCell(_ view: UIView) -> Bool {
  view is UITableViewCell || view.superview.map { isInCell($0) } ?? false
}

/// A delegate that answers by a closure.
private final class Says: UIGestureRecognizerDelegate {
  private let answer: (UIGestureRecognizer, UITouch) -> Bool
  init(_ answer: @escaping (UIGestureRecognizer, UITouch) -> Bool) { self.answer = answer }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { answer(gestureRecognizer, touch) }
}

/// Right: goes along the responder chain.
final class ClimbsTheChain: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    !sequence(first: touch.view as UIResponder?, next: { $0?.next }).prefix { $0 != nil }
      .contains { $0 is UITableViewCell }
  }
}

/// Right: finds every table below grey, and asks it for its row.
final class AsksTheCells: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    func isInRow(_ view: UIView) -> Bool {
      if let cell = view as? UITableViewCell, touch.view?.isDescendant(of: cell) == true {
        return true
      }
      return view.subviews.contains { isInRow($0) }
    }
    return gestureRecognizer.view.map { !isInRow($0) } ?? true
  }
}
