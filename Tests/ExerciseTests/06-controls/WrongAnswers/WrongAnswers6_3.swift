import ExerciseKit
import Grading

let wrong6_3: [WrongAnswer<Watch>] = [
  WrongAnswer(
    "forgets super",
    gets: """
      A tap on save, whose target is the screen: expected 1 × didSave; performed didSave; lost \
      nothing, but your code gives 0 × didSave; performed didSave; lost nothing.
      """,
    Diagnosis6_3.forgetsSuper, rule: Diagnosis6_3.rule
  ) { watch { _, _ in (true, true) } },
  WrongAnswer(
    "calls super to ask and again to perform",
    gets: """
      A tap on save, whose target is the screen: expected 1 × didSave; performed didSave; lost \
      nothing, but your code gives 2 × didSave; performed didSave; lost nothing.
      """,
    Diagnosis6_3.callsSuperToAskAndAgain, rule: Diagnosis6_3.rule
  ) {
    watch { _, perform in
      let isDone = perform()
      return (isDone, perform())
    }
  },
  WrongAnswer(
    "takes a nil target for a lost action",
    gets: """
      A tap on find, which has no target; the screen has the method: expected 1 × didFind; \
      performed didFind; lost nothing, but your code gives 1 × didFind; performed nothing; lost \
      didFind.
      """,
    Diagnosis6_3.takesANilTargetForALost, rule: Diagnosis6_3.rule
  ) { watch { target, perform in (target != nil, perform()) } },
  WrongAnswer(
    "notes before it knows",
    gets: """
      A tap on print, which has no target; no object has the method: expected 0 × didPrint; \
      performed nothing; lost didPrint, but your code gives 0 × didPrint; performed didPrint; lost \
      nothing.
      """,
    Diagnosis6_3.notesBeforeItKnows, rule: Diagnosis6_3.rule
  ) { watch { _, perform in (true, perform()) } },
  WrongAnswer(
    "searches the chain itself",
    gets: """
      A tap on print, while a printer elsewhere is first responder: expected 1 × didPrint; \
      performed didPrint; lost nothing, but your code gives 1 × didPrint; performed nothing; lost \
      didPrint.
      """,
    Diagnosis6_3.searchesTheChainItself, rule: Diagnosis6_3.rule
  ) {
    let app = SearchesItself()
    return Watch(app: app, performed: { app.performed }, lost: { app.lost })
  },
  WrongAnswer(
    "always says yes",
    gets: "The answer to the sender of didPrint: expected false, but your code gives true.",
    Diagnosis6_3.alwaysSaysYes, rule: Diagnosis6_3.rule
  ) { watch { _, perform in (perform(), true) } },
  WrongAnswer(
    "answers the opposite",
    gets: "The answer to the sender of didFind: expected true, but your code gives false.",
    Diagnosis6_3.answersTheOpposite, rule: Diagnosis6_3.rule
  ) {
    watch { _, perform in
      let isDone = perform()
      return (isDone, !isDone)
    }
  },
  WrongAnswer(
    "notes each name once",
    gets: """
      Two taps on save: expected 2 × didSave; performed didSave, didSave; lost nothing, but your \
      code gives 2 × didSave; performed didSave; lost nothing.
      """,
    Diagnosis6_3.notesEachNameOnce, rule: Diagnosis6_3.rule
  ) {
    noting { app, _, isDone, name in
      if isDone {
        if !app.performed.contains(name) { app.performed.append(name) }
      } else {
        app.lost.append(name)
      }
    }
  },
  WrongAnswer(
    "takes a lost action off when it is performed later",
    gets: """
      print, and once more when a printer is first responder: expected 1 × didPrint; performed \
      didPrint; lost didPrint, but your code gives 1 × didPrint; performed didPrint; lost nothing.
      """,
    Diagnosis6_3.takesALostOneOff, rule: Diagnosis6_3.rule
  ) {
    noting { app, _, isDone, name in
      if isDone {
        app.performed.append(name)
        app.lost.removeAll { $0 == name }
      } else {
        app.lost.append(name)
      }
    }
  },
  WrongAnswer(
    "notes only what a finger sends",
    gets: """
      A program sends didSave to the screen, without sender and event: expected 1 × didSave; \
      performed didSave; lost nothing, but your code gives 1 × didSave; performed nothing; lost \
      nothing.
      """,
    Diagnosis6_3.notesFingersOnly, rule: Diagnosis6_3.rule
  ) {
    noting { app, event, isDone, name in
      guard event != nil else { return }
      if isDone { app.performed.append(name) } else { app.lost.append(name) }
    }
  },
  WrongAnswer(
    "asks the target, which need not be a responder",
    gets: """
      A tap on copy, whose target is no responder, noted: expected performed didCopy; lost \
      nothing, but your code gives performed nothing; lost didCopy.
      """,
    Diagnosis6_3.asksTheTarget, rule: Diagnosis6_3.rule
  ) {
    let app = AsksTheTarget()
    return Watch(app: app, performed: { app.performed }, lost: { app.lost })
  },
  WrongAnswer(
    "does not send again what was lost once",
    gets: """
      print, and once more when a printer is first responder: expected 1 × didPrint; performed \
      didPrint; lost didPrint, but your code gives 0 × didPrint; performed nothing; lost didPrint, \
      didPrint.
      """,
    Diagnosis6_3.sendsALostOneNoMore, rule: Diagnosis6_3.rule
  ) {
    let app = GivesUp()
    return Watch(app: app, performed: { app.performed }, lost: { app.lost })
  },
  WrongAnswer(
    "hands on no target",
    gets: """
      A tap on copy, whose target is no responder: expected didCopy from copy, with the event, but \
      your code gives nothing.
      """,
    Diagnosis6_3.handsOnNoTarget, rule: Diagnosis6_3.send
  ) { handing { _, sender, event in (nil, sender, event) } },
  WrongAnswer(
    "hands on no sender",
    gets: """
      A tap on find, which has no target; the screen has the method: expected 1 × didFind; \
      performed didFind; lost nothing, but your code gives 0 × didFind; performed nothing; lost \
      didFind.
      """,
    Diagnosis6_3.handsOnNoSender, rule: Diagnosis6_3.rule
  ) { handing { target, _, event in (target, nil, event) } },
  WrongAnswer(
    "hands on no event",
    gets: """
      A tap on copy, whose target is no responder: expected didCopy from copy, with the event, but \
      your code gives didCopy from copy, without an event.
      """,
    Diagnosis6_3.handsOnNoEvent, rule: Diagnosis6_3.send
  ) { handing { target, sender, _ in (target, sender, nil) } },
]

