import MiniUIKit

/// Reads a scene from a reader's words.
///
/// What is indented below a view lies in it, or listens on it.
struct SceneReader {
  private var scene = OwnScene()
  /// The views in which the next line may lie, each with its indentation.
  private var open: [(indentation: Int, view: Int)] = []
  /// Of each recognizer that waits the line, and the name it waits for.
  private var waiting: [(recognizer: Int, line: Int, name: String)] = []

  private static let most = 60
  /// What the code that is made of the scene needs for itself, and words of Swift.
  private static let taken = [
    "root", "window", "stage", "screen", "self", "super", "class", "struct", "enum", "func", "let",
    "var", "if", "else", "for", "while", "do", "try", "catch", "throw", "throws", "in", "is", "as",
    "case", "default", "return", "true", "false", "nil", "init", "import", "guard", "where",
    "static", "repeat", "defer", "break", "continue", "public", "private", "internal", "protocol",
    "extension", "operator", "subscript", "inout", "deinit", "dressed", "print", "Any", "Self",
  ]

  /// Reads a scene; without a finger in it, one taps the middle of the last view.
  static func read(_ text: String) throws(OwnSceneProblem) -> OwnScene {
    var reader = SceneReader()
    var number = 0
    for line in Array(text.utf8).split(separator: 0x0A, omittingEmptySubsequences: false) {
      number += 1
      var words = try SceneWords(line, line: number)
      if !words.rest.isEmpty { try reader.read(&words) }
    }
    try reader.finish(number)
    return reader.scene
  }

  private mutating func read(_ words: inout SceneWords) throws(OwnSceneProblem) {
    while let last = open.last, last.indentation >= words.indentation { open.removeLast() }
    guard scene.views.count + scene.recognizers.count + scene.steps.count < Self.most else {
      throw words.problem("a scene has at most " + String(Self.most) + " parts.")
    }
    if words.takes("finger") {
      try finger(&words)
    } else if words.takes("wait") {
      guard let pause = words.amount(), pause >= 0, pause <= 10 else {
        throw words.problem("a pause has 0 to 10 seconds, as in: wait 0.5")
      }
      scene.steps.append(.wait(pause))
    } else if let kind = Kind.all.first(where: { words.takes($0.word) }) {
      try view(kind, &words)
    } else if let gesture = Gesture.all.first(where: { words.takes($0.phrase) }) {
      try recognizer(gesture, &words)
    } else {
      throw words.problem(
        (words.rest.first ?? "") + " is no view ("
          + Kind.all.map { $0.word }.joined(separator: ", ") + "), no gesture ("
          + Gesture.all.map { $0.phrase }.joined(separator: ", ")
          + "), and neither finger nor wait.")
    }
    if let word = words.rest.first {
      throw words.problem("nothing is known about " + word + " here.")
    }
  }

  private mutating func view(_ kind: Kind, _ words: inout SceneWords) throws(OwnSceneProblem) {
    let example = ", as in: " + kind.word + " card 20,100 300x200"
    guard let name = words.next() else {
      throw words.problem("a name, a place and a size follow " + kind.word + example)
    }
    try check(name, words)
    guard let place = words.point() else {
      throw words.problem("the place of " + name + " is two numbers and a comma" + example)
    }
    // A switch has a size of its own, whatever it is told.
    guard let size = words.size() ?? (kind.word == "switch" ? .zero : nil) else {
      throw words.problem("the size of " + name + " is two numbers and an x" + example)
    }
    var view = OwnScene.View(
      kind: kind, name: name, frame: CGRect(origin: place, size: size), parent: open.last?.view)
    while let word = words.rest.first {
      if let setting = kind.settings.first(where: { words.takes($0.phrase) }) {
        view.settings.append(setting)
      } else if let color = Kind.colors.first(where: { words.takes($0.word) }) {
        view.color = color
      } else if words.takes("alpha") {
        guard let alpha = words.amount(), alpha >= 0, alpha <= 1 else {
          throw words.problem("alpha is a number from 0 to 1, as in: alpha 0.5")
        }
        view.settings.append(
          Setting("alpha", code: "alpha = " + decimals(alpha)) { $0.alpha = CGFloat(alpha) })
      } else if kind.word == "scroll", words.takes("content") {
        guard let size = words.size() else {
          throw words.problem(
            "the size of the content is two numbers and an x, as in: content 375x900")
        }
        view.settings.append(
          Setting("content", code: "contentSize = " + SceneCode.text(size)) {
            ($0 as? UIScrollView)?.contentSize = size
          })
      } else {
        throw words.problem(word + " cannot be said of a " + kind.word + ".")
      }
    }
    open.append((words.indentation, scene.views.count))
    scene.views.append(view)
  }

  private func check(_ name: String, _ words: SceneWords) throws(OwnSceneProblem) {
    let bytes = Array(name.utf8)
    func isLetter(_ byte: UInt8) -> Bool { byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A }
    guard bytes.count <= 20, isLetter(bytes[0]),
      bytes.allSatisfy({ isLetter($0) || $0 >= 0x30 && $0 <= 0x39 })
    else { throw words.problem("a name has at most 20 letters and digits, the first a letter.") }
    guard !scene.views.contains(where: { $0.name == name }) else {
      throw words.problem("there is a " + name + " already.")
    }
    guard !Self.taken.contains(name), !Kind.all.contains(where: { $0.word == name }),
      String(decoding: bytes.prefix(10), as: UTF8.self) != "recognizer"
    else {
      throw words.problem("the name " + name + " is needed for something else; take another.")
    }
  }

