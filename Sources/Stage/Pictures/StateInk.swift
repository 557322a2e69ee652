import MiniUIKit

/// How a state is drawn: a fill, an edge and a sign, so that none needs its colour to be told.
enum StateInk: String {
  case possible
  case began
  case changed
  case recognized
  case failed
  case cancelled
  /// A touch that is held back, or a recognizer that waits for another one.
  case held
  /// A touch that a view hears.
  case heard
  /// A finger on the glass.
  case finger
  /// A control that follows a touch inside it, or content that follows a finger or slides.
  case active
  /// A control that follows a touch outside it.
  case outside
  /// Anything else that lasts.
  case other

  init(_ state: UIGestureRecognizer.State) {
    switch state {
    case .possible: self = .possible
    case .began: self = .began
    case .changed: self = .changed
    case .ended: self = .recognized
    case .cancelled: self = .cancelled
    case .failed: self = .failed
    }
  }

  static let rules = """

    .touch .s-possible,.touch .s-outside{fill:#fff;stroke:#716a5e;stroke-dasharray:4 3}
    .touch .s-began,.touch .s-changed,.touch .s-active{fill:#e2ecfa;stroke:#1557b0}
    .touch .s-recognized{fill:#1b7340;stroke:#1b7340}
    .touch .s-failed{fill:#fcfbf8;stroke:#a1341f}
    .touch .s-cancelled{fill:#fcfbf8;stroke:#a1341f;stroke-dasharray:2 3}
    .touch .s-held{fill:#fbefd2;stroke:#8a5a00;stroke-dasharray:5 3}
    .touch .s-heard,.touch .s-finger{fill:#fbe3ec;stroke:#b8144f}
    .touch .s-other{fill:#f4f1ea;stroke:#716a5e}
    .touch .m{fill:none;stroke-width:1.8;stroke-linecap:round;stroke-linejoin:round}
    .touch .i-possible{stroke:#716a5e}
    .touch .i-began,.touch .i-changed{stroke:#1557b0;fill:#1557b0}
    .touch .i-recognized{stroke:#fcfbf8}
    .touch .i-off{stroke:#716a5e}
    .touch .i-failed,.touch .i-cancelled{stroke:#a1341f}
    .touch .i-held{stroke:#8a5a00}
    .touch .wedge{fill:#8a5a00;fill-opacity:.75}
    .touch .ear{fill:#fff;stroke:#b8144f;stroke-width:2}
    @media (prefers-color-scheme:dark){
    .touch .s-possible,.touch .s-outside{fill:#25262b;stroke:#989186}
    .touch .s-began,.touch .s-changed,.touch .s-active{fill:#1d2b42;stroke:#8ab8ff}
    .touch .s-recognized{fill:#7fd19b;stroke:#7fd19b}
    .touch .s-failed,.touch .s-cancelled{fill:#16171a;stroke:#ff9d87}
    .touch .s-held{fill:#35290f;stroke:#f2c46b}
    .touch .s-heard,.touch .s-finger{fill:#3d1a29;stroke:#ff8fb4}
    .touch .s-other{fill:#1e1f23;stroke:#989186}
    .touch .i-possible,.touch .i-off{stroke:#989186}
    .touch .i-began,.touch .i-changed{stroke:#8ab8ff;fill:#8ab8ff}
    .touch .i-recognized{stroke:#16171a}
    .touch .i-failed,.touch .i-cancelled{stroke:#ff9d87}
    .touch .i-held{stroke:#f2c46b}
    .touch .wedge{fill:#f2c46b}
    .touch .ear{fill:#25262b;stroke:#ff8fb4}
    }
    """

  /// Whether it is hatched: it has come to nothing.
  private var isHatched: Bool { self == .failed || self == .cancelled }

  /// Whether it has a sign.
  var hasSign: Bool {
    switch self {
    case .heard, .finger, .active, .outside, .other: false
    default: true
    }
  }

  /// Draws a bar or a box of this state.
  func fill(_ box: Box, round: Double = 4, into svg: inout SVG) {
    svg.box(box, "s-" + rawValue, round: round)
    if isHatched { svg.hatch(box.grown(by: -1).corners) }
  }

  /// Draws the sign around a spot, about ten points wide; nothing for a state that has none.
  func sign(_ at: Spot, isOn: Bool = true, into svg: inout SVG) {
    let style = "m i-" + (isOn ? rawValue : "off")
    func spot(_ x: Double, _ y: Double) -> Spot { Spot(at.x + x, at.y + y) }
    switch self {
    case .possible: svg.polygon([spot(0, -5), spot(5, 0), spot(0, 5), spot(-5, 0)], style)
    case .began: svg.polygon([spot(-3.5, -4), spot(4, 0), spot(-3.5, 4)], style)
    case .changed: svg.circle(at, 3, style)
    case .recognized: svg.polyline([spot(-4.5, 0), spot(-1.5, 3.5), spot(4.5, -4)], style)
    case .failed:
      svg.line(spot(-3.5, -3.5), spot(3.5, 3.5), style)
      svg.line(spot(-3.5, 3.5), spot(3.5, -3.5), style)
    case .cancelled:
      svg.circle(at, 4.5, style)
      svg.line(spot(-3, 3), spot(3, -3), style)
    case .held:
      svg.line(spot(-2.5, -4), spot(-2.5, 4), style)
      svg.line(spot(2.5, -4), spot(2.5, 4), style)
    case .heard, .finger, .active, .outside, .other: break
    }
  }
}
