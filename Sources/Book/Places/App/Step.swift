import MiniUIKit
import Stage

/// The app after one chapter: its screen, the touches that show what is new, and what of the earlier
/// steps it changes on purpose.
struct Step: Sendable {
  /// An earlier step whose touches do something else from this step on.
  struct Change: Sendable {
    /// The number of the earlier step.
    let step: Int
    /// Why that is wanted, as a sentence.
    let because: String
  }

  /// The app as it was before the step's repair, or with a repair that is none.
  struct Variant: Sendable {
    /// The word behind the step's number: `before` in `6-before`.
    let name: String
    /// What the run shows, in at most sixty characters.
    let title: String
    /// The kinds of the trace its text shows; nil for the step's.
    var kinds: [String]?
    /// What is asked before the touches.
    var question: Prediction?
    /// Makes the screen of the app; nil for the step's.
    var makeScreen: (@Sendable () -> Places1)?
    /// Makes the window of the app; nil for the step's.
    var makeWindow: (@Sendable (UIWindowScene) -> PlacesWindow)?
    /// What the user does; nil for the step's touches.
    var touches: (@Sendable (Stage) throws(ScriptError) -> Void)?
  }

  /// The number of the chapter.
  let number: Int
  /// What the run shows, in at most sixty characters.
  let title: String
  /// The kinds of the trace its text shows.
  let kinds: [String]
  /// What it changes on purpose.
  let changes: [Change]
  /// Makes the screen of the app.
  let makeScreen: @Sendable () -> Places1
  /// Makes the app.
  let makeApplication: @Sendable () -> UIApplication
  /// Makes the window of the app.
  let makeWindow: @Sendable (UIWindowScene) -> PlacesWindow
  /// What the user does.
  ///
  /// It knows places on the glass and no views, so that the app of any later step can be touched in
  /// the same way.
  let touches: @Sendable (Stage) throws(ScriptError) -> Void
  /// What is asked before the touches, if the chapter's text asks something that they answer.
  let question: Prediction?
  /// The app without the step's repair, and what else is compared with it.
  let variants: [Variant]
  /// What is to be seen afterwards, besides the diary: a word and a value each.
  let facts: @Sendable (Stage, Places1) -> [[String]]

  init(
    _ number: Int, _ title: String, kinds: [String], changes: [Change] = [],
    question: Prediction? = nil, variants: [Variant] = [],
    screen makeScreen: @escaping @Sendable () -> Places1,
    application makeApplication: @escaping @Sendable () -> UIApplication = { UIApplication() },
    window makeWindow: @escaping @Sendable (UIWindowScene) -> PlacesWindow = {
      LoggingWindow(windowScene: $0)
    },
    touches: @escaping @Sendable (Stage) throws(ScriptError) -> Void,
    facts: @escaping @Sendable (Stage, Places1) -> [[String]] = { _, _ in [] }
  ) {
    (self.number, self.title, self.kinds, self.changes) = (number, title, kinds, changes)
    (self.makeScreen, self.makeWindow, self.variants) = (makeScreen, makeWindow, variants)
    self.makeApplication = makeApplication
    (self.touches, self.question, self.facts) = (touches, question, facts)
  }

  /// A phone on which the app of this step has been started.
  func stage(_ settings: Settings = Settings()) -> Stage { stage(settings, nil) }

  private func stage(_ settings: Settings, _ variant: Variant?) -> Stage {
    let stage = Stage(
      settings: settings, application: makeApplication(),
      viewController: named("screen", (variant?.makeScreen ?? makeScreen)()),
      makeWindow: variant?.makeWindow ?? makeWindow)
    (stage.viewController as? Places1)?.didStart(on: stage.phone.application)
    return stage
  }

  /// The step as the program shows it.
  var experiment: Experiment { experiment(String(number), title, kinds, question, nil) }

  /// The step, and the app without its repair: `6`, `6-before`.
  var experiments: [Experiment] {
    [experiment]
      + variants.map { variant in
        experiment(
          String(number) + "-" + variant.name, variant.title, variant.kinds ?? kinds,
          variant.question, variant)
      }
  }

  private func experiment(
    _ id: String, _ title: String, _ kinds: [String], _ question: Prediction?, _ variant: Variant?
  ) -> Experiment {
    Experiment(
      id, title, kinds: kinds, showsChain: false, tellsLeftOut: false,
      answersShakes: number >= step5.number, prediction: question, pictures: [.scene],
      on: { stage($0, variant) }
    ) { stage throws(ScriptError) in
      try (variant?.touches ?? touches)(stage)
      guard let screen = stage.viewController as? Places1 else { return }
      let diary = screen.diary.isEmpty ? "empty" : screen.diary.joined(separator: ", ")
      stage.recording.add(Table("Diary: " + diary, facts(stage, screen), hasHeading: false))
    }
  }
}

extension Run {
  /// The app's screen, as the run leaves it.
  var places: Places1? { stage.viewController as? Places1 }
}
