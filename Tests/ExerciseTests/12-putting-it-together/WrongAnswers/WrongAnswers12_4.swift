import Foundation
import Grading

private func nearest(_ top: Double, _ detents: [Double]) -> Double {
  detents.min { abs($0 - top) < abs($1 - top) } ?? top
}

private func place(
  _ top: Double, _ velocity: Double, _ detents: [Double], limit: Double = 500
) -> Double {
  if velocity >= limit { return detents.first { $0 > top } ?? detents[detents.count - 1] }
  if velocity <= -limit { return detents.last { $0 < top } ?? detents[0] }
  return nearest(top, detents)
}

let wrong12_4: [WrongAnswer<RestingPlace>] = [
  WrongAnswer(
    "stays where it is let go",
    gets: "Let go at 300 with 0: expected 420, but your code gives 300.",
    Diagnosis12_4.staysWhereItIsLetGo, rule: Diagnosis12_4.slow
  ) { { top, _, _ in top } },
  WrongAnswer(
    "the nearest, however quick",
    gets: "Let go at 130 with 800: expected 420, but your code gives 100.",
    Diagnosis12_4.theNearest, rule: Diagnosis12_4.quick
  ) { { top, _, detents in nearest(top, detents) } },
  WrongAnswer(
    "every velocity is quick",
    gets: "Let go at 600 with -40: expected 700, but your code gives 420.",
    Diagnosis12_4.everyVelocityIsQuick, rule: Diagnosis12_4.slow
  ) {
    { top, velocity, detents in
      velocity == 0 ? nearest(top, detents) : place(top, velocity * 1e6, detents)
    }
  },
  WrongAnswer(
    "halfway, the lower one",
    gets: "Let go at 560 with 0: expected 420, but your code gives 700.",
    Diagnosis12_4.tie, rule: Diagnosis12_4.slow
  ) {
    { top, velocity, detents in
      abs(velocity) >= 500
        ? place(top, velocity, detents) : nearest(top, detents.reversed())
    }
  },
  WrongAnswer(
    "quick means to the end",
    gets: "Let go at 130 with 800: expected 420, but your code gives 700.",
    Diagnosis12_4.quickMeansToTheEnd, rule: Diagnosis12_4.quick
  ) {
    { top, velocity, detents in
      abs(velocity) < 500
        ? nearest(top, detents) : velocity < 0 ? detents[0] : detents[detents.count - 1]
    }
  },
  WrongAnswer(
    "exactly 500 is slow",
    gets: "Let go at 430 with 500: expected 700, but your code gives 420.",
    Diagnosis12_4.exact, rule: Diagnosis12_4.quick
  ) { { place($0, $1, $2, limit: 500.1) } },
  WrongAnswer(
    "its own detent is the next one",
    gets: "Let go at 420 with 900: expected 700, but your code gives 420.",
    Diagnosis12_4.onIt, rule: Diagnosis12_4.quick
  ) {
    { top, velocity, detents in
      if velocity >= 500 { return detents.first { $0 >= top } ?? top }
      if velocity <= -500 { return detents.last { $0 <= top } ?? top }
      return nearest(top, detents)
    }
  },
  WrongAnswer(
    "the directions are swapped",
    gets: "Let go at 130 with 800: expected 420, but your code gives 100.",
    Diagnosis12_4.theNearest, rule: Diagnosis12_4.quick
  ) { { place($0, -$1, $2) } },
  WrongAnswer(
    "counts from the nearest detent",
    gets: "Let go at 350 with 600: expected 420, but your code gives 700.",
    Diagnosis12_4.countsFromTheNearestDetent, rule: Diagnosis12_4.quick
  ) {
    { top, velocity, detents in
      let near = detents.firstIndex(of: nearest(top, detents)) ?? 0
      let step = abs(velocity) < 500 ? 0 : velocity < 0 ? -1 : 1
      return detents[min(max(near + step, 0), detents.count - 1)]
    }
  },
  WrongAnswer(
    "adds a tenth of the velocity to the place",
    gets: "Let go at 260 with 499: expected 100, but your code gives 420.",
    Diagnosis12_4.addsATenthOfTheVelocity, rule: Diagnosis12_4.slow
  ) { { top, velocity, detents in nearest(top + velocity / 10, detents) } },
]
