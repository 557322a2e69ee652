package import MiniUIKit
package import Stage

/// A list (0, 100) of 300 × 300 points with 900 points of content: photo from 0 to 100, buy from 100
/// to 150, and another control from 150 to 200.
package final class List10 {
  /// Points on what lies in it.
  package static let (onPhoto, onBuy, onOther) = (
    CGPoint(x: 15, y: 150), CGPoint(x: 15, y: 225), CGPoint(x: 15, y: 275)
  )

  /// Its stage.
  package let stage = Stage()
  /// The list.
  package let list: UIScrollView
  /// The control below buy.
  package let other: UIControl

  /// Puts content in a list.
  package init(
    _ list: UIScrollView, buy: UIControl = UIButton(frame: .zero),
    other: UIControl = UISlider(frame: .zero)
  ) {
    (self.list, self.other) = (list, other)
    list.frame = CGRect(x: 0, y: 100, width: 300, height: 300)
    list.contentSize = CGSize(width: 300, height: 900)
    let photo = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    buy.frame = CGRect(x: 0, y: 100, width: 300, height: 50)
    other.frame = CGRect(x: 0, y: 150, width: 300, height: 50)
    for (name, view) in [("photo", photo), ("buy", buy), ("other", other)] {
      list.addSubview(named(name, view))
    }
    stage.root.addSubview(named("list", list))
  }

  /// Comes down, rests, goes up in some steps, rests again, and is lifted.
  package func drag(
    from place: CGPoint, rest: Double, up way: Double, steps: Int = 3, pause: Double = 0.02
  ) throws(ScriptError) -> [String] {
    try stage.finger.down(at: place)
    try stage.wait(rest)
    for step in 1...steps {
      try stage.wait(pause)
      try stage.finger.move(
        to: CGPoint(x: place.x, y: place.y - way * Double(step) / Double(steps)))
    }
    try stage.wait(0.3)
    try stage.finger.up()
    return heard
  }

  /// Comes down, and is lifted after a while.
  package func press(_ place: CGPoint, for duration: Double) throws(ScriptError) -> [String] {
    try stage.finger.press(at: place, for: duration)
    return heard
  }

  /// What the other control is called in a message.
  package static func word(for other: UIControl) -> String {
    if other is UISlider { return "slider" }
    if other is UISwitch { return "switch" }
    if other is UIStepper { return "stepper" }
    return other is UIButton ? "second" : "control"
  }

  /// What content and list hear, send and do, in order; the same several times in a row is once.
  ///
  /// A list that scrolls is told before the content hears that its touch is taken.
  package var heard: [String] {
    var words: [String] = []
    for line in stage.recording.lines {
      let word: String? =
        switch (line.kind, line.who) {
        case ("touch", "photo"), ("touch", "mark"), ("control", "buy"): line.who + " " + line.what
        case ("control", "other"): Self.word(for: other) + " " + line.what
        case ("scroll", "list"): line.what == "willBeginDragging" ? "list scrolls" : nil
        default: nil
        }
      let isLeftOut = line.what == "primaryActionTriggered" || line.what == "valueChanged"
      if let word, word != words.last, !isLeftOut { words.append(word) }
    }
    return words
  }
}

/// A list with some answer, which gets the usual one.
package final class Mistaken10: UIScrollView {
  private let answer: (UIView, Bool) -> Bool

  /// - Parameters:
  ///   - delays: Whether it holds touches back.
  ///   - answer: Its answer for a view, from the usual one.
  package init(delays: Bool, _ answer: @escaping (UIView, Bool) -> Bool) {
    self.answer = answer
    super.init(frame: .zero)
    delaysContentTouches = delays
  }

  override package func touchesShouldCancel(in view: UIView) -> Bool {
    answer(view, super.touchesShouldCancel(in: view))
  }
}
