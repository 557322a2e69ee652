/// A key of a hardware keyboard, maybe with others held down, that performs an action (EV-31).
open class UIKeyCommand {
  /// The key, as the characters it makes without the keys held down; one of the constants below for
  /// a key that makes none.
  public final let input: String?
  /// The keys held down with it.
  public final let modifierFlags: UIKeyModifierFlags
  /// What is performed: by the first responder on the chain that can.
  public final let action: Action
  /// Whether it comes before text input; false by default (EV-31).
  open var wantsPriorityOverSystemBehavior = false

  /// Makes a key command.
  public init(input: String, modifierFlags: UIKeyModifierFlags, action: Action) {
    (self.input, self.modifierFlags, self.action) = (input, modifierFlags, action)
  }

  /// The arrow that points up.
  public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The arrow that points down.
  public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The arrow that points to the left.
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The arrow that points to the right.
  public static let inputRightArrow = "UIKeyInputRightArrow"
  /// The escape key.
  public static let inputEscape = "UIKeyInputEscape"

  /// The inputs that make no text.
  static let inputsWithoutText = [
    inputUpArrow, inputDownArrow, inputLeftArrow, inputRightArrow, inputEscape,
  ]
}

/// A key of a hardware keyboard, as a press reports it (EV-31).
public final class UIKey {
  /// What it makes.
  public let characters: String
  /// What it makes without the keys held down.
  public let charactersIgnoringModifiers: String
  /// The keys held down with it.
  public let modifierFlags: UIKeyModifierFlags

  init(_ characters: String, _ ignoringModifiers: String, _ modifierFlags: UIKeyModifierFlags) {
    (self.characters, charactersIgnoringModifiers) = (characters, ignoringModifiers)
    self.modifierFlags = modifierFlags
  }

  /// Whether it makes text: nothing but shift and caps lock is held down.
  var isText: Bool {
    modifierFlags.isDisjoint(with: [.control, .alternate, .command])
      && !UIKeyCommand.inputsWithoutText.contains(characters)
  }

  /// Whether a key command means this key.
  func isMeant(by command: UIKeyCommand) -> Bool {
    let ignored: UIKeyModifierFlags = [.alphaShift, .numericPad]
    return command.input == charactersIgnoringModifiers
      && command.modifierFlags.subtracting(ignored) == modifierFlags.subtracting(ignored)
  }
}

extension UIApplication {
  // listing: keyCommand
  /// Performs the key command that a key means: the first on the chain, from the first responder,
  /// whose action a responder can perform (EV-31).
  ///
  /// - Returns: Whether there is one.
  final func performKeyCommand(for key: UIKey) -> Bool {
    guard let start = keyResponder else { return false }
    start.expectChainToEnd()
    let isTyped = key.isText && start.keyInput != nil
    var each: UIResponder? = start
    while let responder = each {
      for command in responder.keyCommands ?? [] where key.isMeant(by: command) {
        if isTyped, !command.wantsPriorityOverSystemBehavior { continue }
        var action = command.action
        action.tracer = tracer
        if let target = start.target(forAction: action, withSender: command),
          sendAction(command.action, to: target, from: command, for: nil)
        {
          return true
        }
      }
      each = responder.next
    }
    return false
  }
  // end

  /// The responder that hears keys first: the key window's first responder, or that window.
  private final var keyResponder: UIResponder? {
    windowScene.keyWindow.map { $0.firstResponder ?? $0 }
  }

  /// Gives the text of a key to the first responder, if it takes text.
  final func type(_ key: UIKey) {
    if key.isText { keyResponder?.keyInput?.insertText(key.characters) }
  }
}
