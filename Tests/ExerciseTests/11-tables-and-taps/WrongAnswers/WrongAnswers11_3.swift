import ExerciseKit
import Grading

let wrong11_3: [WrongAnswer<Priced>] = [
  WrongAnswer("changes nothing") { priced(Cell(.cell, .tap, .nothing)) },
  WrongAnswer("brings buy to the front of the cell") {
    let cell = Cell(.cell, .tap, .nothing)
    cell.bringSubviewToFront(cell.buy)
    return priced(cell)
  },
  WrongAnswer("mends all but the button") { priced(Cell(.cell, .text, .super)) },
  WrongAnswer("mends the button alone") { priced(Cell(.content, .text, .nothing)) },
  WrongAnswer("hands began on by hand") { priced(Cell(.content, .text, .hand)) },
  WrongAnswer("counts no more") {
    let cell = Cell(.content, .text, .super)
    return Priced(cell: cell, buy: cell.buy, title: cell.title, fingers: { 0 })
  },
  WrongAnswer("counts at the lift") {
    let cell = CountsLifts()
    return Priced(cell: cell, buy: cell.buy, title: cell.title, fingers: { cell.lifts })
  },
  WrongAnswer("leaves title its recognizer") { priced(Cell(.content, .tap, .super)) },
  WrongAnswer("moves the recognizer from title to the content view") {
    let cell = Cell(.content, .text, .super)
    cell.contentView.addGestureRecognizer(UITapGestureRecognizer())
    return priced(cell)
  },
  WrongAnswer("switches the whole content view off") {
    let cell = Cell(.content, .text, .super)
    cell.contentView.isUserInteractionEnabled = false
    return priced(cell)
  },
  WrongAnswer("hands began and ended on by hand, and forgets cancelled") {
    priced(Cell(.content, .text, .twoByHand))
  },
  WrongAnswer("makes buy as high as the row") {
    let cell = Cell(.content, .text, .super)
    cell.buy.frame = CGRect(x: 260, y: 0, width: 100, height: 44)
    return priced(cell)
  },
  WrongAnswer("takes title out of the cell") {
    let cell = Cell(.content, .text, .super)
    cell.title.removeFromSuperview()
    return priced(cell)
  },
  WrongAnswer("counts no further than one") {
    let cell = Cell(.content, .text, .super)
    return Priced(cell: cell, buy: cell.buy, title: cell.title, fingers: { min(cell.fingers, 1) })
  },
  WrongAnswer("counts when a touch is over, lifted or taken away") {
    let cell = CountsEnds()
    return Priced(cell: cell, buy: cell.buy, title: cell.title, fingers: { cell.ends })
  },
  WrongAnswer("hides title") {
    let cell = Cell(.content, .tap, .super)
    cell.title.isHidden = true
    return priced(cell)
  },
  WrongAnswer("counts no second tap that comes soon") { priced(CountsFirstTaps()) },
  WrongAnswer("answers for a hidden button") { priced(HitsByFrame()) },
  WrongAnswer("counts the fingers on buy as well") {
    let cell = Cell(.content, .text, .super)
    let count = UIAction { [unowned cell] _ in cell.fingers += 1 }
    cell.buy.addAction(count, for: .touchDown)
    return priced(cell)
  },
  WrongAnswer("takes title's place away") {
    let cell = Cell(.content, .text, .super)
    cell.title.frame.size = .zero
    return priced(cell)
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

private final class CountsFirstTaps: Cell {
  init() { super.init(.content, .text, .super) }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    if touches.first?.tapCount != 1 { fingers -= 1 }
  }
}

private final class HitsByFrame: Cell {
  init() { super.init(.cell, .text, .super) }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit != nil && buy.frame.contains(point) ? buy : hit
  }
}
