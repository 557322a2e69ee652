import ExerciseKit

// 1 and 2 need a touch that is lost, and nothing after it that would hide the difference.
// 3 needs two fingers, of which one is lost. With one finger "none" and "one less" are the same.
// 4 needs a loss within the second in which the timer waits.
// 5: a banner leaves the app active, so no touch is lost, and cancelled is never called. Nil.
// 6 looks like 5 at first: ended never follows cancelled. But that is said of one touch, and the
// view has another one.
// The trap is to answer 6 with nil. One of two fingers lost is the case that most code forgets.
func scriptsThatLoseATouch() -> [[TouchStep]?] {
  let lost: [TouchStep] = [.down(x: 60, y: 160), .cancel()]
  let two: [TouchStep] = [.down(1, x: 60, y: 160), .down(2, x: 200, y: 300)]
  return [lost, lost, two + [.cancel(2)], lost, nil, two + [.cancel(1), .up(2)]]
}
