// swift-tools-version: 6.3
import PackageDescription

// The chapters' folders. Everything a chapter needs follows from its name.
let chapters = [
  "01-from-finger-to-app",
  "02-who-is-under-the-finger",
  "03-changing-the-answer",
  "04-the-responder-chain",
  "05-first-responder",
  "06-controls",
  "07-gesture-recognizers",
  "08-gestures-in-competition",
  "09-controls-against-gestures",
  "10-scroll-views",
  "11-tables-and-taps",
  "12-putting-it-together",
  "13-touches-that-get-lost",
  "14-ten-bug-reports",
  "15-a-recognizer-with-an-opinion",
  "16-not-only-fingers",
]

// .ci/run asks for a warning about each expression that takes more than 300 ms to check, as a few of
// them slow every build. It says so and does not fail: how long one takes depends on the machine.
let showsSlowExpressions = Context.environment["SHOW_SLOW_EXPRESSIONS"] != nil

// It builds without what a debugger needs, too: nobody will debug there, and it takes a seventh of the
// compiler's time. (For the frontend, as SwiftPM's own -g comes later.)
let forDebugging: [SwiftSetting] =
  Context.environment["WITHOUT_DEBUG_INFO"] == nil
  ? [] : [.unsafeFlags(["-Xfrontend", "-gnone"])]

// On Linux a clean build takes an eighth less of the processor without an index of the system's modules,
// and without LLVM's own check of what the compiler hands it. Both are options of a compiler, not of the
// language, so only compilers that are known to have them get them.
#if os(Linux) && compiler(>=6.3) && compiler(<6.5)
  let lean: [SwiftSetting] = [
    .unsafeFlags(["-index-ignore-system-modules", "-Xfrontend", "-disable-llvm-verify"])
  ]
#else
  let lean: [SwiftSetting] = []
#endif

// No warning may remain in .ci/run, which looks for them itself. For a reader a warning is no error: an
// SDK that is newer than this book may deprecate what it calls.
let warnings: [SwiftSetting] =
  showsSlowExpressions
  ? [.unsafeFlags(["-Xfrontend", "-warn-long-expression-type-checking=300"])] : []

// What our own code must meet. Exercises are built without: an unused variable stays a warning.
let strict: [SwiftSetting] =
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
  ] + warnings + forDebugging + lean

// In a release build the engine does not check at run time whether two accesses to a property
// overlap, which takes longer than many of the accesses. Debug builds, and so all tests, check it.
let unchecked: [SwiftSetting] = [
  .unsafeFlags(["-enforce-exclusivity=unchecked"], .when(configuration: .release))
]

let experiments: [Target.Dependency] = chapters.map { .target(name: "Experiments\($0.prefix(2))") }

// Who does the exercises needs their graders and nothing else, so `swift test` builds no more, and the
// first verdict comes in half the time. The tests of the engine, the stage, the pages and the commands
// come with WHOLE_BOOK=1, as they do where everything is proved.
let isWhole = ["WHOLE_BOOK", "PROVE_ALL", "CI"].contains { name in
  !["", "0", "false"].contains(Context.environment[name] ?? "")
}

let testsOfTheBook: [Target] = [
  .testTarget(
    name: "MiniUIKitTests",
    dependencies: ["MiniUIKit", "RandomScenes", "SeededRandom", "TestKit"],
    swiftSettings: strict),
  .testTarget(
    name: "StageTests", dependencies: ["PieceKit", "Stage", "TestKit"], swiftSettings: strict),
  .testTarget(
    name: "BookTests",
    dependencies: [
      "Authoring", "BookSite", "ExerciseKit", "GradingCore", "LiveBook", "PlacesApp",
      "WrittenExercises",
      "TestKit",
    ],
    swiftSettings: strict),
  .testTarget(
    name: "GradingTests", dependencies: ["Grading", "ExerciseKit", "GradingCore", "TestKit"],
    swiftSettings: strict),
  .testTarget(
    name: "WebTests",
    dependencies: [
      "ExerciseKit", "Grading", "LiveBook", "WrittenExercises", "SeededRandom", "TestKit",
    ]
      + chapters.map { .target(name: "Graders\($0.prefix(2))") },
    exclude: ["Scripts"], swiftSettings: strict),
  .testTarget(
    name: "CommandTests",
    dependencies: ["CommandKit", "bench", "chapter14", "chapter2", "soak", "study", "TestKit"],
    swiftSettings: strict),
  .testTarget(
    name: "StudyTests", dependencies: ["Authoring", "study", "TestKit"], swiftSettings: strict),
  .testTarget(name: "BenchTests", dependencies: ["bench", "TestKit"], swiftSettings: strict),
  .testTarget(
    name: "SoakTests", dependencies: ["CommandKit", "soak", "TestKit"], swiftSettings: strict),
  .testTarget(name: "TestKitTests", dependencies: ["TestKit"], swiftSettings: strict),
]

