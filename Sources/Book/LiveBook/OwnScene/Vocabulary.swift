import MiniUIKit

// The words of a reader's scene, each with what it does and how Swift says it.

/// Something that is set on a view or a recognizer.
struct Setting<Object: AnyObject>: Sendable {
  let phrase: String
  /// The assignment, without the object.
  let code: String
  let apply: @Sendable (Object) -> Void

  @inline(never)
  init(_ phrase: String, code: String, _ apply: @escaping @Sendable (Object) -> Void) {
    (self.phrase, self.code, self.apply) = (phrase, code, apply)
  }
}

/// What a view is.
struct Kind: Sendable {
  let word: String
  let className: String
  var event: UIControl.Event = []
  let make: @Sendable (CGRect) -> UIView

  var isControl: Bool { event != [] }

  static let all = [
    Kind(word: "view", className: "UIView") { UIView(frame: $0) },
    Kind(word: "label", className: "UILabel") { UILabel(frame: $0) },
    Kind(word: "image", className: "UIImageView") { UIImageView(frame: $0) },
    Kind(word: "button", className: "UIButton", event: .touchUpInside) { UIButton(frame: $0) },
    Kind(word: "switch", className: "UISwitch", event: .valueChanged) { UISwitch(frame: $0) },
    Kind(word: "slider", className: "UISlider", event: .valueChanged) { UISlider(frame: $0) },
    Kind(word: "scroll", className: "UIScrollView") { UIScrollView(frame: $0) },
  ]

  /// What can be said of a view of this kind.
  var settings: [Setting<UIView>] {
    Self.ofViews + (isControl ? Self.ofControls : word == "scroll" ? Self.ofScrollViews : [])
  }

  private static let ofViews: [Setting<UIView>] = [
    Setting("hidden", code: "isHidden = true") { $0.isHidden = true },
    Setting("clips", code: "clipsToBounds = true") { $0.clipsToBounds = true },
    Setting("interaction off", code: "isUserInteractionEnabled = false") {
      $0.isUserInteractionEnabled = false
    },
    Setting("interaction on", code: "isUserInteractionEnabled = true") {
      $0.isUserInteractionEnabled = true
    },
    Setting("multitouch", code: "isMultipleTouchEnabled = true") {
      $0.isMultipleTouchEnabled = true
    },
    Setting("exclusive", code: "isExclusiveTouch = true") { $0.isExclusiveTouch = true },
  ]

  private static let ofControls: [Setting<UIView>] = [
    Setting("disabled", code: "isEnabled = false") { ($0 as? UIControl)?.isEnabled = false }
  ]

  private static let ofScrollViews: [Setting<UIView>] = [
    Setting("delays off", code: "delaysContentTouches = false") {
      ($0 as? UIScrollView)?.delaysContentTouches = false
    },
    Setting("cancels off", code: "canCancelContentTouches = false") {
      ($0 as? UIScrollView)?.canCancelContentTouches = false
    },
    Setting("paging", code: "isPagingEnabled = true") {
      ($0 as? UIScrollView)?.isPagingEnabled = true
    },
  ]

  static let colors: [(word: String, color: UIColor)] = [
    ("red", .red), ("orange", .orange), ("yellow", .yellow), ("green", .green), ("blue", .blue),
    ("purple", .purple), ("gray", .gray), ("white", .white), ("black", .black), ("clear", .clear),
  ]
}

/// What a recognizer looks for.
struct Gesture: Sendable {
  let phrase: String
  /// The word in the trace.
  let word: String
  let className: String
  let make: @Sendable () -> UIGestureRecognizer

  static let all = [
    Gesture(phrase: "tap", word: "tap", className: "UITapGestureRecognizer") {
      UITapGestureRecognizer()
    },
    Gesture(phrase: "pan", word: "pan", className: "UIPanGestureRecognizer") {
      UIPanGestureRecognizer()
    },
    Gesture(phrase: "pinch", word: "pinch", className: "UIPinchGestureRecognizer") {
      UIPinchGestureRecognizer()
    },
    Gesture(phrase: "rotation", word: "rotation", className: "UIRotationGestureRecognizer") {
      UIRotationGestureRecognizer()
    },
    Gesture(phrase: "swipe", word: "swipe", className: "UISwipeGestureRecognizer") {
      UISwipeGestureRecognizer()
    },
    Gesture(phrase: "long press", word: "longPress", className: "UILongPressGestureRecognizer") {
      UILongPressGestureRecognizer()
    },
  ]

  /// What can be said of every recognizer.
  static let settings: [Setting<UIGestureRecognizer>] = [
    Setting("off", code: "isEnabled = false") { $0.isEnabled = false },
    Setting("delays on", code: "delaysTouchesBegan = true") { $0.delaysTouchesBegan = true },
    Setting("delays off", code: "delaysTouchesEnded = false") { $0.delaysTouchesEnded = false },
    Setting("cancels off", code: "cancelsTouchesInView = false") {
      $0.cancelsTouchesInView = false
    },
  ]

  /// What can be said of this kind alone.
  var settings: [Setting<UIGestureRecognizer>] {
    guard word == "swipe" else { return Self.settings }
    let ways: [(String, UISwipeGestureRecognizer.Direction)] = [
      ("right", .right), ("left", .left), ("up", .up), ("down", .down),
    ]
    return Self.settings
      + ways.map { word, way in
        Setting<UIGestureRecognizer>(word, code: "direction = ." + word) {
          ($0 as? UISwipeGestureRecognizer)?.direction = way
        }
      }
  }
}
