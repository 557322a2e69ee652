import UIKit

struct Place {
  let name: String
}

final class PlacesViewController: UIViewController, UITableViewDataSource, UITableViewDelegate,
  UIGestureRecognizerDelegate
{
  private let places = ["harbour", "market", "tower"].map { Place(name: $0) }
  private let tableView = UITableView()
  private let light = UILabel(frame: CGRect(x: 20, y: 50, width: 300, height: 24))
  private let field = UITextField(frame: CGRect(x: 20, y: 80, width: 300, height: 36))
  private lazy var tap = UITapGestureRecognizer(target: self, action: #selector(didTapBackground))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    field.placeholder = "Search"
    for each in [light, field] { view.addSubview(each) }
    tableView.register(PlaceCell.self, forCellReuseIdentifier: "place")
    tableView.frame = CGRect(x: 0, y: 140, width: view.bounds.width, height: 400)
    tableView.autoresizingMask = [.flexibleWidth]
    view.addSubview(tableView)
    connect()
  }

  // listing: tap
  private func connect() {
    tap.delegate = self
    view.addGestureRecognizer(tap)
    tableView.dataSource = self
    tableView.delegate = self
    tableView.keyboardDismissMode = .onDrag
  }

  @objc private func didTapBackground() { view.endEditing(true) }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    gestureRecognizer !== tap || touch.view?.isDescendant(of: tableView) != true
  }
  // end

  // listing: delegates
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    lightPin(of: places[indexPath.row], true)
  }

  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    lightPin(of: places[indexPath.row], false)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    view.endEditing(true)
    open(places[indexPath.row])
  }
  // end

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    places.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    // listing: each
    // In cellForRowAt: all that depends on the row, each time.
    let cell = tableView.dequeueReusableCell(withIdentifier: "place", for: indexPath)
    let place = places[indexPath.row]
    cell.textLabel?.text = place.name
    (cell as? PlaceCell)?.onVisit = { [weak self] in self?.light.text = "visited \(place.name)" }
    return cell
    // end
  }

  private func lightPin(of place: Place, _ isLit: Bool) { light.text = isLit ? place.name : nil }
  private func open(_ place: Place) { light.text = "opened \(place.name)" }
}

// listing: cell
final class PlaceCell: UITableViewCell {
  var onVisit: () -> Void = {}
  private let button = UIButton(type: .system)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    button.setTitle("Visited", for: .normal)
    button.frame = CGRect(x: 220, y: 4, width: 80, height: 36)
    contentView.addSubview(button)  // not addSubview
    button.addAction(UIAction { [weak self] _ in self?.onVisit() }, for: .primaryActionTriggered)
  }

  required init?(coder: NSCoder) { fatalError("This cell is made in code.") }

  override func prepareForReuse() {
    super.prepareForReuse()
    onVisit = {}
  }
}
// end
