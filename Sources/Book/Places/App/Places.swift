public import Stage

/// The app after each chapter, as a chapter of its own: what `swift run places` shows.
///
/// A step that repairs something is there as it was before, too: `6-before`.
public let places = Chapter(app: "Places", program: "places", steps.flatMap { $0.experiments })

/// The app after each chapter, in order.
let steps = [
  step1, step2, step3, step4, step5, step6, step7, step8, step9, step10, step11, step12,
  step13, step14,
  step16,
]
