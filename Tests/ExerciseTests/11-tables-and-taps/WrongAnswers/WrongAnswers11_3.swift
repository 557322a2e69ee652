import ExerciseKit
import Grading

private let behind = """
  A tap on buy in row 1: expected bought 1, no row, 0 counted, but your code gives bought 0, no \
  row, 1 counted.
  The cell heard the touch, so it was not buy that was hit.
  Rule: \(Diagnosis11_3.cells)
  """
private let swallowed = """
  A tap on row 1, beside title and buy: expected bought 0, row 1, 1 counted, but your code gives \
  bought 0, no row, 1 counted.
  The cell heard the touch, but the table did not hear all of it.
  Rule: \(Diagnosis11_3.row)
  """

let wrong11_3: [WrongAnswer<Priced>] = [
  WrongAnswer("changes nothing", gets: behind) { priced(Cell(.cell, .tap, .nothing)) },
  WrongAnswer("brings buy to the front of the cell", gets: behind) {
    let cell = Cell(.cell, .tap, .nothing)
    cell.bringSubviewToFront(cell.buy)
    return priced(cell)
  },
  WrongAnswer(
    "mends all but the button",
    gets: """
      A tap on buy in row 1: expected bought 1, no row, 0 counted, but your code gives bought 0, \
      row 1, 1 counted.
      """,
    Diagnosis11_3.mendsAllButTheButton, rule: Diagnosis11_3.cells
  ) { priced(Cell(.cell, .text, .super)) },
  WrongAnswer("mends the button alone", gets: swallowed) {
    priced(Cell(.content, .text, .nothing))
  },
  WrongAnswer("hands began on by hand", gets: swallowed) {
    priced(Cell(.content, .text, .hand))
  },
  WrongAnswer(
    "counts no more",
    gets: """
      A tap on row 1, beside title and buy: expected bought 0, row 1, 1 counted, but your code \
      gives bought 0, row 1, 0 counted.
      """,
    Diagnosis11_3.countsNoMore, rule: Diagnosis11_3.row
  ) {
    let cell = Cell(.content, .text, .super)
    return Priced(cell: cell, buy: cell.buy, title: cell.title, fingers: { 0 })
  },
  WrongAnswer(
    "counts at the lift",
    gets: """
      A press of 0.4 s in row 1, taken away by a call: expected bought 0, no row, 1 counted, but \
      your code gives bought 0, no row, 0 counted.
      """,
    Diagnosis11_3.countsAtTheLift, rule: Diagnosis11_3.row
  ) {
    let cell = CountsLifts()
    return Priced(cell: cell, buy: cell.buy, title: cell.title, fingers: { cell.lifts })
  },
  WrongAnswer(
    "leaves title its recognizer",
    gets: """
      A tap on title in row 1: expected bought 0, row 1, 1 counted, but your code gives bought 0, \
      no row, 0 counted.
      """,
    Diagnosis11_3.leavesTitleItsRecognizer, rule: Diagnosis11_3.free
  ) { priced(Cell(.content, .tap, .super)) },
  WrongAnswer(
    "moves the recognizer from title to the content view",
    gets: """
      A tap on row 1, beside title and buy: expected bought 0, row 1, 1 counted, but your code \
      gives bought 0, no row, 0 counted.
      """,
    Diagnosis11_3.leavesTitleItsRecognizer, rule: Diagnosis11_3.row
  ) {
    let cell = Cell(.content, .text, .super)
    cell.contentView.addGestureRecognizer(UITapGestureRecognizer())
    return priced(cell)
  },
  WrongAnswer(
    "switches the whole content view off",
    gets: """
      A tap on buy in row 1: expected bought 1, no row, 0 counted, but your code gives bought 0, \
      row 1, 1 counted.
      """,
    Diagnosis11_3.mendsAllButTheButton, rule: Diagnosis11_3.cells
  ) {
    let cell = Cell(.content, .text, .super)
    cell.contentView.isUserInteractionEnabled = false
    return priced(cell)
  },
  WrongAnswer(
    "hands began and ended on by hand, and forgets cancelled",
    gets: """
      A press of 0.4 s in row 1, taken away by a call, and then a tap: expected bought 0, row 1, 2 \
      counted, but your code gives bought 0, no row, 2 counted.
      """,
    Diagnosis11_3.handsBeganAndEndedOnByHand, rule: Diagnosis11_3.row
  ) { priced(Cell(.content, .text, .twoByHand)) },
  WrongAnswer(
    "makes buy as high as the row",
    gets: """
      A tap below buy in row 1: expected bought 0, row 1, 1 counted, but your code gives bought 1, \
      no row, 0 counted.
      """,
    Diagnosis11_3.notBuy, rule: Diagnosis11_3.cells
  ) {
    let cell = Cell(.content, .text, .super)
    cell.buy.frame = CGRect(x: 260, y: 0, width: 100, height: 44)
    return priced(cell)
  },
  WrongAnswer(
    "takes title out of the cell",
    gets: "Where title is: expected in the cell, but your code gives in no cell.",
    Diagnosis11_3.takesTitleOutOfTheCell, rule: Diagnosis11_3.content
  ) {
    let cell = Cell(.content, .text, .super)
    cell.title.removeFromSuperview()
    return priced(cell)
  },
  WrongAnswer(
    "counts no further than one",
    gets: """
      Two taps on row 1, beside title and buy: expected bought 0, row 1, 1, 2 counted, but your \
      code gives bought 0, row 1, 1, 1 counted.
      """,
    Diagnosis11_3.countsNoFurtherThanOne, rule: Diagnosis11_3.row
  ) {
    let cell = Cell(.content, .text, .super)
    return Priced(cell: cell, buy: cell.buy, title: cell.title, fingers: { min(cell.fingers, 1) })
  },
  WrongAnswer(
    "counts when a touch is over, lifted or taken away",
    gets: """
      A finger rests on row 1 for 0.4 s: expected bought 0, no row, 1 counted, but your code gives \
      bought 0, no row, 0 counted.
      """,
    Diagnosis11_3.countsWhenATouchIsOver, rule: Diagnosis11_3.row
  ) {
    let cell = CountsEnds()
    return Priced(cell: cell, buy: cell.buy, title: cell.title, fingers: { cell.ends })
  },
]

