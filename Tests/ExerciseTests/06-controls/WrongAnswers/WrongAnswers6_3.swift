import ExerciseKit
import Grading

let wrong6_3 = [
  WrongAnswer(
    "forgets super",
    gets: """
      A tap on save, whose target is the screen: 1 × didSave; performed didSave; lost nothing is right, your answer is 0 × didSave; performed didSave; lost nothing.
      The action was noted, and then it went nowhere: nobody called the application's own code.
      Rule: send: the application performs an action, or finds nobody, and says which (RC-22).
      """
  ) { watch { _, _ in (true, true) } },
  WrongAnswer(
    "calls super to ask and again to perform",
    gets: """
      A tap on save, whose target is the screen: 1 × didSave; performed didSave; lost nothing is right, your answer is 2 × didSave; performed didSave; lost nothing.
      The action was performed twice: each call of super performs it.
      Rule: send: the application performs an action, or finds nobody, and says which (RC-22).
      """
  ) {
    watch { _, perform in
      let isDone = perform()
      return (isDone, perform())
    }
  },
  WrongAnswer(
    "takes a nil target for a lost action",
    gets: """
      A tap on find, which has no target; the screen has the method: 1 × didFind; performed didFind; lost nothing is right, your answer is 1 × didFind; performed nothing; lost didFind.
      No target is not the same as nobody: the chain is searched, and the screen has the method.
      Rule: send: the application performs an action, or finds nobody, and says which (RC-22).
      """
  ) { watch { target, perform in (target != nil, perform()) } },
  WrongAnswer(
    "notes before it knows",
    gets: """
      A tap on print, which has no target; nobody has the method: 0 × didPrint; performed nothing; lost didPrint is right, your answer is 0 × didPrint; performed didPrint; lost nothing.
      You noted it without knowing; only the application's own answer tells.
      Rule: send: the application performs an action, or finds nobody, and says which (RC-22).
      """
  ) { watch { _, perform in (true, perform()) } },
  WrongAnswer(
    "searches the chain itself",
    gets: """
      A tap on print, while a printer elsewhere is first responder: 1 × didPrint; performed didPrint; lost nothing is right, your answer is 1 × didPrint; performed nothing; lost didPrint.
      You searched from the sender; the application asks the first responder before it.
      Rule: send: the application performs an action, or finds nobody, and says which (RC-22).
      """
  ) {
    let app = SearchesItself()
    return Watch(app: app, performed: { app.performed }, lost: { app.lost })
  },
  WrongAnswer(
    "always says yes",
    gets: """
      The answer to whoever sends didPrint: false is right, your answer is true.
      Nobody performed it, and you say that somebody did.
      Rule: send: the application performs an action, or finds nobody, and says which (RC-22).
      """
  ) { watch { _, perform in (perform(), true) } },
  WrongAnswer(
    "answers the opposite",
    gets: """
      The answer to whoever sends didFind: true is right, your answer is false.
      The screen performed it, and you say that nobody did.
      Rule: send: the application performs an action, or finds nobody, and says which (RC-22).
      """
  ) {
    watch { _, perform in
      let isDone = perform()
      return (isDone, !isDone)
    }
  },
  WrongAnswer(
    "hands on no target",
    gets: """
      A tap on copy, whose target is no responder: didCopy from copy, with the event is right, your answer is nothing.
      The action did not get to its target, or came there without its sender.
      Rule: send: who passes an action on passes on its target, sender and event (CT-30).
      """
  ) { handing { _, sender, event in (nil, sender, event) } },
  WrongAnswer(
    "hands on no sender",
    gets: """
      A tap on find, which has no target; the screen has the method: 1 × didFind; performed didFind; lost nothing is right, your answer is 0 × didFind; performed nothing; lost didFind.
      The search found nobody: without a first responder it begins at the sender it was given.
      Rule: send: the application performs an action, or finds nobody, and says which (RC-22).
      """
  ) { handing { target, _, event in (target, nil, event) } },
  WrongAnswer(
    "hands on no event",
    gets: """
      A tap on copy, whose target is no responder: didCopy from copy, with the event is right, your answer is didCopy from copy, without an event.
      The event of the touch did not get through.
      Rule: send: who passes an action on passes on its target, sender and event (CT-30).
      """
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
