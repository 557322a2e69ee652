import MiniUIKit
import Stage

// Three mails more. Two of them are about a keyboard: a key goes its way as a finger does, so the
// same five questions are asked about it.

/// A page with a note, and a toast that can take a deletion back.
final class NotePage: UIViewController {
  let note = dressed(
    UITextField(frame: CGRect(x: 20, y: 120, width: 335, height: 44)), "note", .yellow)
  /// Where the complaint is mended, if at all.
  var mend = "none"

  /// Puts the note on the page, and a tap beside it that ends typing.
  func build() {
    view.addSubview(note)
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: NotePage.didTapPage, name: "didTapPage"))
    note.becomeFirstResponder()
  }

  /// Shows a bar with a button, in a window of its own above the keyboard.
  func showToast(in scene: UIWindowScene) {
    let undo = dressed(
      UIButton(frame: CGRect(x: 245, y: 8, width: 80, height: 44)), "undo", .orange)
    undo.addTarget(self, action: NotePage.didUndo, for: .touchUpInside, name: "didUndo")
    let controller = named("toastScreen", UIViewController())
    controller.view.addSubview(undo)
    // listing: toast
    let toast = newWindow(scene)  // UIWindow(windowScene: scene)
    toast.frame = CGRect(x: 20, y: 400, width: 335, height: 60)
    toast.windowLevel = .statusBar
    toast.rootViewController = controller
    toast.isHidden = false  // makeKeyAndVisible() would take the keyboard at once
    // end
    named("toast", toast)
    named("toastView", controller.view)
  }

  private func newWindow(_ scene: UIWindowScene) -> UIWindow {
    mend == "never" ? ToastWindow(windowScene: scene) : UIWindow(windowScene: scene)
  }

  func didTapPage() { note.resignFirstResponder() }
  func didUndo() { if mend == "back" { view.window?.makeKey() } }
}

// listing: never
/// A window for toasts, which takes touches and never the keys.
final class ToastWindow: UIWindow {
  override var canBecomeKey: Bool { false }
}
// end

/// A film, and a field for what one thinks about it.
class Lesson: UIViewController {
  let film = dressed(UIView(frame: CGRect(x: 0, y: 60, width: 375, height: 240)), "film", .blue)
  let answer = dressed(
    UITextField(frame: CGRect(x: 20, y: 330, width: 335, height: 44)), "answer", .yellow)
  fileprivate(set) var plays = false

  override var canBecomeFirstResponder: Bool { true }

  func build() {
    for each in [film, answer] { view.addSubview(each) }
  }

  func didPressSpace() { plays.toggle() }
}

/// A lesson whose film listens to the space bar.
private final class ListeningLesson: Lesson {
  // listing: space
  // In the lesson's controller; the space bar stops the film, and starts it again.
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses where press.key?.characters == " " { didPressSpace() }
  }
  // end
}

/// The same; what isn't a space is passed on.
private final class PassingLesson: Lesson {
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if presses.contains(where: { $0.key?.characters == " " }) {
      didPressSpace()
    } else {
      super.pressesBegan(presses, with: event)
    }
  }
}

/// The same; the space bar is a key command.
private final class CommandingLesson: Lesson {
  // listing: command
  // Instead of pressesBegan:
  override var keyCommands: [UIKeyCommand]? {
    let action = Action("didPressSpace", Lesson.didPressSpace)  // a #selector in an app
    return [UIKeyCommand(input: " ", modifierFlags: [], action: action)]
  }
  // end
}

/// A page of the web: it counts a click when a touch has ended on it.
final class WebPage: UIView {
  private(set) var clicks = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { clicks += 1 }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// A page of the web above a bar, with the gestures that a browser adds.
final class Browser: UIViewController, UIGestureRecognizerDelegate {
  let page = dressed(WebPage(frame: CGRect(x: 0, y: 60, width: 375, height: 660)), "page", .gray)
  let bar = dressed(UIView(frame: CGRect(x: 0, y: 720, width: 375, height: 92)), "bar", .blue)
  private(set) var reads = 0

  /// Puts page and bar on the screen, and mends the double tap, or doesn't.
  func build(mend: String) {
    for each in [page, bar] { view.addSubview(each) }
    // listing: gestures
    // In the browser's controller: one tap shows the bar in full, two open the page for reading.
    let show = UITapGestureRecognizer(target: self, action: Browser.didShow, name: "didShow")
    bar.addGestureRecognizer(show)
    let read = UITapGestureRecognizer(target: self, action: Browser.didRead, name: "didRead")
    read.numberOfTapsRequired = 2
    view.addGestureRecognizer(read)
    // end
    if mend == "delay" || mend == "both" { read.delaysTouchesEnded = false }
    if mend == "both" { read.cancelsTouchesInView = false }
    if mend == "bar" { read.delegate = self }
  }

  func didShow() {}
  func didRead() { reads += 1 }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    touch.view !== page
  }
}