private func watch(
  _ handle: @escaping (AnyObject?, () -> Bool) -> (isDone: Bool, answer: Bool)
) -> Watch {
  let app = Mistaken()
  app.handle = handle
  return Watch(app: app, performed: { app.performed }, lost: { app.lost })
}

private final class Mistaken: UIApplication {
  var performed: [String] = []
  var lost: [String] = []
  var handle: (AnyObject?, () -> Bool) -> (isDone: Bool, answer: Bool) = { ($1(), true) }

  override func sendAction(
    _ action: Action, to target: AnyObject?, from sender: AnyObject?, for event: UIEvent?
  ) -> Bool {
    let (isDone, answer) = handle(target) {
      super.sendAction(action, to: target, from: sender, for: event)
    }
    if isDone { performed.append(action.name) } else { lost.append(action.name) }
    return answer
  }
}

/// Notes an action: of an app, with an event or not, performed or not, of this name.
private typealias Noting = (Notes, UIEvent?, Bool, String) -> Void

private func noting(_ note: @escaping Noting) -> Watch {
  let app = Notes()
  app.note = note
  return Watch(app: app, performed: { app.performed }, lost: { app.lost })
}

private final class Notes: UIApplication {
  var performed: [String] = []
  var lost: [String] = []
  var note: Noting = { _, _, _, _ in }

