import ExerciseKit
import Grading
import MiniUIKit

/// Decides by what a drag is like: the panel's edge, the offset, whether it goes down, in the table.
private func referee(
  _ decide: @escaping (Double, Double, Bool, Bool) -> Bool
) -> MakeReferee {
  {
    AnyReferee(panel: $0, table: $1) { referee, pan in
      let table = referee.table
      return decide(
        referee.panel.frame.minY, table.contentOffset.y, pan.velocity(in: nil).y > 0,
        table.panGestureRecognizer.numberOfTouches > 0)
    }
  }
}

let wrong12_5: [WrongAnswer<MakeReferee>] = [
  WrongAnswer("the panel always") { referee { _, _, _, _ in true } },
  WrongAnswer("the rows whenever they are touched") { referee { _, _, _, inTable in !inTable } },
  WrongAnswer("forgets the direction") {
    referee { top, offset, _, inTable in !inTable || top > 100 || offset <= 0 }
  },
  WrongAnswer("forgets the offset") {
    referee { top, _, down, inTable in !inTable || top > 100 || down }
  },
  WrongAnswer("up, the rows always") { referee { top, _, _, inTable in !inTable || top > 100 } },
  WrongAnswer("takes a slow finger for a resting one") {
    {
      AnyReferee(panel: $0, table: $1) { referee, pan in
        let table = referee.table
        return table.panGestureRecognizer.numberOfTouches == 0 || referee.panel.frame.minY > 100
          || (table.contentOffset.y <= 0 && pan.velocity(in: nil).y > 1)
      }
    }
  },
  WrongAnswer("the table's rule for the whole panel") {
    referee { top, offset, down, _ in top > 100 || (offset <= 0 && down) }
  },
  WrongAnswer("the offset counts before the panel is up") {
    referee { top, offset, down, inTable in
      !inTable || (top > 100 && offset <= 0) || (offset <= 0 && down) || (top > 100 && !down)
    }
  },
  WrongAnswer("nearly up is up") {
    referee { top, offset, down, inTable in !inTable || top > 105 || (offset <= 0 && down) }
  },
  WrongAnswer("asks where the finger is by now") {
    byPlace { table, pan in table.bounds.contains(pan.location(in: table)) }
  },
  WrongAnswer("the table's frame in the table's coordinates") {
    byPlace { table, pan in table.frame.contains(pan.location(in: table)) }
  },
  WrongAnswer("asks for the state of the table's pan") {
    byPlace { table, _ in table.panGestureRecognizer.state != .possible }
  },
  WrongAnswer("once in the table, always in the table") {
    { RemembersTheView(panel: $0, table: $1, when: { $1 || $0 == true }) }
  },
  WrongAnswer("remembers the first finger only") {
    { RemembersTheView(panel: $0, table: $1, when: { $0 ?? $1 }) }
  },
]

/// Decides rightly, but for the question whether the finger is in the table.
private func byPlace(
  _ isInTable: @escaping (UITableView, UIPanGestureRecognizer) -> Bool
) -> MakeReferee {
  {
    AnyReferee(panel: $0, table: $1) { referee, pan in
      guard isInTable(referee.table, pan) else { return true }
      return referee.panel.frame.minY > 100
        || (referee.table.contentOffset.y <= 0 && pan.velocity(in: nil).y > 0)
    }
  }
}

private final class AnyReferee: UIGestureRecognizerDelegate {
  let panel: UIView
  let table: UITableView
  let decide: (AnyReferee, UIPanGestureRecognizer) -> Bool

  init(
    panel: UIView, table: UITableView,
    _ decide: @escaping (AnyReferee, UIPanGestureRecognizer) -> Bool
  ) {
    (self.panel, self.table, self.decide) = (panel, table, decide)
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    (gestureRecognizer as? UIPanGestureRecognizer).map { decide(self, $0) } ?? true
  }
}

/// Right: remembers at the touch whether it lies in the table.
final class RemembersTheView: UIGestureRecognizerDelegate {
  let panel: UIView
  let table: UITableView
  private var isInTable: Bool?
  private let when: (Bool?, Bool) -> Bool

  /// Believes, of what was so before and what is so now, by default the latter.
  init(panel: UIView, table: UITableView, when: @escaping (Bool?, Bool) -> Bool = { $1 }) {
    (self.panel, self.table, self.when) = (panel, table, when)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    isInTable = when(isInTable, touch.view?.isDescendant(of: table) ?? false)
    return true
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard isInTable == true, panel.frame.minY <= 100 else { return true }
    let pan = gestureRecognizer as? UIPanGestureRecognizer
    return table.contentOffset.y < 1.0 / 3 && (pan?.velocity(in: panel).y ?? 0) > 0
  }
}

/// Another right answer: the way so far tells up from down as well as the velocity does.
let asksTheTranslation: @Sendable () -> (UIView, UITableView) -> any UIGestureRecognizerDelegate = {
  {
    AnyReferee(panel: $0, table: $1) { referee, pan in
      let table = referee.table
      guard table.panGestureRecognizer.numberOfTouches > 0 else { return true }
      return referee.panel.frame.minY > 100
        || (table.contentOffset.y <= 0 && pan.translation(in: table).y > 0)
    }
  }
}

/// Right as well: takes the way back from the finger's place, and asks the table about that point.
let goesBackToTheStart: @Sendable () -> (UIView, UITableView) -> any UIGestureRecognizerDelegate = {
  {
    AnyReferee(panel: $0, table: $1) { referee, pan in
      let (panel, table) = (referee.panel, referee.table)
      let (place, way) = (pan.location(in: panel), pan.translation(in: panel))
      let start = CGPoint(x: place.x - way.x, y: place.y - way.y)
      guard table.frame.contains(start), panel.frame.minY <= 100 else { return true }
      return table.contentOffset.y <= 0 && way.y > 0
    }
  }
}
