/// A control of several segments, one of which is selected.
///
/// [model] All segments are of one width. The one under the finger when it is lifted is selected.
open class UISegmentedControl: UIControl {
  /// The index that stands for "no segment is selected".
  public static let noSegment = -1

  private final let titles: [String]
  private final var index = UISegmentedControl.noSegment

  /// Makes a control.
  ///
  /// - Parameter items: The words on the segments.
  public init(items: [String]) {
    titles = items
    super.init(frame: .zero)
  }

  /// How many segments there are.
  open var numberOfSegments: Int { titles.count }

  /// The words on a segment; nil if there is no such segment.
  open func titleForSegment(at segment: Int) -> String? {
    titles.indices.contains(segment) ? titles[segment] : nil
  }

  /// The selected segment, or `noSegment`; setting it sends nothing (CT-12).
  open var selectedSegmentIndex: Int {
    get { index }
    set { index = titles.indices.contains(newValue) ? newValue : UISegmentedControl.noSegment }
  }

  /// Selects the segment under the finger; a segment that is selected already sends nothing.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isTouchInside, let touch, bounds.width > 0, !titles.isEmpty else { return }
    let part = (touch.location(in: self).x - bounds.minX) / bounds.width
    let segment = Int(max(0, min(CGFloat(titles.count - 1), part * CGFloat(titles.count))))
    guard segment != index else { return }
    index = segment
    sendValueChanged(event)
  }

  /// Keeps a foreign one-finger tap from beginning (CT-40).
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    !isForeignTap(gestureRecognizer)
  }

  override var nameOfKind: String { "segmentedControl" }
}
