/// A number as all text, JSON and figures write it: at most some decimals, no trailing zeros.
///
/// Rounds half away from zero, never writes `-0` or an exponent.
///
/// - Parameters:
///   - value: The number.
///   - places: How many decimals at most.
/// - Returns: The text.
/// - Precondition: The number is finite and below 9e9.
public func decimals(_ value: Double, _ places: Int = 3) -> String {
  precondition(
    value.isFinite && value.magnitude < 9e9, "Only a finite number below 9e9 can be written.")
  var power: Int64 = 1
  for _ in 0..<places { power *= 10 }
  let scaled = Int64(value.magnitude * Double(power) + 0.5)
  var fraction = String(scaled % power)
  while fraction.utf8.count < places { fraction = "0" + fraction }
  while fraction.utf8.last == UInt8(ascii: "0") { fraction.removeLast() }
  if places == 0 { fraction = "" }
  let sign = value < 0 && scaled != 0 ? "-" : ""
  return sign + String(scaled / power) + (fraction.isEmpty ? "" : "." + fraction)
}

/// A point as text: `(46, 154)`.
public func coordinates(_ point: CGPoint) -> String {
  "(" + coordinate(point.x) + ", " + coordinate(point.y) + ")"
}

/// A coordinate as text; from 9e9 on, which a transform can lead to, it is `far`.
func coordinate(_ value: CGFloat) -> String {
  value.magnitude < 9e9 ? decimals(Double(value)) : "far"
}