  private mutating func recognizer(
    _ gesture: Gesture, _ words: inout SceneWords
  ) throws(OwnSceneProblem) {
    let view = open.last?.view
    let taps = gesture.word == "tap" ? words.times() ?? 1 : 1
    let kind = taps == 1 ? gesture.word : taps == 2 ? "doubleTap" : String(taps) + "-tap"
    let number = scene.recognizers.filter { $0.view == view && $0.kind == kind }.count
    let owner = view.map { scene.views[$0].name } ?? "root"
    let name = kind + (number > 0 ? String(number + 1) : "") + "(" + owner + ")"
    var new = OwnScene.Recognizer(gesture: gesture, kind: kind, view: view, name: name)
    if taps > 1 { new.settings.append(.taps(taps)) }
    while let word = words.rest.first {
      if let setting = gesture.settings.first(where: { words.takes($0.phrase) }) {
        new.settings.append(setting)
      } else if words.takes("with others") {
        new.isWithOthers = true
      } else if words.takes("waits for") {
        guard let name = words.next() else {
          throw words.problem(
            "the trace's name of another one follows, as in: waits for doubleTap(card)")
        }
        waiting.append((scene.recognizers.count, words.line, name))
      } else if let value = words.amount() {
        if words.takes("fingers") || words.takes("finger") {
          guard value >= 1, value <= 5, gesture.word != "pinch", gesture.word != "rotation" else {
            throw words.problem("1 to 5 fingers tap, press, swipe or pan; two pinch and turn.")
          }
          new.settings.append(.fingers(Int(value), isPan: gesture.word == "pan"))
        } else if gesture.word == "longPress", value >= 0, value <= 10 {
          new.settings.append(.duration(value))
        } else {
          throw words.problem("the number " + word + " means nothing here.")
        }
      } else {
        throw words.problem(
          word + " cannot be said of a " + gesture.phrase + ".")
      }
    }
    scene.recognizers.append(new)
  }

  private mutating func finger(_ words: inout SceneWords) throws(OwnSceneProblem) {
    let number = words.amount() ?? 1
    let (taps, presses) = (words.takes("taps"), words.takes("presses"))
    guard number >= 1, number <= 5, taps || presses || words.takes("drags"),
      let place = words.point()
    else {
      throw words.problem("a finger taps 60,150 or presses 60,150 0.6 or drags 60,150 to 60,50 0.3")
    }
    var deed = OwnScene.Deed(finger: Int(number), points: [place])
    while !taps, !presses, words.takes("to") {
      guard let next = words.point() else {
        throw words.problem("a place follows to, as in: to 60,50")
      }
      deed.points.append(next)
    }
    guard taps || presses || deed.points.count > 1 else {
      throw words.problem("a drag goes somewhere, as in: finger drags 60,150 to 60,50 0.3")
    }
    if !taps { deed.duration = words.amount() ?? (presses ? 0.6 : 0.3) }
    guard deed.duration >= 0, deed.duration <= 10 else {
      throw words.problem("a touch takes 0 to 10 seconds.")
    }
    for tap in 0..<(taps ? words.times() ?? 1 : 1) {
      if tap > 0 { scene.steps.append(.wait(0.12)) }
      // A finger with another number does what it does at the same time.
      if case .fingers(var deeds)? = scene.steps.last,
        !deeds.contains(where: { $0.finger == deed.finger })
      {
        deeds.append(deed)
        scene.steps[scene.steps.count - 1] = .fingers(deeds)
      } else {
        scene.steps.append(.fingers([deed]))
      }
    }
  }

  private mutating func finish(_ line: Int) throws(OwnSceneProblem) {
    guard let last = scene.views.last else {
      throw OwnSceneProblem(
        line: line, words: "there is no view yet; begin with view card 20,100 300x200")
    }
    for (place, line, name) in waiting {
      guard let other = scene.recognizers.firstIndex(where: { $0.name == name }), other != place
      else {
        let names = scene.recognizers.map { $0.name }.joined(separator: ", ")
        throw OwnSceneProblem(
          line: line, words: "there is no other recognizer " + name + "; there are " + names + ".")
      }
      scene.recognizers[place].waitsFor = other
    }
    guard scene.touch == nil else { return }
    var middle = CGPoint(x: last.frame.width / 2, y: last.frame.height / 2)
    var way: OwnScene.View? = last
    while let view = way {
      middle.x += view.frame.minX
      middle.y += view.frame.minY
      way = view.parent.map { scene.views[$0] }
    }
    scene.steps.append(.fingers([OwnScene.Deed(finger: 1, points: [middle])]))
  }
}

extension Setting where Object == UIGestureRecognizer {
  fileprivate static func taps(_ count: Int) -> Setting {
    Setting("taps", code: "numberOfTapsRequired = " + String(count)) {
      ($0 as? UITapGestureRecognizer)?.numberOfTapsRequired = count
    }
  }

  fileprivate static func duration(_ value: Double) -> Setting {
    Setting("duration", code: "minimumPressDuration = " + decimals(value)) {
      ($0 as? UILongPressGestureRecognizer)?.minimumPressDuration = value
    }
  }

  fileprivate static func fingers(_ count: Int, isPan: Bool) -> Setting {
    let name = isPan ? "minimumNumberOfTouches = " : "numberOfTouchesRequired = "
    return Setting("fingers", code: name + String(count)) {
      ($0 as? UITapGestureRecognizer)?.numberOfTouchesRequired = count
      ($0 as? UILongPressGestureRecognizer)?.numberOfTouchesRequired = count
      ($0 as? UISwipeGestureRecognizer)?.numberOfTouchesRequired = count
      ($0 as? UIPanGestureRecognizer)?.minimumNumberOfTouches = count
    }
  }
}
