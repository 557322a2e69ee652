import MiniUIKit

/// What the file of exercise 11.5 has, as the reader gets it.
enum Stub11_5 {
  final class Shop: UITableViewDataSource {
    private(set) var bought: [Int] = []

    func numberOfRows(in tableView: UITableView) -> Int { 40 }

    func tableView(_ tableView: UITableView, cellForRowAt row: Int) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "item") {
        ItemCell(reuseIdentifier: "item")
      }
      let note = UIAction { [self] _ in bought.append(row) }
      (cell as? ItemCell)?.buy.addAction(note, for: .touchUpInside)
      return cell
    }
  }

  final class ItemCell: UITableViewCell {
    let buy = UIButton(frame: CGRect(x: 260, y: 4, width: 100, height: 36))

    override init(reuseIdentifier: String? = nil) {
      super.init(reuseIdentifier: reuseIdentifier)
      contentView.addSubview(buy)
    }
  }
}
