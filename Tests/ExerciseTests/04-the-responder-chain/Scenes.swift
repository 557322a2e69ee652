import Grading
import MiniUIKit
import Stage

/// Where the scenes of this chapter put their views, and a point on each.
let keyFrame = CGRect(x: 20, y: 20, width: 100, height: 100)
let onKey = CGPoint(x: 50, y: 50)
let besideKey = CGPoint(x: 200, y: 200)

extension Stage {
  /// A view of 300 by 300 in the root, and one in it.
  func add(_ outer: UIView, _ outerName: String, around inner: UIView, _ innerName: String) {
    outer.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    inner.frame = keyFrame
    (outer.isMultipleTouchEnabled, inner.isMultipleTouchEnabled) = (true, true)
    root.addSubview(named(outerName, outer))
    outer.addSubview(named(innerName, inner))
  }

  /// What somebody has heard, with the finger where there are several: `began, ended`.
  func heard(by name: String) -> String {
    let phases = recording.lines.filter { $0.kind == "touch" && $0.who == name }.map { line in
      ([line.what] + line.details.map { $0.key + " " + $0.value }).joined(separator: " ")
    }
    return phases.isEmpty ? "nothing" : phases.joined(separator: ", ")
  }
}

extension SplitMix {
  /// What one or two fingers do on the key: each comes down once, and is lifted or taken away.
  mutating func script(fingers: Int = 1) -> [TouchDeed] {
    var deeds: [TouchDeed] = (1...fingers).map { .down($0) }
    var rest = Array(1...fingers)
    while !rest.isEmpty {
      let finger = pick(rest)
      switch int(in: 0...3) {
      case 0: deeds.append(.up(finger))
      case 1: deeds.append(.cancel(finger))
      default:
        deeds.append(.move(finger, by: Double(deeds.count)))
        continue
      }
      rest.removeAll { $0 == finger }
    }
    return deeds
  }
}

/// What a finger does on the key.
enum TouchDeed {
  case down(Int)
  case move(Int, by: Double)
  case up(Int)
  case cancel(Int)
}

extension Stage {
  /// Plays a deed, 50 ms after the one before.
  func play(_ deed: TouchDeed) throws(ScriptError) {
    try wait(0.05)
    switch deed {
    case .down(let number): try finger(number).down(at: onKey)
    case .move(let number, let x):
      try finger(number).move(to: CGPoint(x: onKey.x + x, y: onKey.y))
    case .up(let number): try finger(number).up()
    case .cancel(let number): try finger(number).cancel()
    }
  }
}
