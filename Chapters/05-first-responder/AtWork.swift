import UIKit

final class MapViewController: UIViewController, UIAdaptivePresentationControllerDelegate {
  // listing: controller
  // In MapViewController:
  override var canBecomeFirstResponder: Bool { true }
  override var inputAccessoryView: UIView? { removed.isEmpty ? nil : bar }

  private var isOnTop = false

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    isOnTop = true
    takeOver()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    isOnTop = false
  }
  // end

  // listing: takeOver
  private func takeOver() {
    guard isOnTop, presentedViewController == nil else { return }
    if fields.contains(where: { $0.isFirstResponder }) { return }
    if !becomeFirstResponder() { print("refused; window:", view.window as Any) }
  }

  // In viewDidLoad, for each text field (text views have textViewDidEndEditing in their delegate):
  // field.addTarget(self, action: #selector(didEndSearch), for: .editingDidEnd)
  @objc private func didEndSearch() {
    Task { takeOver() }  // Later, when it is known whether another field has taken over.
  }
  // end

  // listing: sheet
  // MapViewController is a UIAdaptivePresentationControllerDelegate.
  func showSheet(_ sheet: UIViewController) {
    sheet.presentationController?.delegate = self
    present(sheet, animated: true)
  }

  // Only where a finger has pulled the sheet away; for your own call:
  // dismiss(animated: true) { Task { self.takeOver() } }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    Task { takeOver() }
  }
  // end

  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    guard motion == .motionShake, !removed.isEmpty else {
      return super.motionEnded(motion, with: event)
    }
    undo()
  }

  // listing: reload
  // In the same class.
  private func remove(_ name: String) {
    removed.append(name)
    reloadBar()
  }

  private func reloadBar() {
    reloadInputViews()
    for field in fields { field.reloadInputViews() }  // Only the first responder's call counts.
  }
  // end

  // listing: beside
  // A touch that climbs to the controller was beside the fields.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    view.endEditing(true)
  }
  // end

  private var fields: [UIView] { [search] }
  private let search = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
  private let removeButton = UIButton(type: .system)
  private var places = ["harbour", "market", "tower"]
  private var removed: [String] = []
  private lazy var bar = makeBar()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    search.placeholder = "Search"
    search.borderStyle = .roundedRect
    view.addSubview(search)
    search.addTarget(self, action: #selector(didEndSearch), for: .editingDidEnd)
    search.addTarget(self, action: #selector(didReturn), for: .editingDidEndOnExit)
    removeButton.frame = CGRect(x: 20, y: 160, width: 300, height: 44)
    removeButton.setTitle("Remove a place", for: .normal)
    removeButton.addAction(
      UIAction { [weak self] _ in self?.removeLast() }, for: .primaryActionTriggered)
    view.addSubview(removeButton)
  }

  @objc private func didReturn() {}  // That there is a target ends editing.

  private func removeLast() {
    guard let name = places.popLast() else { return }
    search.placeholder = "removed \(name)"
    remove(name)
  }

  private func makeBar() -> UIView {
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let undo = UIBarButtonItem(
      title: "Undo", primaryAction: UIAction { [weak self] _ in self?.undo() })
    toolbar.items = [.flexibleSpace(), undo]
    return SafeBar(around: toolbar)
  }

  private func undo() {
    guard let name = removed.popLast() else { return }
    places.append(name)
    search.placeholder = "restored \(name)"
    view.endEditing(true)
    reloadBar()
  }
}

// listing: safe
/// As high as what is in it, which stays above the home indicator.
final class SafeBar: UIView {
  init(around content: UIView) {
    super.init(frame: .zero)
    autoresizingMask = .flexibleHeight
    content.translatesAutoresizingMaskIntoConstraints = false
    addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: topAnchor),
      content.leadingAnchor.constraint(equalTo: leadingAnchor),
      content.trailingAnchor.constraint(equalTo: trailingAnchor),
      content.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("This bar is made in code.") }

  // So that the constraints decide the height, and no frame.
  override var intrinsicContentSize: CGSize { .zero }
}
// end

/// The same place on the screen, without any first responder.
final class GuideViewController: UIViewController {
  // The constraints below decide. The size is only for the beginning: up to iOS 18 a toolbar with
  // items and a zero frame was seen to log warnings about constraints.
  private let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    bar.items = [.flexibleSpace(), UIBarButtonItem(title: "Undo", primaryAction: nil)]
    view.addSubview(bar)
    // listing: guide
    // In viewDidLoad; the bar is an ordinary subview of the controller's view. A toolbar has a
    // height of its own; any other view needs a constraint for it.
    bar.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
    ])
    // end
  }
}

// listing: report
extension UIResponder {
  @objc func reportFirst(_ sender: Any?) { print("first responder:", self) }
}

@MainActor func printFirstResponder() {
  let isAnybody = UIApplication.shared.sendAction(
    #selector(UIResponder.reportFirst(_:)), to: nil, from: nil, for: nil)
  if !isAnybody { print("first responder: nobody") }
}
// end
