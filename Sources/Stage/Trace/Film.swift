public import MiniUIKit

/// How a scene looked after each line of its trace: what a page needs to go back in time.
///
/// A film holds its phone, and the phone reports to the film; so it must be stopped.
public final class Film {
  /// The scene from one moment on.
  public struct Frame: Sendable {
    /// The place of the line after which it looks so; -1 before the first line.
    public var line: Int
    /// The views from the back to the front.
    public var items: [Snapshot.Item]
  }

  /// What a finger did, and how many lines of the trace stood before it.
  public struct Report: Sendable {
    /// The place of the first line that it caused.
    public var line: Int
    /// When, in microseconds.
    public var time: Microseconds
    /// What it did.
    public var contact: HIDEvent.Contact
  }

  /// The most frames a film has; then it forgets the older half.
  ///
  /// A session may last as long as it likes, and what a page shows of it is its end.
  public static let longest = 4_000

  /// The moments at which something looks different, in order.
  public private(set) var frames: [Frame] = []
  /// What fingers did, in order.
  public private(set) var reports: [Report] = []
  private var phone: Phone?

  init(of phone: Phone) { self.phone = phone }

  /// Looks at the scene as it is after a line, and at what some views say of themselves.
  func see(after line: Int, _ looks: [Recording.Look]) {
    guard let phone else { return }
    let items = Snapshot(of: phone, looks).items
    if frames.last?.line == line { frames.removeLast() }
    if frames.count == Self.longest { frames.removeFirst(Self.longest / 2) }
    if frames.last?.items != items { frames.append(Frame(line: line, items: items)) }
  }

  func note(_ contact: HIDEvent.Contact, before line: Int, at time: Microseconds) {
    reports.append(Report(line: line, time: time, contact: contact))
  }

  /// Ends the film and lets go of the phone.
  func stop() { phone = nil }
}