/// A cell with some of the mistakes.
class Cell: UITableViewCell {
  enum Place { case cell, content }
  enum Caption { case tap, text, gentle }
  enum Passing { case nothing, hand, twoByHand, `super` }

  let buy = UIButton(frame: CGRect(x: 260, y: 4, width: 100, height: 36))
  let title = UILabel(frame: CGRect(x: 10, y: 12, width: 150, height: 20))
  var fingers = 0
  private let passing: Passing

  init(_ place: Place, _ title: Caption, _ passing: Passing) {
    self.passing = passing
    super.init(style: .default, reuseIdentifier: nil)
    contentView.addSubview(self.title)
    if title != .text {
      let tap = UITapGestureRecognizer()
      tap.cancelsTouchesInView = title == .tap
      self.title.isUserInteractionEnabled = true
      self.title.addGestureRecognizer(tap)
    }
    (place == .cell ? self : contentView).addSubview(buy)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingers += 1
    switch passing {
    case .nothing: break
    case .hand, .twoByHand: next?.touchesBegan(touches, with: event)
    case .super: super.touchesBegan(touches, with: event)
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if passing == .twoByHand {
      next?.touchesEnded(touches, with: event)
    } else {
      super.touchesEnded(touches, with: event)
    }
  }
}

func priced(_ cell: Cell) -> Priced {
  Priced(cell: cell, buy: cell.buy, title: cell.title, fingers: { cell.fingers })
}

private final class CountsLifts: Cell {
  private(set) var lifts = 0
  init() { super.init(.content, .text, .super) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    lifts += 1
    super.touchesEnded(touches, with: event)
  }
}

private final class CountsEnds: Cell {
  private(set) var ends = 0
  init() { super.init(.content, .text, .super) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    ends += 1
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    ends += 1
    super.touchesCancelled(touches, with: event)
  }
}

/// Right: the content view lets fingers through to the cell, and to buy, which lies in it.
final class LetsThrough: Cell {
  init() {
    super.init(.cell, .text, .super)
    contentView.isUserInteractionEnabled = false
  }
}

/// Right: leaves buy behind the content view, and answers the hit test with it.
final class HitsByHand: Cell {
  init() { super.init(.cell, .text, .super) }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    buy.hitTest(convert(point, to: buy), with: event) ?? super.hitTest(point, with: event)
  }
}

/// Right: title keeps its recognizer, which takes nothing from anybody.
final class CancelsNothing: Cell {
  init() { super.init(.content, .gentle, .super) }
}
