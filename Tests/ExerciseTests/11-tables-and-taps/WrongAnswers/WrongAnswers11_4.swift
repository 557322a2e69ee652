import ExerciseKit
import Grading

let wrong11_4: [WrongAnswer<any UIGestureRecognizerDelegate>] = [
  WrongAnswer("says yes to all") { Says { _, _ in true } },
  WrongAnswer("says no to all") { Says { _, _ in false } },
  WrongAnswer("says the opposite") { Says { $1.view.map { isInCell($0) } ?? false } },
  WrongAnswer("takes touches on grey alone") { Says { $1.view === $0.view } },
  WrongAnswer("asks whether the touch's view is a cell") { Says { !($1.view is UITableViewCell) } },
  WrongAnswer("looks one view up") { Says { !($1.view?.superview is UITableViewCell) } },
  WrongAnswer("looks one view and two views up") {
    Says {
      !($1.view?.superview is UITableViewCell || $1.view?.superview?.superview is UITableViewCell)
    }
  },
  WrongAnswer("forgets the cell itself") {
    Says { $1.view?.superview.map { !isInCell($0) } ?? true }
  },
  WrongAnswer("spares whole tables") {
    Says { _, touch in
      var view = touch.view
      while let each = view {
        if each is UITableView { return false }
        view = each.superview
      }
      return true
    }
  },
  WrongAnswer("knows one table only") {
    Says { recognizer, touch in
      let table = recognizer.view?.subviews.first { $0 is UITableView } as? UITableView
      guard let table else { return true }
      return table.indexPathForRow(at: touch.location(in: table)) == nil
    }
  },
  WrongAnswer("lets the tap have all, and cancel nothing") {
    Says { recognizer, _ in
      recognizer.cancelsTouchesInView = false
      return true
    }
  },
  WrongAnswer("asks every table which row is at this place") {
    Says { recognizer, touch in recognizer.view.map { !isOverRow($0, touch) } ?? true }
  },
  WrongAnswer("ends the climb at a scroll view") {
    Says { _, touch in
      var view = touch.view
      while let each = view, !(each is UIScrollView) {
        if each is UITableViewCell { return false }
        view = each.superview
      }
      return true
    }
  },
  WrongAnswer("remembers that there was a cell") {
    var hasMetCell = false
    return Says { _, touch in
      if touch.view.map({ isInCell($0) }) == true { hasMetCell = true }
      return !hasMetCell
    }
  },
  WrongAnswer("knows one class of cells only") {
    Says { _, touch in
      var view = touch.view
      while let each = view, type(of: each) != UITableViewCell.self { view = each.superview }
      return view == nil
    }
  },
  WrongAnswer("takes every subview of a table for a row") {
    Says { _, touch in
      var view = touch.view
      while let each = view, !(each.superview is UITableView) { view = each.superview }
      return view == nil
    }
  },
  WrongAnswer("asks the touch's own table which row is there") {
    Says { _, touch in
      let views = sequence(first: touch.view, next: { $0?.superview })
      guard
        let table = views.prefix(while: { $0 != nil }).lazy.compactMap({ $0 as? UITableView }).first
      else { return true }
      return table.indexPathForRow(at: touch.location(in: table)) == nil
    }
  },
  WrongAnswer("climbs four views") {
    Says { _, touch in
      !sequence(first: touch.view, next: { $0?.superview }).prefix(4).contains {
        $0 is UITableViewCell
      }
    }
  },
  WrongAnswer("spares no row that is selected") {
    Says { _, touch in
      let views = sequence(first: touch.view, next: { $0?.superview })
      return views.prefix(while: { $0 != nil }).allSatisfy {
        ($0 as? UITableViewCell).map { $0.isSelected } ?? true
      }
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
