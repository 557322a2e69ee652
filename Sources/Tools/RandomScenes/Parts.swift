import SeededRandom

/// Which parts of the engine a random scene is made of, beside views, fingers and recognizers.
struct Parts: OptionSet {
  let rawValue: Int

  /// Scroll views and tables.
  static let scrolling = Parts(rawValue: 1 << 0)
  /// Controls and text fields.
  static let controls = Parts(rawValue: 1 << 1)
  /// Views that become first responder, presses, motion, remote control, the keyboard.
  static let firstResponder = Parts(rawValue: 1 << 2)
  /// Several windows.
  static let windows = Parts(rawValue: 1 << 3)
  /// Up to ten fingers.
  static let manyFingers = Parts(rawValue: 1 << 4)
  /// An app that changes things wherever it is called.
  static let sideEffects = Parts(rawValue: 1 << 5)
  /// Long jumps of the clock, ignored events, animations, an app that leaves the front.
  static let system = Parts(rawValue: 1 << 6)

  /// The parts that a seed chooses, each about as often as not.
  init(_ random: inout SplitMix) { self.init(rawValue: Int(random.next() >> 57)) }

  init(rawValue: Int) { self.rawValue = rawValue }
}