/// A keyboard that goes away, one that types nothing, and a page that is late.
let moreMails = [
  Experiment(
    "14P", "A tap on Undo, in a bar above the keyboard",
    intro: [
      "“I delete a line and tap Undo in the little bar, and my keyboard goes away in the middle of "
        + "the sentence.”"
    ],
    kinds: ["gesture", "control", "action", "responder"], showsChain: false,
    parameters: [
      .word(
        "mend", "none", of: ["none", "back", "never"],
        "the page takes the keys back, or the toast never gets them")
    ],
    touch: CGPoint(x: 300, y: 430), pictures: [.map, .first],
    on: { Stage(settings: $0, viewController: NotePage()) }
  ) { stage throws(ScriptError) in
    guard let page = stage.viewController as? NotePage else { return }
    let scene = stage.phone.application.windowScene
    var rows = [["", "key window", "first responder there", "isFirstResponder", "text"]]
    func look(_ when: String) {
      let key = scene.keyWindow
      rows.append([
        when, key?.name ?? "none", key?.firstResponder?.name ?? "none",
        page.note.isFirstResponder ? "yes" : "no", page.note.text ?? "",
      ])
    }
    page.mend = stage.word("mend")
    page.build()
    page.showToast(in: scene)
    try stage.wait(0.5)
    stage.phone.type("on")
    try stage.wait(0.5)
    look("before")
    try stage.finger.tap(at: stage.touch)
    try stage.wait(0.5)
    stage.phone.type("e")
    try stage.wait(0.5)
    look("after")
    stage.recording.add(Table("The note, before the tap on undo, and after it and an e:", rows))
  },
  Experiment(
    "14Q", "A field under a film, and a keyboard with real keys",
    intro: [
      "“At my desk I can't type an answer: the cursor blinks, and nothing comes. On the sofa, "
        + "without my keyboard, it works.”"
    ],
    kinds: ["responder", "press", "action"],
    parameters: [
      .word(
        "mend", "none", of: ["none", "super", "command"],
        "the controller passes other keys on, or has a key command")
    ],
    touch: CGPoint(x: 187, y: 352), pictures: [.map],
    on: { Stage(settings: $0, viewController: lesson(mend(of: $0))) }
  ) { stage throws(ScriptError) in
    guard let lesson = stage.viewController as? Lesson else { return }
    lesson.build()
    try stage.finger.tap(at: stage.touch)
    try stage.wait(0.92)
    try stage.phone.pressKey("a")
    let text = [lesson.answer.text ?? ""]
    stage.phone.type("b")
    try stage.wait(0.5)
    stage.recording.add(
      Table(
        "What is typed, and the text after it:",
        [
          ["a, on the real keys", "“" + text[0] + "”"],
          ["b, on the glass", "“" + (lesson.answer.text ?? "") + "”"],
        ], hasHeading: false))
  },
  Experiment("14Q2", "A space in the field and one beside it, three ways", pictures: []) {
    stage throws(ScriptError) in
    var rows = [["the controller has", "text", "film then", "after a space, no field"]]
    let ways = [
      ("none", "pressesBegan"), ("super", "pressesBegan, with super"), ("command", "a key command"),
    ]
    for (mend, words) in ways {
      let lesson = lesson(mend)
      let desk = Stage(viewController: lesson)
      lesson.build()
      lesson.answer.becomeFirstResponder()
      try desk.phone.pressKey("a")
      try desk.phone.pressKey(" ")
      let text = "“" + (lesson.answer.text ?? "") + "”"
      let film = lesson.plays ? "plays" : "rests"
      lesson.becomeFirstResponder()
      try desk.phone.pressKey(" ")
      rows.append([words, text, film, lesson.plays ? "plays" : "rests"])
    }
    stage.recording.add(
      Table("Each at a desk of its own; an a and a space are typed in the field:", rows))
  },
  Experiment(
    "14R", "Two quick taps on a page, and later a single one",
    intro: [
      "“Every tap on a page comes late, and if I tap twice in a hurry neither counts. Elsewhere the "
        + "same page is quick.”"
    ],
    kinds: ["delay", "touch", "gesture", "action"], showsChain: false,
    parameters: [
      .word(
        "mend", "none", of: ["none", "delay", "both", "bar"],
        "no delay; no delay and no cancelling; or never on the page")
    ],
    touch: CGPoint(x: 187, y: 400), pictures: [.map, .timeline],
    on: { Stage(settings: $0, viewController: Browser()) }
  ) { stage throws(ScriptError) in
    guard let browser = stage.viewController as? Browser else { return }
    browser.build(mend: stage.word("mend"))
    try tapThreeTimes(on: stage, at: stage.touch)
    let counts = [String(browser.page.clicks), String(browser.reads)]
    stage.recording.add(
      Table("After three taps on the page:", [["clicks", "opened for reading"], counts]))
  },
  Experiment("14R2", "The same three taps on the page, four ways", pictures: []) {
    stage throws(ScriptError) in
    var rows = [["the double tap", "clicks", "opened", "last lift heard at"]]
    let ways = [
      ("none", "as it was"), ("delay", "delaysTouchesEnded off"),
      ("both", "cancelsTouchesInView off, too"), ("bar", "shouldReceive: not on the page"),
    ]
    for (mend, words) in ways {
      let browser = Browser()
      let phone = Stage(viewController: browser)
      browser.build(mend: mend)
      try tapThreeTimes(on: phone, at: CGPoint(x: 187, y: 400))
      var heard: Seconds = 0
      for line in phone.recording.lines where line.kind == "touch" && line.what == "ended" {
        heard = Seconds(line.time) / 1_000_000
      }
      rows.append([
        words, String(browser.page.clicks), String(browser.reads), decimals(heard),
      ])
    }
    stage.recording.add(
      Table("Each on a phone of its own; the last finger is lifted at 2.08:", rows))
  },
]

/// Two quick taps, and a single one more than a second later.
private func tapThreeTimes(on stage: Stage, at point: CGPoint) throws(ScriptError) {
  for pause in [0.12, 1.72, 1] as [Seconds] {
    try stage.finger.tap(at: point)
    try stage.wait(pause)
  }
}

/// The mend that the reader has chosen.
func mend(of settings: Settings) -> String {
  guard case .word(let mend)? = settings.values.first(where: { $0.name == "mend" })?.value else {
    return "none"
  }
  return mend
}

/// The page of 14Q, mended or not.
private func lesson(_ mend: String) -> Lesson {
  switch mend {
  case "super": PassingLesson()
  case "command": CommandingLesson()
  default: ListeningLesson()
  }
}
