import Foundation
import LiveBook

/// One thing a finger does in a browser, and the trace that a page answers natively.
///
/// A browser's clock is not ours, so moves may fall into one frame or into two: lines that repeat
/// the one before are left out on both sides. Where two fingers are lifted, both traces are expected.
struct BrowserCheck {
  /// What the script in the browser reads.
  struct Script: Encodable {
    var name: String
    var id: String
    var kinds: [String]
    /// Where the mouse is pressed, where it moves, and how long it rests first, in milliseconds.
    var press: [Double]?
    var moves: [[Double]]?
    var hold: Int?
    /// Two fingers, each as number, x and y: where they come down, then where they move.
    var two: [[[Double]]]?
    /// Keys pressed one after the other while the scene has the focus.
    var keys: [String]?
  }

  let script: Script
  /// The trace if all fingers are lifted in one frame, and the one if a frame lies between them.
  let expected: [[String]]

  private init(_ script: Script, _ deeds: (LivePage, _ isApart: Bool) -> Void) throws {
    self.script = script
    expected = try [false, true].map { isApart in
      let page = LivePage()
      _ = page.answer("open \(script.id)")
      deeds(page, isApart)
      for _ in 0..<60 { page.advance(by: 16_667) }
      return try Self.lines(of: page.answer("json"), script.kinds)
    }
  }

  private init(_ script: Script, _ deeds: (LivePage) -> Void) throws {
    try self.init(script) { page, _ in deeds(page) }
  }

  /// A tap, a drag, a long press, two fingers, and the keyboard.
  static var all: [BrowserCheck] {
    get throws {
      [
        try BrowserCheck(
          Script(name: "a tap", id: "2A", kinds: ["hitTest", "touch"], press: [150, 250])
        ) { $0.drag([(150, 250)], hold: 0.02) },
        try BrowserCheck(
          Script(
            name: "a drag", id: "10A", kinds: ["touch", "control", "gesture", "action"],
            press: [120, 250], moves: [[120, 240], [120, 220], [120, 200], [120, 180]], hold: 300)
        ) {
          $0.drag([(120, 250), (120, 240), (120, 220), (120, 200), (120, 180)], hold: 0.3)
        },
        try BrowserCheck(
          Script(
            name: "a long press", id: "7D", kinds: ["gesture", "touch", "action"],
            press: [150, 200], hold: 700)
        ) { $0.drag([(150, 200)], hold: 0.7) },
        try BrowserCheck(
          Script(
            name: "two fingers", id: "8G2", kinds: ["gestureTouch", "gesture"],
            two: [
              [[1, 130, 300], [2, 230, 300]], [[1, 130, 300], [2, 250, 320]],
              [[1, 130, 300], [2, 270, 350]],
            ])
        ) { page, isApart in
          page.finger(0, 1, 130, 300)
          page.finger(0, 2, 230, 300)
          page.pass(0.03)
          page.finger(1, 2, 250, 320)
          page.pass(0.03)
          page.finger(1, 2, 270, 350)
          page.pass(0.03)
          page.finger(2, 1, 130, 300)
          if isApart { page.pass(0.017) }
          page.finger(2, 2, 270, 350)
        },
        try BrowserCheck(
          Script(
            name: "the keyboard", id: "2A", kinds: ["touch"],
            keys: ["ArrowLeft", "ArrowUp", " ", " "])
        ) { page in
          let (x, y, width, height) = page.area
          page.drag([(x + width / 2 - 8, y + height / 2 - 8)], hold: 0.03)
        },
      ]
    }
  }

  /// The lines of some kinds, without times and without repetitions.
  static func lines(of json: String, _ kinds: [String]) throws -> [String] {
    var result: [String] = []
    for line in json.split(separator: "\n") {
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      let words = ["kind", "who", "what"].compactMap { object?[$0] as? String }
      let text = words.joined(separator: " ")
      if kinds.contains(words[0]), text != result.last { result.append(text) }
    }
    return result
  }
}

extension LivePage {
  /// Lets time pass in frames.
  fileprivate func pass(_ seconds: Double) {
    for _ in 0..<max(1, Int(seconds * 60)) { advance(by: 16_667) }
  }

  /// One finger, from where it comes down to where it is lifted.
  fileprivate func drag(_ points: [(Double, Double)], hold: Double) {
    guard let first = points.first, let last = points.last else { return }
    finger(0, 1, first.0, first.1)
    pass(hold)
    for point in points.dropFirst() {
      finger(1, 1, point.0, point.1)
      pass(0.03)
    }
    finger(2, 1, last.0, last.1)
  }

  /// The part of the screen that the page shows: x, y, width, height.
  fileprivate var area: (Double, Double, Double, Double) {
    let object = try? JSONSerialization.jsonObject(with: Data(answer("place").utf8))
    let area = (object as? [String: Any])?["area"] as? [Double] ?? [0, 0, 375, 812]
    return (area[0], area[1], area[2], area[3])
  }
}
