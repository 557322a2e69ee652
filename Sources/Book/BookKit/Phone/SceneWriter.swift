import MiniUIKit
import Stage

/// Writes the scene of a stage down as statements for UIKit.
///
/// It reads the objects themselves, so that every parameter the reader has varied is in it, and asks
/// the source only for what an object cannot tell: its class. Called again later in the script, it
/// tells what the script has changed in the meantime.
final class SceneWriter {
  /// One thing that is so, and the statement that makes it so.
  struct Fact {
    /// What it is about; one fact for each key.
    let key: String
    /// The statement.
    let code: String
    /// Whether it is so anyway, without the statement.
    let isUsual: Bool
    /// The statement that undoes it; nil if none is needed, because another fact takes its place.
    var undo: String?
  }

  let source: ChapterSource
  /// How each object is called in the file.
  var words: [ObjectIdentifier: String] = [:]
  /// The objects' names in the trace.
  var namesInTrace: Set<String> = []
  /// The classes of which there are views, controllers or windows that log, with UIKit's class that
  /// each inherits from in the end.
  var loggedClasses: [(base: String, root: String)] = []
  /// The experiment's own classes.
  var ownClasses: [String] = []
  /// The class of the application, if it is one of the experiment's own.
  var application: String?
  /// Whether there is an object that makes its own screen.
  var hasSelfMade = false
  /// Objects that make their own screen: what is in them, their class has made.
  var selfMade: Set<ObjectIdentifier> = []
  /// Methods that are sent as actions, by class.
  var actions: [String: [String: String]] = [:]
  /// Actions whose name in the trace is not that of their method.
  var aliases: [(owner: String, name: String, method: String)] = []
  /// Methods that are sent to whoever on the chain has them.
  var sentToNil: Set<String> = []
  /// Whether tables and scroll views have the log's own delegates.
  var (logsRows, logsScrolling) = (false, false)

  var taken: Set<String> = []
  var kept: [AnyObject] = []
  var facts: [Fact] = []
  var keys: Set<String> = []
  var described: Set<ObjectIdentifier> = []

  /// Whether the events of controls are logged.
  let logsControls: Bool

  init(source: ChapterSource, logsControls: Bool) {
    (self.source, self.logsControls) = (source, logsControls)
  }

  /// Everything that is so on a stage now.
  ///
  /// - Throws: `Problem` if something of it cannot leave the book.
  func describe(_ stage: Stage) throws(Problem) -> [Fact] {
    (facts, keys, described) = ([], [], [])
    let scene = stage.phone.application.windowScene
    if let own = Kinds(of: stage.phone.application).own, application == nil {
      if let word = source.bookWord(in: own) {
        throw Problem("its application's class \(own) is written with the book's own \(word)")
      }
      application = own
      ownClasses.append(own)
    }
    let windows = scene.allWindowsFromFront.reversed().filter { $0.rootViewController != nil }
    for window in windows { try describe(window, isFirst: window === stage.window) }
    if let first = (scene.keyWindow ?? stage.window).firstResponder, words[id(first)] != nil {
      let word = try word(of: first)
      add(
        "first responder", "after(0) { _ = \(word).becomeFirstResponder() }",
        undo: "_ = \(word).resignFirstResponder()")
    }
    return facts
  }

  func id(_ object: AnyObject) -> ObjectIdentifier { ObjectIdentifier(object) }

  func add(_ key: String, _ code: String, usual: Bool = false, undo: String? = nil) {
    guard keys.insert(key).inserted else { return }
    facts.append(Fact(key: key, code: code, isUsual: usual, undo: undo))
  }

  // MARK: - Objects

  /// The end of the key of a fact that makes an object.
  static let made = "is made"

