import UIKit

// listing: window
/// Notes every touch of its window, in values that stay true.
final class TouchLogWindow: UIWindow {
  struct Entry {
    let time: TimeInterval
    let finger: ObjectIdentifier  // tells fingers apart while they are down
    let phase: Int  // 0 began, 1 moved, 3 ended, 4 cancelled
    let place: CGPoint
    let view: String
  }

  private(set) var entries: [Entry] = []

  override func sendEvent(_ event: UIEvent) {
    let phases: [UITouch.Phase] = [.began, .moved, .ended, .cancelled]  // a pointer has others
    for touch in event.touches(for: self) ?? [] where phases.contains(touch.phase) {
      entries.append(
        Entry(
          time: touch.timestamp, finger: ObjectIdentifier(touch),
          phase: touch.phase.rawValue, place: touch.location(in: nil),
          view: touch.view.map { $0.accessibilityIdentifier ?? "\(type(of: $0))" } ?? "none"))
    }
    if entries.count > 500 { entries.removeFirst(entries.count - 500) }
    super.sendEvent(event)  // or no view hears anything
  }
}
// end

/// A view on which one finger, or one Pencil, draws.
final class SketchView: UIView {
  // listing: sketch
  // In SketchView, whose isMultipleTouchEnabled stays off:
  private var strokes: [[CGPoint]] = []
  private var current: [CGPoint]?  // nil while no finger draws

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    current = []
    add(touches, event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { add(touches, event) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    add(touches, event)
    if let current { strokes.append(current) }
    current = nil
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    current = nil
    setNeedsDisplay()
  }

  private func add(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard current != nil, let touch = touches.first else { return }
    let samples = event?.coalescedTouches(for: touch) ?? [touch]
    current? += samples.map { $0.preciseLocation(in: self) }
    setNeedsDisplay()
  }
  // end

  func clear() {
    (strokes, current) = ([], nil)
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    let path = UIBezierPath()
    for stroke in strokes + [current ?? []] {
      guard let first = stroke.first else { continue }
      path.move(to: first)
      for point in stroke.dropFirst() { path.addLine(to: point) }
    }
    path.lineWidth = 3
    UIColor.label.setStroke()
    path.stroke()
  }
}

/// A view that acts when it is tapped, and not when a finger slides off it.
final class ClearView: UIView {
  var act: () -> Void = {}

  // listing: ended
  // In ClearView, a button without UIButton. A method that isn't overridden would pass its touches
  // on (chapter 4).
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard window != nil, let touch = touches.first else { return }  // a view that has left
    guard bounds.contains(touch.location(in: self)) else { return }
    act()
  }
  // end
}

final class SketchViewController: UIViewController {
  private let sketch = SketchView()
  private let clear = ClearView(frame: CGRect(x: 20, y: 80, width: 60, height: 60))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    sketch.frame = view.bounds
    sketch.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    sketch.backgroundColor = .systemBackground
    clear.backgroundColor = .systemRed
    clear.act = { [weak sketch] in sketch?.clear() }
    view.addSubview(sketch)
    view.addSubview(clear)
  }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = TouchLogWindow(windowScene: scene)
    window.rootViewController = SketchViewController()
    window.makeKeyAndVisible()
    self.window = window
  }
}
