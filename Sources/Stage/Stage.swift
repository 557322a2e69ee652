public import MiniUIKit

/// A phone to experiment on: a screen with a root view, fingers to touch it with, and a record of
/// everything that happens.
public final class Stage {
  /// The phone.
  public let phone: Phone
  /// The app's first window; its level is normal, and it fills the screen.
  public let window: UIWindow
  /// The controller whose view fills the window.
  public let viewController: UIViewController
  /// The controller's view, in which a scene is built.
  public let root: UIView
  /// The app's delegate, the end of the responder chain (RC-8).
  public let appDelegate = AppDelegate()
  /// What the reader varies: the experiment's named parameters and the touch.
  public let settings: Settings
  /// What has happened so far.
  public let recording: Recording
  /// The views as they were when the first finger came down.
  public private(set) var snapshot: Snapshot?

  /// Is called for every stage that is made; a grader keeps their recordings.
  nonisolated(unsafe) package static var onInit: ((Stage) -> Void)?

  /// Is called before each step of the script and after it.
  ///
  /// Between two steps, what changes is the script's own doing, and within a step what fingers and time
  /// cause. A change that the script has put off lies between two steps, too.
  package var onStep: ((_ isOver: Bool) -> Void)?

  /// A line around a spot, for a figure of the run.
  public struct Line: Sendable {
    let words: [String]
    let places: [CGPoint]
    let anchor: CGPoint
    let color: UIColor?

    /// Makes a line.
    ///
    /// - Parameters:
    ///   - words: What it means, in lines; the first is its name.
    ///   - places: Its corners, on the screen; it is closed.
    ///   - anchor: Where its words begin: the middle of the first line of them.
    ///   - color: What it is filled with; nil for nothing.
    public init(
      _ words: [String], through places: [CGPoint], at anchor: CGPoint, filled color: UIColor? = nil
    ) {
      (self.words, self.places, self.anchor, self.color) = (words, places, anchor, color)
    }
  }

  /// What a scene's figure outlines besides the views.
  struct Outline {
    /// What it is, in a few words.
    let words: String
    /// Where it lies, in the coordinates of the screen.
    let frame: CGRect
    /// Whether that is so in the end, for a figure of the screen as the run leaves it.
    let isAtEnd: Bool
    /// Whether it is outlined in the figure of what views own, too.
    let isInHits: Bool
    /// Whether it is seen there: it has a thick line then, and no dashes.
    let isSeen: Bool
  }

  /// The lines that the experiment has found, and what they lie around.
  private(set) var lines: (middle: CGPoint, all: [Line]) = (.zero, [])

  /// Notes lines around a spot, for a figure of the run.
  public func note(_ lines: [Line], around middle: CGPoint) { self.lines = (middle, lines) }

  /// Which recognizers may exclude each other, as the experiment has asked them.
  private(set) var exclusions: [Exclusions] = []

  /// Notes which recognizers may exclude each other, for a figure of the run.
  public func note(_ exclusions: Exclusions) { self.exclusions.append(exclusions) }

  /// What the scene's figure outlines besides the views.
  private(set) var outlines: [Outline] = []
  /// The part of the screen that the scene's figure shows; nil for the part in which views with names
  /// lie.
  public var pictured: CGRect?
  /// Whether scripts end before their first finger, shake or wait.
  var isHeld = false
  /// What lives as long as the stage though the engine holds it weakly.
  private var kept: [AnyObject] = []

  /// Makes a stage.
  ///
  /// - Parameters:
  ///   - settings: What the reader varies.
  ///   - application: The app; a subclass of your own to watch events or actions.
  ///   - viewController: The controller of the root view; a subclass of your own to hear touches.
  ///   - makeWindow: Makes the first window; a subclass of your own to watch its events.
  public init(
    settings: Settings = Settings(), application: UIApplication = UIApplication(),
    viewController: UIViewController = UIViewController(),
    makeWindow: (UIWindowScene) -> UIWindow = { UIWindow(windowScene: $0) }
  ) {
    named("appDelegate", appDelegate)
    application.delegate = appDelegate
    phone = Phone(application: application)
    self.settings = settings
    self.viewController = viewController
    window = makeWindow(phone.application.windowScene)
    window.rootViewController = viewController
    window.makeKeyAndVisible()
    root = viewController.view
    recording = Recording()
    recording.handings = { [unowned(unsafe) phone] in phone.handings(ofFinger: 1) }
    phone.tracer.listen { [recording] in recording.append($0, at: $1) }
    Stage.onInit?(self)
  }

  /// The first finger.
  public var finger: Finger { Finger(number: 1, stage: self) }

  /// A finger by its number, from 1.
  public func finger(_ number: Int) -> Finger { Finger(number: number, stage: self) }

  /// Lets virtual time pass.
  ///
  /// - Parameter duration: In seconds.
  /// - Throws: `ScriptError` if it is negative or not finite.
  public func wait(_ duration: Seconds) throws(ScriptError) {
    try beginStep()
    recording.look()
    try phone.clock.advance(by: duration)
    recording.look()
    recording.note(.wait(until: phone.clock.now))
    onStep?(true)
  }

