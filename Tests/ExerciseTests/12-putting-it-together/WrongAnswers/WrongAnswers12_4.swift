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
  WrongAnswer("stays where it is let go") { { top, _, _ in top } },
  WrongAnswer("the nearest, however quick") { { top, _, detents in nearest(top, detents) } },
  WrongAnswer("every velocity is quick") {
    { top, velocity, detents in
      velocity == 0 ? nearest(top, detents) : place(top, velocity * 1e6, detents)
    }
  },
  WrongAnswer("halfway, the lower one") {
    { top, velocity, detents in
      abs(velocity) >= 500
        ? place(top, velocity, detents) : nearest(top, detents.reversed())
    }
  },
  WrongAnswer("quick means to the end") {
    { top, velocity, detents in
      abs(velocity) < 500
        ? nearest(top, detents) : velocity < 0 ? detents[0] : detents[detents.count - 1]
    }
  },
  WrongAnswer("exactly 500 is slow") { { place($0, $1, $2, limit: 500.1) } },
  WrongAnswer("its own detent is the next one") {
    { top, velocity, detents in
      if velocity >= 500 { return detents.first { $0 >= top } ?? top }
      if velocity <= -500 { return detents.last { $0 <= top } ?? top }
      return nearest(top, detents)
    }
  },
  WrongAnswer("the directions are swapped") { { place($0, -$1, $2) } },
  WrongAnswer("counts from the nearest detent") {
    { top, velocity, detents in
      let near = detents.firstIndex(of: nearest(top, detents)) ?? 0
      let step = abs(velocity) < 500 ? 0 : velocity < 0 ? -1 : 1
      return detents[min(max(near + step, 0), detents.count - 1)]
    }
  },
  WrongAnswer("adds a tenth of the velocity to the place") {
    { top, velocity, detents in nearest(top + velocity / 10, detents) }
  },
  WrongAnswer("rounds the place first") {
    { top, velocity, detents in
      abs(velocity) < 500
        ? nearest(top.rounded(), detents) : place(top, velocity, detents)
    }
  },
]
