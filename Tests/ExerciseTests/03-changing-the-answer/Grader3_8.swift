import Grading
import MiniUIKit
import Stage

@testable import Solutions03

/// A window of any design, and how regions are declared to it.
struct Toasts {
  let window: UIWindow
  let declare: (_ region: CGRect?, _ name: String, _ space: UIView) -> Void
}

/// What answers to exercise 3.8 are told.
enum Diagnosis3_8 {
  static let takesAll = """
    No region contains this point, and the window takes the touch.
    Rule: an overlay declares where it takes touches, and takes none anywhere else (HT-27).
    """
  static let comparesTheAnswer =
    """
    The content answers with itself on a toast and beside one; its answer cannot tell you.
    Rule: \(regions)
    """
  static let forgetsToConvert =
    "The region is in the coordinates of stack, and the window's point isn't: they were compared."
  static let convertsOneStep =
    "stack lies in column, and column in content; the origin of one frame is one step of the way."
  static let forgetsBounds =
    "The column is scrolled, so its subviews lie elsewhere; only a conversion knows that."
  static let convertsTheOtherWay =
    "The region is in the coordinates of stack; your code takes it from the window's into stack's."
  static let saysNo = "This is the middle of the region, and the window says no there."
  static let answersItself =
    """
    In a region the window takes what its content answers, and isn't the answer itself.
    Rule: \(rest)
    """
  static let joins = """
    This lies between two toasts, in neither of them; a rectangle around both contains it.
    Rule: the statement: touches are taken only in regions that were declared.
    """
  static let remembersTheOld = """
    saved was declared again elsewhere, and its first region still takes the touch.
    Rule: the statement: the same name replaces its region.
    """
  static let keepsOneForEachSpace = """
    saved was declared in another view's coordinates since, and its first region still counts.
    Rule: the statement: the same name replaces its region, whatever the space.
    """
  static let keepsWhatIsTakenBack = """
    The region was declared as nil since, and it still takes the touch.
    Rule: the statement: nil takes a name's region back.
    """
  static let forgetsOthers = """
    nil took another name's region back; this one is still declared.
    Rule: the statement: nil takes back the region of its own name.
    """
  static let knowsOne = """
    Two regions were declared under two names, and this one was forgotten.
    Rule: the statement: only the same name replaces a region.
    """
  static let cutsItOff = """
    The region reaches beyond stack, and the part beyond was cut off.
    Rule: the statement: space gives a region its coordinates, and no limits.
    """
  static let followsTheView =
    "stack has moved since; the region stays where it was when it was declared."
  static let edges = "A view's area leaves its right and lower edges out; so must a region."
  static let answersTheContent =
    "In a region the content is asked, and here it answers with a button that lies in it."
  static let looksAtTheSpace =
    "What becomes of the view later doesn't matter, not even if it is hidden or removed."
  static let keepsItOnTheScreen =
    "This window begins at (0, 60) on the screen, and its own point was compared with the screen's."

  static let regions =
    "an overlay declares where it takes touches; it doesn't guess from the answer (HT-27)."
  static let names = "the statement: the same name replaces its region, and nil takes it back."
  static let once = "the statement: a region stays where it was when it was declared."
  static let sides =
    "chapter 3, A little cross: left and upper edges are inside, right and lower ones aren't (HT-6)."
  static let convert =
    "a view is asked in its own coordinates: the window's, so convert the region to them (HT-8)."
  static let rest = "the statement: in a region the window hits what its content answers."
}