  /// Changes the scene after a while, whatever the fingers do then: a timer of the script's.
  ///
  /// - Parameters:
  ///   - delay: In seconds, from now.
  ///   - change: What is done then.
  public func later(_ delay: Seconds, _ change: @escaping () -> Void) {
    phone.runLoop.schedule(after: delay) { [unowned(unsafe) self] in
      onStep?(true)
      change()
      onStep?(false)
    }
  }

  /// Keeps an object as long as the stage lives: targets and delegates are held weakly, and the
  /// scene may outlive the script that built it.
  ///
  /// - Parameter object: A target or a delegate.
  public func keep(_ object: AnyObject) { kept.append(object) }

  /// Says how a view looks besides its colour: what it would draw if anything were drawn.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - word: A word for it now: `lit` for a lamp that shines, `3 of 5` for stars; nil for nothing.
  public func look(of view: UIView, _ word: @escaping () -> String?) {
    recording.looks.append(Recording.Look(view: view, word: word))
  }

  /// Says that the views in a view only draw what it shows, as those in a hosting view of SwiftUI's.
  ///
  /// The pictures do not say of them that they cannot be touched, and outline what clipping hides of
  /// them, as it can be touched.
  ///
  /// - Parameter host: The view that answers for all of them.
  /// - Returns: The view.
  @discardableResult
  public func drawings<Host: UIView>(in host: Host) -> Host {
    recording.looks.append(Recording.Look(view: host, word: { nil }, holdsDrawings: true))
    return host
  }

  /// Outlines a rectangle in the scene's figure, for example an area that is larger than its view.
  ///
  /// - Parameters:
  ///   - words: What it is, in a few words: `the area of close`.
  ///   - frame: Where it lies, in the coordinates of the screen.
  ///   - isAtEnd: Whether that is so in the end, for a figure of the screen as the run leaves it.
  ///   - inHits: Whether it is outlined in the figure of what views own, too.
  ///   - isSeen: Whether it is seen there, while the view is elsewhere.
  public func outline(
    _ words: String, _ frame: CGRect, atEnd isAtEnd: Bool = false, inHits: Bool = false,
    isSeen: Bool = false
  ) {
    outlines.append(
      Outline(words: words, frame: frame, isAtEnd: isAtEnd, isInHits: inHits, isSeen: isSeen))
  }

  /// Notes how far something is now, for a figure of the run.
  ///
  /// - Parameters:
  ///   - name: What it is, in a word: `panel`.
  ///   - value: How far it is, in points.
  public func note(_ name: String, _ value: Double) {
    recording.note(Recording.Value(time: phone.clock.now, name: name, value: value))
  }

  /// Notes whether a light is on now, for a timeline of the run.
  ///
  /// - Parameters:
  ///   - name: Whose light it is, in a few words.
  ///   - isLit: Whether it is on.
  public func note(_ name: String, isLit: Bool) {
    recording.note(Recording.Light(time: phone.clock.now, name: name, isLit: isLit))
  }

  /// The view a finger would hit at a point of the screen; nothing is recorded.
  public func owner(at point: CGPoint) -> UIView? { withOwners { owner in owner(point) } }

  /// Hands over a function that finds the view at a point, for many points; nothing is recorded.
  func withOwners<Result>(_ body: (_ owner: (CGPoint) -> UIView?) -> Result) -> Result {
    unrecorded {
      let windows = phone.application.windowScene.windowsFromFront
      return body { point in
        for window in windows {
          if let view = window.hitTest(window.pointFromSuperview(point), with: nil) { return view }
        }
        return nil
      }
    }
  }

  /// Does something of which nothing is recorded.
  func unrecorded<Result>(_ body: () -> Result) -> Result {
    let listener = phone.tracer.listener
    phone.tracer.listener = nil
    defer { phone.tracer.listener = listener }
    return body()
  }

  /// Remembers how the scene looks, if no finger has come down before.
  func takeSnapshot() {
    if snapshot == nil { snapshot = Snapshot(of: self) }
  }
}

/// The delegate of a stage's app, a responder as in Xcode's templates.
public final class AppDelegate: UIResponder, UIApplicationDelegate {}

/// Gives an object the name by which trace, map and figure call it, and returns it.
///
/// - Parameters:
///   - name: The name.
///   - object: A view, controller or other responder.
/// - Returns: The object.
@discardableResult
public func named<Object: UIResponder>(_ name: String, _ object: Object) -> Object {
  object.traceName = name
  return object
}

/// Makes a view with a name and, for the pictures, a colour.
///
/// - Parameters:
///   - name: The name by which trace, map and figure call it.
///   - frame: Where it lies, in its future superview's coordinates.
///   - color: The colour of its background.
/// - Returns: The view.
public func view(_ name: String, _ frame: CGRect, _ color: UIColor? = nil) -> UIView {
  dressed(UIView(frame: frame), name, color)
}

/// Gives a view of a class of your own a name and a colour.
///
/// - Parameters:
///   - view: The view.
///   - name: The name by which trace, map and figure call it.
///   - color: The colour of its background.
/// - Returns: The view.
@discardableResult
public func dressed<View: UIView>(_ view: View, _ name: String, _ color: UIColor? = nil) -> View {
  view.traceName = name
  view.backgroundColor = color
  return view
}
