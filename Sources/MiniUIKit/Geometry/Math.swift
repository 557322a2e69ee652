/// The functions that Embedded Swift has no library for, in plain Swift.
///
/// They are used on every platform, so that native and WebAssembly bytes agree; a test compares
/// them with the C library.
package enum Math {
  /// The sine of an angle in radians, to about 1e-15 for angles a screen can show.
  package static func sin(_ angle: Double) -> Double {
    let (quarter, rest) = reduced(angle)
    switch quarter {
    case 0: return sine(rest)
    case 1: return cosine(rest)
    case 2: return -sine(rest)
    default: return -cosine(rest)
    }
  }

  /// The cosine of an angle in radians, to about 1e-15 for angles a screen can show.
  package static func cos(_ angle: Double) -> Double {
    let (quarter, rest) = reduced(angle)
    switch quarter {
    case 0: return cosine(rest)
    case 1: return -sine(rest)
    case 2: return -cosine(rest)
    default: return sine(rest)
    }
  }

  /// The angle in radians, from -π to π, of a direction; zero for the zero vector.
  package static func atan2(_ y: Double, _ x: Double) -> Double {
    let (small, large) = (min(x.magnitude, y.magnitude), max(x.magnitude, y.magnitude))
    guard large > 0, large.isFinite else { return 0 }
    var angle = arctangent(small / large)
    if y.magnitude > x.magnitude { angle = .pi / 2 - angle }
    if x < 0 { angle = .pi - angle }
    return y < 0 ? -angle : angle
  }

  /// The arctangent of a number from 0 to 1.
  ///
  /// Halving the angle twice leaves at most π/16, where the series is quick.
  private static func arctangent(_ x: Double) -> Double {
    var reduced = x
    for _ in 0..<2 { reduced = reduced / (1 + (1 + reduced * reduced).squareRoot()) }
    var (power, sum) = (reduced, reduced)
    for n in 1...12 {
      power *= -reduced * reduced
      sum += power / Double(2 * n + 1)
    }
    return 4 * sum
  }

  /// The largest whole number that is not larger; the number itself where all are whole, or none.
  package static func floor(_ x: Double) -> Double {
    guard x.magnitude < 4e15 else { return x }
    let whole = Double(Int(x))
    return whole > x ? whole - 1 : whole
  }

  /// The exponential function.
  package static func exp(_ x: Double) -> Double {
    guard x > -700 else { return 0 }
    guard x < 700 else { return .infinity }
    // x = whole · ln 2 + rest, |rest| ≤ ln 2 / 2.
    let turns = x / 0.693_147_180_559_945_3
    let whole = Int(turns + (turns < 0 ? -0.5 : 0.5))
    let rest =
      (x - Double(whole) * 0.693_147_180_369_123_8) - Double(whole) * 1.908_214_929_270_587_7e-10
    var (term, sum) = (1.0, 1.0)
    for n in 1...16 {
      term *= rest / Double(n)
      sum += term
    }
    return Double(sign: .plus, exponent: whole, significand: sum)
  }

  /// The natural logarithm; not a number for what is not positive.
  package static func log(_ x: Double) -> Double {
    guard x > 0, x.isFinite else { return x == 0 ? -.infinity : .nan }
    var (exponent, part) = (Int(x.exponent), x.significand)
    if part > 1.414_213_562_373_095 {
      part /= 2
      exponent += 1
    }
    // ln part = 2 artanh((part - 1) / (part + 1))
    let y = (part - 1) / (part + 1)
    var (power, sum) = (y, y)
    for n in 1...14 {
      power *= y * y
      sum += power / Double(2 * n + 1)
    }
    return 2 * sum + Double(exponent) * 0.693_147_180_559_945_3
  }

  /// Takes out quarter turns: angle = quarter · π/2 + rest, |rest| ≤ π/4.
  private static func reduced(_ angle: Double) -> (quarter: Int, rest: Double) {
    guard angle.isFinite, angle.magnitude < 1e9 else { return (0, .nan) }
    let turns = angle / (.pi / 2)
    let whole = Int(turns + (turns < 0 ? -0.5 : 0.5))
    // π/2 in three parts, the first two of 33 bits, so that their products with the number of turns
    // are exact and taking out many turns loses no digits.
    let turn = Double(whole)
    let rest =
      ((angle - turn * 1.570_796_326_734_125_6) - turn * 6.077_100_506_303_966e-11)
      - turn * 2.022_266_248_795_950_6e-21
    return (((whole % 4) + 4) % 4, rest)
  }

  /// The Taylor series of the sine; ten terms are exact to the last digit for |x| ≤ π/4.
  private static func sine(_ x: Double) -> Double {
    var (term, sum) = (x, x)
    let square = x * x
    for n in 1...9 {
      let steps: Int = 2 * n * (2 * n + 1)
      term *= -square / Double(steps)
      sum += term
    }
    return sum
  }

  /// The Taylor series of the cosine.
  private static func cosine(_ x: Double) -> Double {
    var (term, sum) = (1.0, 1.0)
    let square = x * x
    for n in 1...9 {
      let steps: Int = (2 * n - 1) * 2 * n
      term *= -square / Double(steps)
      sum += term
    }
    return sum
  }
}