let exercise3_8: Grader<(UIWindowScene) -> Toasts> = Grader(
  "3.8", read: "Chapters/03-changing-the-answer, The window that answers for its content",
  solution: {
    { scene in
      let window = Solutions03.ToastWindow(windowScene: scene)
      return Toasts(window: window) { window.declare($0, as: $1, in: $2) }
    }
  },
  alternatives: [
    { toasts { ListsItsRegions(windowScene: $0) } }, { toasts { AsksFirst(windowScene: $0) } },
  ],
  wrong: wrong3_8,
  statement: [
    .tells("Toasts float"), .tells("Their content"),
    .asks(
      "Write the window", "One region, the middle", "Beside two regions", "A content with a button",
      "Random scene"),
    .asks(
      "A region is declared", "One region, the middle", "A column that is scrolled",
      "A region of stack", "A region of content", "A region of the window",
      "A window that begins"),
    .asks("It stays where", "stack has moved", "stack is hidden", "stack is removed"),
    .asks(
      "The same name", "saved declared again", "saved taken back", "A name that nobody declared",
      "Two regions that overlap"),
    .asks("As always", "One region, the right edge", "One region, the lower edge"),
    .asks("Worked touch", "Nothing is declared"),
  ]
) { make in
  /// Plays one scene, in which regions are declared, and asks who is hit.
  func check(
    _ scene: String, _ x: Double, _ y: Double, is wanted: String, why: [String: String] = [:],
    rule: String = Diagnosis3_8.regions, _ build: (Overlay) -> Void
  ) throws {
    let name = "\(scene), touch \(coordinates(x, y))"
    try playing(name) {
      let overlay = Overlay(make)
      build(overlay)
      try expect(
        overlay.stage.owner(at: CGPoint(x: x, y: y))?.name ?? "nobody", is: wanted, name, why: why,
        rule: rule)
    }
  }
  func saved(_ overlay: Overlay) {
    overlay.toasts.declare(CGRect(x: 10, y: 20, width: 200, height: 60), "saved", overlay.stack)
  }
  func both(_ overlay: Overlay) {
    saved(overlay)
    overlay.toasts.declare(CGRect(x: 10, y: 120, width: 200, height: 60), "sent", overlay.stack)
  }
  for (x, y) in [(150.0, 500.0), (5, 5)] {
    try check(
      "Nothing is declared", x, y, is: "page",
      why: ["content": Diagnosis3_8.takesAll, "toasts": Diagnosis3_8.takesAll]
    ) { _ in }
  }
  // stack begins at (40, 400) on the screen.
  let area = CGRect(x: 50, y: 420, width: 200, height: 60)
  for (place, point, isInside) in touches(around: area) {
    try check(
      "One region, \(place)", point.x, point.y, is: isInside ? "content" : "page",
      why: [
        "page": place == "the middle" ? whyNotFound(make, saved) : Diagnosis3_8.edges,
        "content": place.hasSuffix("edge") ? Diagnosis3_8.edges : Diagnosis3_8.takesAll,
        "toasts": isInside ? Diagnosis3_8.answersItself : Diagnosis3_8.takesAll,
      ],
      rule: place == "the middle"
        ? Diagnosis3_8.convert
        : place.hasSuffix("edge") ? Diagnosis3_8.sides : Diagnosis3_8.regions, saved)
  }
  for (x, y, wanted) in [(150.0, 450.0, "content"), (150, 550, "content")] {
    try check(
      "Two regions", x, y, is: wanted, why: ["page": Diagnosis3_8.knowsOne],
      rule: Diagnosis3_8.names, both)
  }
  try check(
    "Beside two regions", 150, 500, is: "page", why: ["content": Diagnosis3_8.joins], both)
  func again(_ overlay: Overlay) {
    saved(overlay)
    overlay.toasts.declare(CGRect(x: 10, y: 120, width: 200, height: 60), "saved", overlay.stack)
  }
  try check(
    "saved declared again elsewhere", 150, 450, is: "page",
    why: ["content": Diagnosis3_8.remembersTheOld], rule: Diagnosis3_8.names, again)
  try check(
    "saved declared again elsewhere", 150, 550, is: "content",
    why: ["page": "This is where it was declared last."], rule: Diagnosis3_8.names, again)
  func back(_ overlay: Overlay) {
    both(overlay)
    overlay.toasts.declare(nil, "saved", overlay.stack)
  }
  try check(
    "saved taken back", 150, 450, is: "page", why: ["content": Diagnosis3_8.keepsWhatIsTakenBack],
    rule: Diagnosis3_8.names, back)
  try check(
    "saved taken back", 150, 550, is: "content", why: ["page": Diagnosis3_8.forgetsOthers],
    rule: Diagnosis3_8.names, back)
  let corner = CGRect(x: 0, y: 0, width: 60, height: 60)
  for (word, region) in [("declared again", corner), ("taken back", nil)] {
    try check(
      "saved \(word) in the coordinates of content", 150, 450, is: "page",
      why: ["content": Diagnosis3_8.keepsOneForEachSpace], rule: Diagnosis3_8.names
    ) {
      saved($0)
      $0.toasts.declare(region, "saved", $0.content)
    }
  }
  try check(
    "A name that nobody declared is taken back", 150, 450, is: "content",
    why: ["page": Diagnosis3_8.forgetsOthers], rule: Diagnosis3_8.names
  ) {
    saved($0)
    $0.toasts.declare(nil, "sent", $0.stack)
  }
  try check(
    "Two regions that overlap, one taken back", 150, 450, is: "content",
    why: ["page": Diagnosis3_8.forgetsOthers], rule: Diagnosis3_8.names
  ) {
    saved($0)
    $0.toasts.declare(CGRect(x: 100, y: 0, width: 60, height: 150), "sent", $0.stack)
    $0.toasts.declare(nil, "sent", $0.stack)
  }
  let later: [(String, (UIView) -> Void)] = [
    ("stack has moved since", { $0.frame.origin.y += 200 }),
    ("stack is hidden", { $0.isHidden = true }),
    ("stack is removed", { $0.removeFromSuperview() }),
  ]
  for (scene, change) in later {
    try check(
      scene, 150, 450, is: "content",
      why: [
        "page": scene == "stack has moved since"
          ? Diagnosis3_8.followsTheView : Diagnosis3_8.looksAtTheSpace
      ], rule: Diagnosis3_8.once
    ) {
      saved($0)
      change($0.stack)
    }
  }
  try check(
    "stack has moved since", 150, 650, is: "page", why: ["content": Diagnosis3_8.followsTheView],
    rule: Diagnosis3_8.once
  ) {
    saved($0)
    $0.stack.frame.origin.y += 200
  }
  try check(
    "A column that is scrolled", 150, 400, is: "content",
    why: ["page": Diagnosis3_8.forgetsBounds], rule: Diagnosis3_8.convert
  ) {
    $0.column.bounds.origin.y = 50
    saved($0)
  }
  try check(
    "A window that begins at (0, 60)", 150, 510, is: "content",
    why: ["page": Diagnosis3_8.keepsItOnTheScreen], rule: Diagnosis3_8.convert
  ) {
    $0.toasts.window.frame = CGRect(x: 0, y: 60, width: 375, height: 752)
    saved($0)
  }
  try check(
    "A region of stack that reaches beyond it", 150, 630, is: "content",
    why: ["page": Diagnosis3_8.cutsItOff], rule: Diagnosis3_8.convert
  ) { $0.toasts.declare(CGRect(x: 10, y: 150, width: 200, height: 100), "saved", $0.stack) }
  try check(
    "A region of content", 20, 40, is: "content",
    why: ["page": "content fills the window, so both have the same coordinates."]
  ) { $0.toasts.declare(CGRect(x: 0, y: 0, width: 60, height: 60), "corner", $0.content) }
  try check(
    "A region of the window", 20, 40, is: "content",
    why: ["page": "This region is in the window's own coordinates; nothing is to be converted."]
  ) { $0.toasts.declare(CGRect(x: 0, y: 0, width: 60, height: 60), "corner", $0.toasts.window) }
  for (x, wanted, place) in [(70.0, "undo", "on undo"), (200, "page", "beside the region")] {
    try check(
      "A content with a button and no hosting view, \(place)", x, 450, is: wanted,
      why: [
        "content": x == 70 ? Diagnosis3_8.answersTheContent : Diagnosis3_8.takesAll,
        "toasts": Diagnosis3_8.answersTheContent,
      ], rule: Diagnosis3_8.rest
    ) { overlay in
      let plain = overlay.replaceContent()
      Grading.place(UIButton(), "undo", CGRect(x: 60, y: 440, width: 40, height: 30), in: plain)
      overlay.toasts.declare(CGRect(x: 50, y: 420, width: 100, height: 60), "saved", plain)
    }
  }
  try randomScenes(1...30) { scene, random in
    let overlay = Overlay(make)
    overlay.stack.frame.origin = CGPoint(x: random.coordinate(0...40), y: random.coordinate(0...40))
    var (regions, words): ([String: CGRect], [String]) = ([:], [])
    for _ in 0..<random.int(in: 0...6) {
      let name = ["saved", "sent", "offline"][random.int(in: 0...2)]
      if random.int(in: 0...3) == 3 {
        regions[name] = nil
        overlay.toasts.declare(nil, name, overlay.stack)
        words.append("\(name) taken back")
        continue
      }
      let region = CGRect(
        x: random.coordinate(0...100), y: random.coordinate(0...100),
        width: random.coordinate(0...100), height: random.coordinate(0...100))
      regions[name] = overlay.stack.convert(region, to: nil)
      overlay.toasts.declare(region, name, overlay.stack)
      words.append(
        "\(name) \(coordinates(region.origin)) \(Int(region.width))×\(Int(region.height)) in stack")
    }
    let start = overlay.stack.convert(CGPoint.zero, to: nil)
    let (x, y) = (start.x + random.coordinate(0...200), start.y + random.coordinate(0...200))
    let point = CGPoint(x: x, y: y)
    try expect(
      overlay.stage.owner(at: point)?.name ?? "nobody",
      is: regions.values.contains { $0.contains(point) } ? "content" : "page",
      "\(scene): stack at \(coordinates(start)); \(words.joined(separator: "; ")); touch "
        + coordinates(point), rule: Diagnosis3_8.regions)
  }
}

