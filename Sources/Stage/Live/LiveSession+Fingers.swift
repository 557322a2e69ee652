public import MiniUIKit

// The fingers of a face. A face passes on what it gets; what makes no sense is not heard.

extension LiveSession {
  /// A finger comes down.
  ///
  /// Not heard beside the screen and while a script is played; a finger that is down already moves.
  ///
  /// - Parameters:
  ///   - finger: The finger's number, from 1.
  ///   - point: Where, on the screen; a tenth of a point is as exact as it gets.
  public func down(_ finger: Int, at point: CGPoint) {
    guard !isPlaying, let place = place(point, mayBeBeside: false) else { return }
    guard index(of: finger) == nil else { return move(finger, to: point) }
    fingers.append((finger, place))
    inbox.append(HIDEvent.Contact(finger: finger, .down, at: place))
  }

  /// A finger moves; beyond the screen's edge it stays at the edge.
  ///
  /// Not heard if it is not on the glass, nor while a script is played.
  public func move(_ finger: Int, to point: CGPoint) {
    guard !isPlaying, let index = index(of: finger), let place = place(point, mayBeBeside: true),
      place != fingers[index].location
    else { return }
    fingers[index].location = place
    let last = inbox.lastIndex { $0.finger == finger }
    if let last, inbox[last].change == .moved {
      inbox[last].location = place
    } else {
      inbox.append(HIDEvent.Contact(finger: finger, .moved, at: place))
    }
  }

  /// A finger is lifted where it is; not heard if it is not on the glass.
  public func up(_ finger: Int) { end(finger, .up) }

  /// The system takes a finger's touch away, as by an alert of its own (EV-30).
  public func cancel(_ finger: Int) { end(finger, .cancelled) }

  private func end(_ finger: Int, _ change: HIDEvent.Contact.Change) {
    guard !isPlaying, let index = index(of: finger) else { return }
    let place = fingers.remove(at: index).location
    inbox.append(HIDEvent.Contact(finger: finger, change, at: place))
  }

  private func index(of finger: Int) -> Int? { fingers.firstIndex { $0.finger == finger } }

  /// The point on the screen, to a tenth; nil for none, and for one beside the screen that must not
  /// be there.
  private func place(_ point: CGPoint, mayBeBeside: Bool) -> CGPoint? {
    let size = stage.phone.screenSize
    guard point.x.isFinite, point.y.isFinite else { return nil }
    let isOn = point.x >= 0 && point.y >= 0 && point.x < size.width && point.y < size.height
    guard isOn || mayBeBeside else { return nil }
    func tenth(_ value: CGFloat, below limit: CGFloat) -> CGFloat {
      let inside = min(max(0, Double(value)), Double(limit) - 0.1)
      return CGFloat(Double(Int(inside * 10 + 0.5)) / 10)
    }
    return CGPoint(x: tenth(point.x, below: size.width), y: tenth(point.y, below: size.height))
  }

  /// Makes events of a shake and of what fingers did: each finger's first thing, and what lifts a
  /// finger after the rest, as in `play(_:)`.
  func deliver(at time: Microseconds) {
    beginShake(at: time)
    var first: [HIDEvent.Contact] = []
    var later: [HIDEvent.Contact] = []
    for contact in inbox {
      if first.contains(where: { $0.finger == contact.finger }) {
        later.append(contact)
      } else {
        first.append(contact)
      }
    }
    inbox = later
    first.sort { $0.finger < $1.finger }
    for isLast in [false, true] {
      let contacts = first.filter { ($0.change == .up || $0.change == .cancelled) == isLast }
      guard !contacts.isEmpty else { continue }
      perform(.wait(until: time))
      perform(.fingers(contacts))
    }
  }
}
