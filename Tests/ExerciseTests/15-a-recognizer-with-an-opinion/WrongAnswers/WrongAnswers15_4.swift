import Grading
import MiniUIKit

let wrong15_4: [WrongAnswer<MakeRule>] = [
  WrongAnswer("takes every drag") { { AnyRule(.always, $0) } },
  WrongAnswer("takes no drag") { { AnyRule(.never, $0) } },
  WrongAnswer("takes both sides") { { AnyRule(.sideways, $0) } },
  WrongAnswer("takes whatever goes its way at all") { { AnyRule(.leftAtAll, $0) } },
  WrongAnswer("takes the other side") { { AnyRule(.right, $0) } },
  WrongAnswer("takes the list's direction") { { AnyRule(.vertical, $0) } },
  WrongAnswer("compares with the way down only") { { AnyRule(.signedDown, $0) } },
  WrongAnswer("never lets it close") { { AnyRule(.leftOnly, $0) } },
  WrongAnswer("lets an open card go on") { { AnyRule(.openBothWays, $0) } },
  WrongAnswer("wants 20 points") { { AnyRule(.far, $0) } },
]

enum RuleDesign {
  case translation, angle, always, never, sideways, leftAtAll, right, vertical, signedDown, far
  case leftOnly, openBothWays
}

/// Right as `translation` and as `angle`.
final class AnyRule: UIGestureRecognizerDelegate {
  private let design: RuleDesign
  private let isOpen: Bool
  init(_ design: RuleDesign, _ isOpen: Bool) { (self.design, self.isOpen) = (design, isOpen) }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
    let way = pan.translation(in: pan.view)
    let ahead = isOpen ? way.x : -way.x
    switch design {
    case .translation: return ahead > abs(way.y)
    case .angle: return ahead > 0 && way.x * way.x > way.y * way.y
    case .always: return true
    case .never: return false
    case .sideways: return abs(way.x) > abs(way.y)
    case .leftAtAll: return ahead > 0
    case .right: return -ahead > abs(way.y)
    case .vertical: return abs(way.y) > abs(way.x)
    case .signedDown: return ahead > way.y
    case .far: return ahead >= 20 && ahead > abs(way.y)
    case .leftOnly: return -way.x > abs(way.y)
    case .openBothWays: return (isOpen ? abs(way.x) : -way.x) > abs(way.y)
    }
  }
}
