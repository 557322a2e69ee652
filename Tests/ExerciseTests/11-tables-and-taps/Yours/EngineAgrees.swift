import MiniUIKit
import Stage
import TestKit
import Testing

@testable import Graders11
@testable import Solutions11

@Suite(.provedOnce(.chapter("11-tables-and-taps"))) struct EngineAgrees {
  private func course(
    _ time: Double, drags: Bool = false, _ setUp: (UITapGestureRecognizer) -> Void = { _ in }
  ) throws -> [String] {
    let home = Home()
    setUp(home.addTap())
    let (finger, point) = (home.stage.finger, home.middle(of: 2))
    try finger.down(at: point)
    try home.stage.wait(time)
    if drags {
      try finger.move(to: CGPoint(x: point.x, y: point.y - 15))
      try home.stage.wait(0.05)
      try finger.move(to: CGPoint(x: point.x, y: point.y - 30))
    }
    try finger.up()
    return home.course
  }

  @Test func `the answers of exercise 11·2 are what the engine does`() throws {
    let b = { (tap: UITapGestureRecognizer) in tap.cancelsTouchesInView = false }
    let c = { (tap: UITapGestureRecognizer) in tap.delaysTouchesBegan = true }
    let played = try [
      course(0.1), course(0.4), course(0.9), course(0.1, b), course(0.4, b), course(0.4, c),
      course(0.4, drags: true),
    ]
    #expect(played == Solutions11.whatHappensToRow2())
  }
}
