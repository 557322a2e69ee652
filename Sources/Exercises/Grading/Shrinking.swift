/// Makes the random choices of a scene that failed fewer and smaller, as long as it still fails.
struct Shrinking {
  /// The choices so far: the scene fails with them.
  private(set) var choices: [SceneRandom.Choice]
  private var runs = 0

  /// How often a scene is played again; so a verdict stays quick.
  private static let mostRuns = 120

  /// Plays a scene with these values; returns its choices if it fails, else nil.
  typealias Play = ([Int]) -> [SceneRandom.Choice]?

  /// - Parameter choices: The choices with which the scene failed.
  init(_ choices: [SceneRandom.Choice]) { self.choices = choices }

  /// Goes on until nothing can be left out and no number can be made smaller.
  mutating func run(_ play: Play) {
    var goesOn = true
    while goesOn {
      goesOn = false
      for size in [8, 4, 2, 1] where leaveOut(size, play) { goesOn = true }
      if lower(play) { goesOn = true }
    }
  }

  /// Leaves out some choices one after the other, from the end: then less is added to the scene.
  private mutating func leaveOut(_ size: Int, _ play: Play) -> Bool {
    var (found, end) = (false, choices.count)
    while end >= size {
      var values = choices.map(\.value)
      values.removeSubrange(end - size..<end)
      if fails(with: values, play) { found = true }
      end = min(end - 1, choices.count)
    }
    return found
  }

  /// Moves each number towards the simplest of its range, in steps that halve where it is too far.
  private mutating func lower(_ play: Play) -> Bool {
    var found = false
    for place in choices.indices {
      var step = choices.indices.contains(place) ? choices[place].distance : 0
      while step > 0, choices.indices.contains(place) {
        let choice = choices[place]
        var values = choices.map(\.value)
        values[place] += choice.value > choice.simplest ? -step : step
        if fails(with: values, play) {
          found = true
          step = min(step, choices.indices.contains(place) ? choices[place].distance : 0)
        } else {
          step /= 2
        }
      }
    }
    return found
  }

  /// Whether the scene fails with other values; if so, and if it is smaller, these are kept.
  private mutating func fails(with values: [Int], _ play: Play) -> Bool {
    guard runs < Self.mostRuns else { return false }
    runs += 1
    guard let tried = play(values), Self.size(tried) < Self.size(choices) else { return false }
    choices = tried
    return true
  }

  /// Fewer choices are smaller; of equally many, those nearer to the simplest.
  private static func size(_ choices: [SceneRandom.Choice]) -> (Int, Int) {
    (choices.count, choices.reduce(0) { $0 + $1.distance })
  }
}