// An answer that does not compile costs the others nothing if `study` grades: it then has the chapter
// built from a folder of its own, in which the answer's stub takes its place (LeftOut.swift).
let chaptersOfStudy = (Context.environment["STUDY_CHAPTERS"] ?? "").split(separator: ",")

// One chapter: its experiments, its program, its exercises, their solutions and their graders.
func targets(of folder: String) -> [Target] {
  let number = String(folder.prefix(2))
  let program = number.hasPrefix("0") ? String(number.dropFirst()) : number
  // Files that belong to the chapter and are no part of its program.
  let others =
    ["README.md", "AtWork.swift", "questions.md", "Figures", "Experiments"]
    + ([
      "07": ["probe.txt"], "12": ["myths.md"], "14": ["Debugger"], "15": ["InSwiftUI.swift"],
      "16": ["InSwiftUI.swift"],
    ][number] ?? [])
  // SwiftUI's gestures, as far as this chapter needs them.
  let pieces: [Target.Dependency] = number == "15" ? ["PieceKit"] : []
  let exercises = chaptersOfStudy.contains { $0 == number } ? ".build/study/Exercises" : "Exercises"
  return [
    .target(
      name: "Experiments\(number)", dependencies: ["Stage"] + pieces,
      path: "Chapters/\(folder)/Experiments", swiftSettings: strict),
    .executableTarget(
      name: "chapter\(program)",
      dependencies: ["BookKit", .target(name: "Experiments\(number)")]
        + (number == "14" ? ["WrittenExercises"] : []),
      path: "Chapters/\(folder)", exclude: others,
      sources: ["main.swift"], swiftSettings: strict),
    .target(
      name: "Exercises\(number)", dependencies: ["ExerciseKit"] + pieces,
      path: "\(exercises)/\(folder)", exclude: ["README.md"], swiftSettings: lean),
    .target(
      name: "Solutions\(number)", dependencies: ["ExerciseKit"] + pieces,
      path: "Solutions/\(folder)", swiftSettings: strict),
    // The graders do not know the exercises, so an edit in an exercise compiles no grader again.
    .target(
      name: "Graders\(number)",
      dependencies: ["Grading", "WrittenExercises", "Stage", .target(name: "Solutions\(number)")]
        + pieces,
      path: "Tests/ExerciseTests/\(folder)", exclude: ["Messages", "Yours"], swiftSettings: strict),
    .testTarget(
      name: "Exercises\(number)Tests",
      dependencies: [
        "ExerciseKit", "Grading", "GradingWithTesting", "MiniUIKit", "WrittenExercises", "Stage",
        "TestKit",
        .target(name: "Exercises\(number)"), .target(name: "Graders\(number)"),
        .target(name: "Solutions\(number)"),
      ] + pieces,
      path: "Tests/ExerciseTests/\(folder)/Yours", swiftSettings: strict,
      // Links the tests in half the time, after every edit.
      linkerSettings: [.unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux]))]),
  ]
}

