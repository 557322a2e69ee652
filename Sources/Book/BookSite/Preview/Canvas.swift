import Foundation

/// A picture of points in colours, on which convex shapes are painted, and which becomes a PNG.
struct Canvas {
  /// A place on it.
  typealias Place = (x: Double, y: Double)

  /// A colour with how much it covers, from 0 to 1.
  struct Paint {
    let parts: [Double]
    let cover: Double

    /// A colour as in a style sheet: `0xf7c0b5`.
    init(_ rgb: Int, _ cover: Double = 1) {
      parts = [16, 8, 0].map { Double(rgb >> $0 & 0xff) }
      self.cover = cover
    }
  }

  let width: Int
  let height: Int
  private var bytes: [UInt8]

  /// A picture of one colour.
  init(_ width: Int, _ height: Int, _ ground: Paint) {
    (self.width, self.height) = (width, height)
    let point = ground.parts.map { UInt8($0) }
    bytes = (0..<(width * height * 3)).map { point[$0 % 3] }
  }

  /// Fills a convex shape; its edges are smooth.
  mutating func fill(_ spots: [Place], _ paint: Paint) {
    guard let top = spots.map(\.y).min(), let bottom = spots.map(\.y).max(), top < bottom else {
      return
    }
    let first = max(0, Int(top))
    let last = min(height - 1, Int(bottom))
    guard first <= last else { return }
    var covers = [Double](repeating: 0, count: width + 1)
    for row in first...last {
      var (left, right) = (width, -1)
      // Four lines for each row of points.
      for line in 0..<4 {
        guard let (a, b) = Self.crossing(spots, Double(row) + (Double(line) + 0.5) / 4) else {
          continue
        }
        let (from, to) = (max(0, a), min(Double(width), b))
        guard from < to else { continue }
        for column in Int(from)...min(width - 1, Int(to)) {
          let part = min(to, Double(column + 1)) - max(from, Double(column))
          covers[column] += max(0, part) / 4
        }
        (left, right) = (min(left, Int(from)), max(right, min(width - 1, Int(to))))
      }
      if left <= right { blend(row, left...right, paint, &covers) }
    }
  }

  /// From where to where a level line lies in a shape; nil if it does not cross it.
  private static func crossing(_ spots: [Place], _ y: Double) -> (Double, Double)? {
    var (a, b) = (Double.infinity, -Double.infinity)
    for index in spots.indices {
      let (p, q) = (spots[index], spots[(index + 1) % spots.count])
      guard (p.y <= y) != (q.y <= y) else { continue }
      let x = p.x + (y - p.y) / (q.y - p.y) * (q.x - p.x)
      (a, b) = (min(a, x), max(b, x))
    }
    return a < b ? (a, b) : nil
  }

  private mutating func blend(
    _ row: Int, _ columns: ClosedRange<Int>, _ paint: Paint, _ covers: inout [Double]
  ) {
    for column in columns {
      let part = min(1, covers[column]) * paint.cover
      covers[column] = 0
      let place = (row * width + column) * 3
      for offset in 0..<3 {
        let old = Double(bytes[place + offset])
        bytes[place + offset] = UInt8(old + (paint.parts[offset] - old) * part + 0.5)
      }
    }
  }

  /// Draws a line of some width.
  mutating func line(_ a: Place, _ b: Place, _ width: Double, _ paint: Paint) {
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > 0 else { return }
    let (x, y) = (-dy / length * width / 2, dx / length * width / 2)
    fill([(a.x + x, a.y + y), (b.x + x, b.y + y), (b.x - x, b.y - y), (a.x - x, a.y - y)], paint)
  }

  /// Draws the edge of a shape.
  mutating func edge(_ spots: [Place], _ width: Double, _ paint: Paint) {
    for index in spots.indices {
      line(spots[index], spots[(index + 1) % spots.count], width, paint)
    }
  }

  /// Fills a circle.
  mutating func disc(_ middle: Place, _ radius: Double, _ paint: Paint) {
    let corners = (0..<32).map { step in
      let angle = Double(step) / 16 * Double.pi
      return (x: middle.x + radius * cos(angle), y: middle.y + radius * sin(angle))
    }
    fill(corners, paint)
  }

  /// The picture as a PNG.
  ///
  /// - Throws: `Problem` if there is no gzip, whose way of packing is that of PNG, too.
  func png() throws -> Data {
    var rows = Data(capacity: (width * 3 + 1) * height)
    for row in 0..<height {
      rows.append(0)
      rows.append(contentsOf: bytes[(row * width * 3)..<((row + 1) * width * 3)])
    }
    // The same packed bytes between other ends: gzip has ten before them and eight behind.
    let packed = try Packed.gzip(rows).dropFirst(10).dropLast(8)
    var result = Data([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
    let size = Self.bytes(of: UInt32(width)) + Self.bytes(of: UInt32(height))
    result += Self.chunk("IHDR", size + Data([8, 2, 0, 0, 0]))
    result += Self.chunk("IDAT", Data([0x78, 0xda]) + packed + Self.bytes(of: Self.adler(rows)))
    return result + Self.chunk("IEND", Data())
  }

  private static func bytes(of number: UInt32) -> Data {
    Data([24, 16, 8, 0].map { UInt8(number >> $0 & 0xff) })
  }

  private static func chunk(_ name: String, _ data: Data) -> Data {
    let body = Data(name.utf8) + data
    return bytes(of: UInt32(data.count)) + body + bytes(of: crc(body))
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in
      value & 1 == 1 ? value >> 1 ^ 0xedb8_8320 : value >> 1
    }
  }

  private static func crc(_ data: Data) -> UInt32 {
    var value: UInt32 = ~0
    for byte in data { value = value >> 8 ^ table[Int((value ^ UInt32(byte)) & 0xff)] }
    return ~value
  }

  private static func adler(_ data: Data) -> UInt32 {
    var (a, b) = (UInt32(1), UInt32(0))
    for byte in data {
      a = (a + UInt32(byte)) % 65521
      b = (b + a) % 65521
    }
    return b << 16 | a
  }
}