  /// What the file calls an object; makes it there if it is new.
  func word(of object: AnyObject) throws(Problem) -> String {
    if let known = words[id(object)] { return known }
    let kinds = Kinds(of: object)
    let name =
      (object as? any Traceable)?.wordInTrace
      ?? (kinds.own ?? "object").prefix(1).lowercased() + (kinds.own ?? "object").dropFirst()
    var word = identifier(name)
    var number = 1
    while taken.contains(word) {
      number += 1
      word = identifier(name) + String(number)
    }
    (words[id(object)], _) = (word, taken.insert(word))
    namesInTrace.insert(name)
    kept.append(object)
    let made: String
    var afterwards: (key: String, code: String)?
    if let view = object as? UIView, let owner = view.next as? UIViewController {
      let ownerWord = try self.word(of: owner)
      if kinds.own == nil, kinds.engine == "UIView" {
        made = ownerWord + ".view!"
      } else {
        made = try construction(of: object, kinds)
        afterwards = ("\(ownerWord).view", "\(ownerWord).view = \(word)")
      }
    } else {
      made = try construction(of: object, kinds)
    }
    add("\(word) \(Self.made)", "let \(word) = named(\(code(name)), \(made))")
    if let afterwards { add("\(word) \(afterwards.key) \(Self.made)", afterwards.code) }
    return word
  }

  /// The class of an object: UIKit's, and the experiment's own if there is one.
  struct Kinds {
    /// The nearest class of UIKit.
    var engine = "NSObject"
    /// The class of the experiment.
    var own: String?
    /// That and those it inherits from, as far as they are the experiment's.
    var allOwn: [String] = []

    init(of object: AnyObject) {
      var mirror: Mirror? = Mirror(reflecting: object)
      while let each = mirror {
        let parts = String(reflecting: each.subjectType).split(separator: ".").map { String($0) }
        if parts.first == "MiniUIKit" {
          engine = parts.last ?? engine
          break
        }
        allOwn.append(parts.last ?? "")
        mirror = each.superclassMirror
      }
      own = allOwn.first
    }
  }

  func construction(of object: AnyObject, _ kinds: Kinds) throws(Problem) -> String {
    var name = kinds.engine
    if let own = kinds.own {
      guard source.type(own) != nil else {
        throw Problem("its class \(own) is not among the experiments of this chapter")
      }
      for each in kinds.allOwn {
        if let word = source.bookWord(in: each) {
          throw Problem("its class \(each) is written with the book's own \(word)")
        }
        if source.buildsItself(each) { selfMade.insert(id(object)) }
      }
      if !ownClasses.contains(own) { ownClasses.append(own) }
      name = own
    }
    if object is UIResponder, kinds.engine != "UIResponder" {
      let root =
        object is UIViewController ? "UIViewController" : object is UIWindow ? "UIWindow" : "UIView"
      if !loggedClasses.contains(where: { $0.base == name }) { loggedClasses.append((name, root)) }
      name = LoggedClass.name(of: name)
    }
    return name + (try arguments(for: object, kinds))
  }

  func arguments(for object: AnyObject, _ kinds: Kinds) throws(Problem) -> String {
    if object is UIWindow { return "(windowScene: scene)" }
    if let control = object as? UISegmentedControl {
      let titles = (0..<control.numberOfSegments).map {
        code(control.titleForSegment(at: $0) ?? "")
      }
      return "(items: [" + titles.joined(separator: ", ") + "])"
    }
    for own in kinds.allOwn {
      guard let parameters = source.initializer(of: own) else { continue }
      if parameters.first?.label == "frame" { break }
      var arguments: [String] = []
      for parameter in parameters where !parameter.hasDefault {
        guard let value = Self.property(parameter.name, of: object),
          let text = try literal(value)
        else {
          if let known = source.arguments(of: own) { return known }
          throw Problem("its class \(own) takes \(parameter.name), which cannot be read off it")
        }
        arguments.append(parameter.label.isEmpty ? text : parameter.label + ": " + text)
      }
      return "(" + arguments.joined(separator: ", ") + ")"
    }
    guard let view = object as? UIView else { return "()" }
    return "(frame: \(code(frame(of: view))))"
  }

  /// The frame before any transform.
  func frame(of view: UIView) -> CGRect {
    let (size, center) = (view.bounds.size, view.center)
    return CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
  }
}