// listing: modules
//   exercises, solutions ── ExerciseKit ───────────────────────┐
//            │                   │                             │
//         graders ──────────── Grading                         │
//            └─────────────────────────────────────── Stage ── MiniUIKit
//                                                       │
//   chapter1 … ───────────────┬── BookKit ──────────────┤
//   study ────── Authoring ───┘                         │
//     └── BookSite ── LiveBook ─┬─ Experiments01 … ──────┤
//                               ├─ ExerciseScenes ───────┤
//                               └─ PlacesApp ────────────┘
//
//   An arrow goes from left to right: what stands left imports what stands right.
//   A chapter's program imports its experiments, too, and places imports PlacesApp, as Authoring
//   does, and BookSite imports Authoring. BookKit, bench and soak import CommandKit. Grading imports
//   GradingCore; so do BookKit and WrittenExercises, which graders, BookSite and chapter14 import.
//   PieceKit, between chapter 15 and the engine, is imported by what belongs to that chapter, by
//   PlacesApp and by ExerciseScenes.
//   MiniUIKit and CommandKit import nothing of ours.
// end
let package = Package(
  name: "LifeOfATouch",
  // Regular expressions and what the testing library needs; elsewhere it says nothing.
  platforms: [.macOS(.v15)],
  targets: [
    .target(
      name: "MiniUIKit", exclude: ["Conformance.md", "Rules"], swiftSettings: strict + unchecked),
    .target(name: "Stage", dependencies: ["MiniUIKit"], swiftSettings: strict),
    .target(
      name: "LiveBook", dependencies: ["ExerciseScenes", "PlacesApp", "Stage"] + experiments,
      path: "Sources/Book/LiveBook",
      swiftSettings: strict),
    .target(
      name: "ExerciseScenes", dependencies: ["PieceKit", "Stage"],
      path: "Sources/Exercises/ExerciseScenes", swiftSettings: strict),
    .target(name: "CommandKit", path: "Sources/Tools/CommandKit", swiftSettings: strict),
    .target(
      name: "BookKit", dependencies: ["CommandKit", "ExerciseKit", "GradingCore", "Stage"],
      path: "Sources/Book/BookKit",
      swiftSettings: strict),
    .target(
      name: "Authoring", dependencies: ["BookKit", "PlacesApp"], path: "Sources/Book/Authoring",
      swiftSettings: strict),
    .target(
      name: "BookSite",
      dependencies: [
        "Authoring", "BookKit", "GradingCore", "LiveBook", "MiniUIKit", "WrittenExercises", "Stage",
      ],
      path: "Sources/Book/BookSite",
      exclude: ["Page", "README.md"], swiftSettings: strict),
    .target(
      name: "ExerciseKit", dependencies: ["MiniUIKit"], path: "Sources/Exercises/ExerciseKit",
      swiftSettings: strict),
    // What chapter 15 needs of SwiftUI.
    .target(
      name: "PieceKit", dependencies: ["MiniUIKit"], path: "Sources/Exercises/PieceKit",
      swiftSettings: strict),
    .target(name: "SeededRandom", path: "Sources/Tools/SeededRandom", swiftSettings: strict),
    // What grades in the pages, too: without Foundation, processes and files.
    .target(
      name: "GradingCore", dependencies: ["ExerciseKit", "MiniUIKit"],
      path: "Sources/Exercises/GradingCore", swiftSettings: strict),
    .target(
      name: "WrittenExercises", dependencies: ["ExerciseKit", "GradingCore", "Stage"],
      path: "Sources/Exercises/WrittenExercises", swiftSettings: strict),
    .target(
      name: "Grading", dependencies: ["ExerciseKit", "GradingCore", "SeededRandom", "Stage"],
      path: "Sources/Exercises/Grading",
      swiftSettings: strict),
    .target(
      name: "GradingWithTesting", dependencies: ["Grading"],
      path: "Sources/Exercises/GradingWithTesting", swiftSettings: strict),
    .target(
      name: "PlacesApp", dependencies: ["Experiments12", "PieceKit", "Stage"],
      path: "Sources/Book/Places/App",
      swiftSettings: strict),
    .executableTarget(
      name: "places", dependencies: ["BookKit", "PlacesApp"], path: "Sources/Book/Places",
      exclude: ["App"], sources: ["main.swift"], swiftSettings: strict),
    .executableTarget(
      name: "study",
      dependencies: ["Authoring", "BookSite", "GradingCore", "LiveBook", "SeededRandom"],
      path: "Sources/Book/study",
      exclude: ["Web/Page"],
      swiftSettings: strict),
    .executableTarget(
      name: "bench", dependencies: ["CommandKit", "MiniUIKit"], path: "Sources/Tools/bench",
      exclude: ["README.md"],
      swiftSettings: strict),
    .target(
      name: "RandomScenes", dependencies: ["MiniUIKit", "SeededRandom"],
      path: "Sources/Tools/RandomScenes", swiftSettings: strict),
    .target(name: "TestKit", path: "Tests/TestKit", swiftSettings: strict),
    .executableTarget(
      name: "soak", dependencies: ["CommandKit", "RandomScenes"], path: "Sources/Tools/soak",
      swiftSettings: strict),
  ] + (isWhole ? testsOfTheBook : []) + chapters.flatMap(targets)
)
