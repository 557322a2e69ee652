import BookKit
import MiniUIKit
import Stage
import TestKit
import Testing

/// Nothing that an experiment builds outlives its run.
@Suite(.provedOnce(.book), .enabled(if: !chapters.isEmpty, "there is no chapter yet"))
struct FreedTests {
  @Test(arguments: EveryRun.some(of: chapters.flatMap { $0.experiments.map(\.id) }))
  func `every object of an experiment is freed when its run is over`(id: String) throws {
    let experiment = try #require(
      chapters.lazy.flatMap { $0.experiments }.first { $0.id == id })
    var seen: [Weak<AnyObject>] = []
    do {
      let stage = try experiment.play()
      seen = Self.objects(of: stage).map { Weak($0) }
    }
    #expect(seen.count > 9)
    expectEqual(seen.compactMap { $0.object }.map { "\(type(of: $0))" }, [])
  }

  /// Phone, app, windows, views, their controllers and recognizers.
  private static func objects(of stage: Stage) -> [AnyObject] {
    let (phone, app) = (stage.phone, stage.phone.application)
    var objects: [AnyObject] = [
      stage, phone, app, app.windowScene, phone.clock, phone.runLoop, phone.tracer,
      phone.digitizer, stage.recording, stage.appDelegate, stage.viewController,
    ]
    var waiting: [UIView] = app.windowScene.windows + [stage.root]
    while let view = waiting.popLast() {
      objects.append(view)
      objects += view.gestureRecognizers ?? []
      if let controller = view.next as? UIViewController { objects.append(controller) }
      waiting += view.subviews
    }
    return objects
  }
}
