import Grading
import MiniUIKit

let wrong15_4: [WrongAnswer<MakeRule>] = [
  WrongAnswer("takes every drag") { { AnyRule(.always) } },
  WrongAnswer("takes no drag") { { AnyRule(.never) } },
  WrongAnswer("takes both sides") { { AnyRule(.sideways) } },
  WrongAnswer("takes whatever goes left at all") { { AnyRule(.leftAtAll) } },
  WrongAnswer("takes the other side") { { AnyRule(.right) } },
  WrongAnswer("takes the list's direction") { { AnyRule(.vertical) } },
  WrongAnswer("compares with the way down only") { { AnyRule(.signedDown) } },
  WrongAnswer("wants 20 points") { { AnyRule(.far) } },
]

enum RuleDesign {
  case translation, angle, always, never, sideways, leftAtAll, right, vertical, signedDown, far
}

/// Right as `translation` and as `angle`.
final class AnyRule: UIGestureRecognizerDelegate {
  private let design: RuleDesign
  init(_ design: RuleDesign) { self.design = design }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
    let way = pan.translation(in: pan.view)
    switch design {
    case .translation: return -way.x > abs(way.y)
    case .angle: return way.x < 0 && way.x * way.x > way.y * way.y
    case .always: return true
    case .never: return false
    case .sideways: return abs(way.x) > abs(way.y)
    case .leftAtAll: return way.x < 0
    case .right: return way.x > abs(way.y)
    case .vertical: return abs(way.y) > abs(way.x)
    case .signedDown: return -way.x > way.y
    case .far: return -way.x > max(abs(way.y), 20)
    }
  }
}
