import TestKit
import Testing

@testable import MiniUIKit
@testable import RandomScenes

/// The checker of motions finds what is wrong in steps that are broken on purpose.
@Suite(.provedOnce(.engine)) struct MotionLawsTests {
  private let drag: [MotionLaws.Fact] = [
    .scroll(0, .willBeginDragging), .scroll(0, .didScroll(.zero)), .scroll(0, .willEndDragging),
    .scroll(0, .didEndDragging(willDecelerate: true)), .scroll(0, .willBeginDecelerating),
    .scroll(0, .didScroll(.zero)), .scroll(0, .didEndDecelerating),
  ]

  private func row(_ step: RowStep, _ number: Int) -> MotionLaws.Fact {
    .row(0, step, IndexPath(row: number, section: 0))
  }

  @Test func `a drag that decelerates breaks no law, without one of its steps it breaks one`() {
    let lit: [MotionLaws.Fact] = [row(.highlight, 1), row(.unhighlight, 1)]
    let rest: [MotionLaws.Fact] = [.rest(0, UIScrollView())]
    expectEqual(MotionLaws.violations(drag + lit + drag + rest), [])
    for place in drag.indices {
      if case .scroll(_, .didScroll, _) = drag[place] { continue }
      var facts = drag
      facts.remove(at: place)
      expect(!MotionLaws.violations(facts + rest).isEmpty, "\(place)")
    }
  }

  @Test func `a highlight without an end, two, a second end, and motion at rest break a law`() {
    let rest = MotionLaws.Fact.rest(0, UIScrollView())
    let broken: [[MotionLaws.Fact]] = [
      [row(.highlight, 1), rest], [row(.highlight, 1), row(.highlight, 2)],
      [row(.unhighlight, 1)],
    ]
    for facts in broken { #expect(MotionLaws.violations(facts).count >= 1) }
    let (beyond, dragged) = (UIScrollView(), UIScrollView())
    beyond.contentOffset = CGPoint(x: 0, y: -20)
    dragged.isDragging = true
    for view in [beyond, dragged] { expectEqual(MotionLaws.violations([.rest(0, view)]).count, 1) }
  }
}