  override func sendAction(
    _ action: Action, to target: AnyObject?, from sender: AnyObject?, for event: UIEvent?
  ) -> Bool {
    let isDone = super.sendAction(action, to: target, from: sender, for: event)
    note(self, event, isDone, action.name)
    return isDone
  }
}

private final class AsksTheTarget: UIApplication {
  var performed: [String] = []
  var lost: [String] = []

  override func sendAction(
    _ action: Action, to target: AnyObject?, from sender: AnyObject?, for event: UIEvent?
  ) -> Bool {
    let start = windowScene.keyWindow?.firstResponder ?? (sender as? UIResponder)
    let receiver = target ?? start?.target(forAction: action, withSender: sender)
    let canPerform =
      (receiver as? UIResponder)?.canPerformAction(action, withSender: sender) ?? false
    if canPerform { performed.append(action.name) } else { lost.append(action.name) }
    return super.sendAction(action, to: target, from: sender, for: event)
  }
}

private final class GivesUp: UIApplication {
  var performed: [String] = []
  var lost: [String] = []

  override func sendAction(
    _ action: Action, to target: AnyObject?, from sender: AnyObject?, for event: UIEvent?
  ) -> Bool {
    let isDone =
      !lost.contains(action.name)
      && super.sendAction(action, to: target, from: sender, for: event)
    if isDone { performed.append(action.name) } else { lost.append(action.name) }
    return isDone
  }
}

/// What an action travels with: its target, its sender, its event.
private typealias Luggage = (AnyObject?, AnyObject?, UIEvent?)

private func handing(_ pack: @escaping (AnyObject?, AnyObject?, UIEvent?) -> Luggage) -> Watch {
  let app = LosesLuggage()
  app.pack = pack
  return Watch(app: app, performed: { app.performed }, lost: { app.lost })
}

private final class LosesLuggage: UIApplication {
  var performed: [String] = []
  var lost: [String] = []
  var pack: (AnyObject?, AnyObject?, UIEvent?) -> Luggage = { ($0, $1, $2) }

  override func sendAction(
    _ action: Action, to target: AnyObject?, from sender: AnyObject?, for event: UIEvent?
  ) -> Bool {
    let (target, sender, event) = pack(target, sender, event)
    let isDone = super.sendAction(action, to: target, from: sender, for: event)
    if isDone { performed.append(action.name) } else { lost.append(action.name) }
    return isDone
  }
}

private final class SearchesItself: UIApplication {
  var performed: [String] = []
  var lost: [String] = []

  override func sendAction(
    _ action: Action, to target: AnyObject?, from sender: AnyObject?, for event: UIEvent?
  ) -> Bool {
    let found =
      target ?? (sender as? UIResponder)?.target(forAction: action, withSender: sender)
    if found != nil { performed.append(action.name) } else { lost.append(action.name) }
    return super.sendAction(action, to: target, from: sender, for: event)
  }
}

/// Right: leaves as soon as it knows that the action is lost.
final class LeavesEarly: UIApplication {
  private(set) var performed: [String] = []
  private(set) var lost: [String] = []

  override func sendAction(
    _ action: Action, to target: AnyObject?, from sender: AnyObject?, for event: UIEvent?
  ) -> Bool {
    guard super.sendAction(action, to: target, from: sender, for: event) else {
      lost += [action.name]
      return false
    }
    performed += [action.name]
    return true
  }
}

/// Right: keeps one list of both kinds.
final class NotesPairs: UIApplication {
  private(set) var all: [(name: String, isDone: Bool)] = []

  override func sendAction(
    _ action: Action, to target: AnyObject?, from sender: AnyObject?, for event: UIEvent?
  ) -> Bool {
    all.append((action.name, super.sendAction(action, to: target, from: sender, for: event)))
    return all[all.count - 1].isDone
  }
}
