/// How a scroll view moves when no finger moves it, as closed forms (measured: SV-20 to SV-26).
///
/// Time is in seconds, places in points, speeds in points a second.
package enum ScrollLaws {
  /// The part of a speed that is left after a millisecond (SV-20).
  package static let normalRate: CGFloat = 0.998
  /// The same, for a scroll view that stops soon (SV-20).
  package static let fastRate: CGFloat = 0.99
  /// The speed below which nothing moves any more, in points a second (SV-21).
  package static let slowest: CGFloat = 10
  /// The rubber band's stiffness (SV-25).
  package static let rubber: CGFloat = 0.55
  /// How quickly a bounce swings back, per second (SV-26).
  package static let bounce: CGFloat = 11
  /// How quickly what is let go at rest comes back, per second: two parts (SV-26).
  package static let release: (slow: CGFloat, fast: CGFloat) = (9, 46)
  /// The speed that separates a bounce from a release at rest, in points a second (SV-26).
  package static let restingSpeed: CGFloat = 50
  /// Over how long a time the finger's speed is taken, in seconds (SV-24).
  package static let velocitySpan: Seconds = 0.1
  /// How many pixels a point has (SV-27).
  package static let pixelsPerPoint: CGFloat = 3
  /// How near to its end a motion is over, in points: half a pixel.
  package static let near: CGFloat = 0.5 / pixelsPerPoint
  /// How long a swing is sure to last, in seconds: one that begins at its end has come back past its
  /// furthest point, which it reaches after 1 / 11 s (SV-26).
  package static let shortestSwing: Seconds = 0.2

  // listing: deceleration
  /// How far a scroll view gets in a time, by the sum over its milliseconds (SV-22).
  package static func distance(_ speed: CGFloat, after time: Seconds, rate: CGFloat) -> CGFloat {
    speed * reach(rate) * (1 - power(rate, time))
  }

  /// The speed that is left after a time (SV-21).
  package static func speed(_ speed: CGFloat, after time: Seconds, rate: CGFloat) -> CGFloat {
    speed * power(rate, time)
  }

  /// How long it moves until it is too slow (SV-21).
  package static func duration(_ speed: CGFloat, rate: CGFloat) -> Seconds {
    guard speed.magnitude > slowest else { return 0 }
    return Math.log(Double(slowest / speed.magnitude)) / (1000 * Math.log(Double(rate)))
  }

  /// How far it gets in all (SV-22).
  package static func landing(_ speed: CGFloat, rate: CGFloat) -> CGFloat {
    guard speed.magnitude > slowest else { return 0 }
    return (speed.magnitude - slowest) * reach(rate) * (speed < 0 ? -1 : 1)
  }

  /// When it has got to a distance, which lies on its way.
  package static func time(to distance: CGFloat, _ speed: CGFloat, rate: CGFloat) -> Seconds {
    let left = 1 - distance / (speed * reach(rate))
    guard left > 0 else { return duration(speed, rate: rate) }
    return max(0, Math.log(Double(left)) / (1000 * Math.log(Double(rate))))
  }
  // end

  /// The distance for each point a second of speed (SV-22): 0.499 at the normal rate.
  private static func reach(_ rate: CGFloat) -> CGFloat { rate / (1 - rate) / 1000 }

  private static func power(_ rate: CGFloat, _ time: Seconds) -> CGFloat {
    CGFloat(Math.exp(1000 * time * Math.log(Double(rate))))
  }

  // listing: rubber
  /// How far the content gives way when the finger is a distance beyond the edge (SV-25).
  ///
  /// The length is that of the scroll view's visible part.
  package static func give(_ distance: CGFloat, length: CGFloat) -> CGFloat {
    guard length > 0 else { return 0 }
    let far = distance.magnitude
    return far * length * rubber / (length + rubber * far) * (distance < 0 ? -1 : 1)
  }

  /// How far beyond the edge the finger is when the content has given way by a distance.
  package static func pull(_ give: CGFloat, length: CGFloat) -> CGFloat {
    let far = min(give.magnitude, length * 0.999)
    guard length > 0 else { return 0 }
    return far * length / (rubber * (length - far)) * (give < 0 ? -1 : 1)
  }
  // end

  // listing: bounce
  /// Where the content is beyond the edge, some time after it was there with a speed (SV-26).
  package static func overshoot(
    _ start: CGFloat, speed: CGFloat, after time: Seconds
  ) -> CGFloat {
    if speed.magnitude > restingSpeed { return spring(start, speed: speed, after: time) }
    let second = -(speed + release.slow * start) / (release.fast - release.slow)
    let first = start - second
    return first * decay(release.slow, time) + second * decay(release.fast, time)
  }

  /// A critically damped spring: the quickest way back that does not swing over (SV-26).
  package static func spring(_ start: CGFloat, speed: CGFloat, after time: Seconds) -> CGFloat {
    (start + (speed + bounce * start) * CGFloat(time)) * decay(bounce, time)
  }
  // end

  private static func decay(_ rate: CGFloat, _ time: Seconds) -> CGFloat {
    CGFloat(Math.exp(-Double(rate) * time))
  }

  /// A point on the nearest pixel (SV-27).
  package static func onPixel(_ point: CGPoint) -> CGPoint {
    CGPoint(x: onPixel(point.x), y: onPixel(point.y))
  }

  /// A coordinate on the nearest pixel (SV-27).
  package static func onPixel(_ value: CGFloat) -> CGFloat {
    guard value.magnitude < 1e9 else { return value }
    let pixels = value * pixelsPerPoint
    return CGFloat(Int(pixels + (pixels < 0 ? -0.5 : 0.5))) / pixelsPerPoint
  }
}
