import MiniUIKit

extension RandomScene {
  func makeViews() {
    addWindow().makeKeyAndVisible()
    if chance(15) || parts.contains(.windows) {
      addWindow().frame = CGRect(x: 60, y: 60, width: 300, height: 300)
    }
    if parts.contains(.windows), chance(30) {
      let front = addWindow()
      front.frame = CGRect(x: 0, y: 200, width: 200, height: 200)
      front.windowLevel = .alert
    }
    for _ in 0..<number(2...7) {
      let frame = CGRect(
        x: pick([0, 0, 20, 60]), y: pick([0, 0, 20, 60]), width: pick([80, 150, 300]),
        height: pick([80, 150, 300]))
      let isScroll = parts.contains(.scrolling) && chance(45)
      let view = isScroll ? makeScroll(frame) : makeView(frame)
      view.isMultipleTouchEnabled = chance(50)
      view.isExclusiveTouch = chance(4)
      if chance(3) { view.isUserInteractionEnabled = false }
      // A scroll view is worth something with content.
      let scroll = parts.contains(.scrolling) && chance(60) ? scrolls.last : nil
      (scroll ?? pick(views)).addSubview(view)
      adopt(view)
    }
    if parts.contains(.scrolling) { makeRows() }
    for (number, view) in views.enumerated() { view.traceName = "v\(number)" }
    if parts.contains(.system), chance(30) { makeAppListen() }
  }

  private func makeAppListen() {
    application.beginReceivingRemoteControlEvents()
  }

  func makeView(_ frame: CGRect) -> UIView {
    if parts.contains(.controls), chance(45) { return makeControl(frame) }
    if chance(15) { return makeControl(frame) }
    let view = ReportingView(frame: frame)
    view.reporter = reporter()
    view.swallows = chance(8)
    if parts.contains(.firstResponder) {
      view.wantsFirst = chance(50)
      if chance(20) { view.ownInputView = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 90)) }
    }
    if chance(8) { view.transform = CGAffineTransform(rotationAngle: 0.3) }
    return view
  }

  private func makeControl(_ frame: CGRect) -> UIControl {
    switch number(0...8) {
    case 0, 1: return UIButton(frame: frame)
    case 2:
      let slider = UISlider(frame: frame)
      slider.isContinuous = chance(50)
      return slider
    case 3: return UISwitch(frame: frame)
    case 4: return UIStepper(frame: frame)
    case 5:
      let segments = UISegmentedControl(items: ["one", "two", "three"])
      segments.frame = frame
      return segments
    case 6:
      let pages = UIPageControl(frame: frame)
      pages.numberOfPages = 3
      return pages
    case 7: return UITextField(frame: frame)
    default:
      let control = ReportingControl(frame: frame)
      control.reporter = reporter()
      control.isEnabled = chance(90)
      let patience = pick([1, 3, 100])
      control.follows = { $0 % patience != 2 }
      return control
    }
  }
}
