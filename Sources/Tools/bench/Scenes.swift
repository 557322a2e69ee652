import MiniUIKit

/// The views that are measured, each on a phone of its own.
struct Scene {
  let phone: Phone
  let window: UIWindow
  /// A point of the window that is asked for.
  let point: CGPoint

  private init(point: CGPoint, _ build: (UIWindow) -> Void) {
    phone = Phone(screenSize: CGSize(width: 1024, height: 1024))
    window = UIWindow(windowScene: phone.application.windowScene)
    window.makeKeyAndVisible()
    self.point = point
    build(window)
  }

  /// A thousand and twenty-four siblings on a grid; the one that is asked last is hit.
  static func grid() -> Scene {
    Scene(point: CGPoint(x: 16, y: 16)) { window in
      for place in 0..<1024 {
        let (row, column) = (place / 32, place % 32)
        window.addSubview(
          UIView(frame: CGRect(x: column * 32, y: row * 32, width: 32, height: 32)))
      }
    }
  }

  /// Fifty views, each in the one before, plain or turned a little.
  static func nest(angle: CGFloat) -> Scene {
    Scene(point: CGPoint(x: 512, y: 512)) { window in
      var outer: UIView = window
      for _ in 0..<50 {
        let view = UIView(frame: outer.bounds)
        view.transform = CGAffineTransform(rotationAngle: angle)
        outer.addSubview(view)
        outer = view
      }
    }
  }

  /// A tree with ten views in each; in every level the one that is asked last is hit.
  static func tree(levels: Int) -> Scene {
    Scene(point: CGPoint(x: 0.000_01, y: 0.000_01)) { window in
      fill(window, levels: levels, size: 1024)
    }
  }

  private static func fill(_ view: UIView, levels: Int, size: CGFloat) {
    guard levels > 0 else { return }
    let part = size / 10
    for place in 0..<10 {
      let child = UIView(frame: CGRect(x: CGFloat(place) * part, y: 0, width: part, height: part))
      view.addSubview(child)
      fill(child, levels: levels - 1, size: part)
    }
  }

  /// A chain of views of the same size, each in the one before.
  static func chain(depth: Int) -> Scene {
    Scene(point: CGPoint(x: 1, y: 1)) { window in
      var outer: UIView = window
      for _ in 0..<depth {
        let view = UIView(frame: outer.bounds)
        outer.addSubview(view)
        outer = view
      }
    }
  }
}