/// Why a touch in the middle of a region doesn't get to the content.
private func whyNotFound(
  _ make: () -> (UIWindowScene) -> Toasts, _ saved: (Overlay) -> Void
) -> String {
  func isFound(_ x: Double, _ y: Double, _ declare: (Overlay) -> Void) -> Bool {
    let overlay = Overlay(make)
    declare(overlay)
    return overlay.stage.owner(at: CGPoint(x: x, y: y))?.name == "content"
  }
  // The same place, as it is in stack, and in column.
  if isFound(110, 50, saved) { return Diagnosis3_8.forgetsToConvert }
  if isFound(130, 150, saved) { return Diagnosis3_8.convertsOneStep }
  // stack begins at (40, 400); taken off instead of added, they leave (50, 420).
  let isTakenOff = isFound(150, 450) {
    $0.toasts.declare(CGRect(x: 90, y: 820, width: 200, height: 60), "saved", $0.stack)
  }
  if isTakenOff { return Diagnosis3_8.convertsTheOtherWay }
  let overlay = Overlay(make)
  saved(overlay)
  return overlay.toasts.window.point(inside: CGPoint(x: 150, y: 450), with: nil)
    ? Diagnosis3_8.comparesTheAnswer : Diagnosis3_8.saysNo
}

/// An app with a page, and a window with toasts in front of it.
struct Overlay {
  let stage = Stage()
  let toasts: Toasts
  let content: UIView = Hosting(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
  let column = UIView()
  let stack = UIView()

  init(_ make: () -> (UIWindowScene) -> Toasts) {
    named("page", stage.root)
    toasts = make()(stage.phone.application.windowScene)
    let window = named("toasts", toasts.window)
    window.windowLevel = .alert
    let controller = UIViewController()
    controller.view = named("content", content)
    place(column, "column", CGRect(x: 20, y: 300, width: 335, height: 400), in: content)
    place(stack, "stack", CGRect(x: 20, y: 100, width: 295, height: 200), in: column)
    window.rootViewController = controller
    window.isHidden = false
  }

  /// Puts a plain view in the place of the one that answers itself for everything.
  func replaceContent() -> UIView {
    let (controller, plain) = (UIViewController(), UIView(frame: content.frame))
    controller.view = named("content", plain)
    toasts.window.rootViewController = controller
    return plain
  }
}

/// A view that answers itself for everything, as hosting views were seen to do.
private final class Hosting: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event) == nil ? nil : self
  }
}
