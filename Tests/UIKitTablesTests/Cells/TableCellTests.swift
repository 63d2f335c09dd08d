import TestSupport
import Testing
import UIKit

@MainActor @Suite(.headlessUIKit) struct TableCellTests {
  private func cell(_ style: UITableViewCell.CellStyle) -> UITableViewCell {
    let cell = UITableViewCell(style: style, reuseIdentifier: "cell")
    cell.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
    return cell
  }

  private func labels(_ cell: UITableViewCell) -> [UILabel] {
    cell.contentView.subviews.compactMap { $0 as? UILabel }
  }

  @Test func `a cell is as said: its style decides which labels it has`() {
    #expect(cell(.default).reuseIdentifier == "cell")
    #expect(cell(.default).secondLabel == nil)
    for style in [UITableViewCell.CellStyle.value1, .value2, .subtitle] {
      #expect(cell(style).secondLabel != nil)
    }
  }

  @Test func `a subtitle stands below the text, a value at the end, mirrored from right to left`() {
    for style in [UITableViewCell.CellStyle.subtitle, .value1] {
      let cell = cell(style)
      cell.standardLabel?.text = "Name"
      cell.secondLabel?.text = "Value"
      cell.layoutIfNeeded()
      let labels = labels(cell)
      #expect(labels[0].frame.minX == 16)
      if style == .subtitle {
        #expect(labels[1].frame.minY == labels[0].frame.maxY)
      } else {
        #expect(labels[1].frame.maxX == 284)
      }
      cell.semanticContentAttribute = .forceRightToLeft
      cell.layoutIfNeeded()
      #expect(labels[0].frame.maxX == 284)
    }
  }

  @Test func `an accessory stands at the end and makes the content narrower`() {
    let cell = cell(.default)
    cell.accessoryType = .disclosureIndicator
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.width == 270)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    cell.accessoryView = view
    cell.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 234, y: 12, width: 50, height: 20))
    cell.semanticContentAttribute = .forceRightToLeft
    cell.layoutIfNeeded()
    #expect(view.frame.minX == 16)
    cell.accessoryView = nil
    cell.accessoryType = .none
    cell.layoutIfNeeded()
    #expect(view.superview == nil)
    #expect(cell.contentView.frame == cell.bounds)
  }

  @Test func `the accessory of editing takes the other's place while editing`() {
    let cell = cell(.default)
    let usual = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    let editing = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    cell.accessoryView = usual
    cell.editingAccessoryView = editing
    #expect(usual.superview === cell && editing.superview == nil)
    cell.isEditing = true
    #expect(usual.superview == nil && editing.superview === cell)
    cell.isEditing = false
    #expect(usual.superview === cell && editing.superview == nil)
  }

  @Test func `indentation moves the content`() {
    let cell = cell(.default)
    cell.indentationLevel = 2
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == CGRect(x: 20, y: 0, width: 280, height: 44))
  }

  @Test func `selecting and pressing pass through the methods that a subclass overrides`() {
    final class Cell: UITableViewCell {
      let log = EventLog()
      override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        log.note("selected \(selected)")
      }
      override func setHighlighted(_ highlighted: Bool, animated: Bool) {
        super.setHighlighted(highlighted, animated: animated)
        log.note("highlighted \(highlighted)")
      }
    }
    let cell = Cell(style: .default, reuseIdentifier: nil)
    cell.isSelected = true
    cell.isHighlighted = true
    #expect(cell.log.take() == ["selected true", "highlighted true"])
    cell.prepareForReuse()
    #expect(cell.log.take() == ["selected false", "highlighted false"])
  }

  @Test func `the labels of a selected cell are highlighted, unless selection does not show`() {
    let cell = cell(.default)
    cell.standardLabel?.text = "Name"
    cell.isSelected = true
    #expect(labels(cell)[0].isHighlighted)
    cell.selectionStyle = .none
    #expect(!labels(cell)[0].isHighlighted)
  }

  @Test func `a view of content that supports the next configuration is kept`() {
    let cell = cell(.default)
    var content = cell.defaultContentConfiguration()
    content.text = "One"
    cell.contentConfiguration = content
    let view = cell.contentView.subviews[0]
    content.text = "Two"
    cell.contentConfiguration = content
    #expect(cell.contentView.subviews == [view])
    cell.contentConfiguration = nil
    #expect(cell.contentView.subviews.isEmpty)
  }

  @Test func `backgrounds lie behind the content, the configured one in its insets`() {
    let cell = cell(.default)
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = .red
    background.backgroundInsets = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    cell.backgroundConfiguration = background
    cell.layoutIfNeeded()
    #expect(cell.subviews[0].frame == CGRect(x: 2, y: 1, width: 294, height: 40))
    #expect(cell.subviews[0].backgroundColor == .red)
    #expect(cell.subviews.last === cell.contentView)
    cell.backgroundConfiguration = nil
    let plain = UIView()
    cell.backgroundView = plain
    cell.layoutIfNeeded()
    #expect(cell.subviews == [plain, cell.contentView])
    #expect(plain.frame == cell.bounds)
  }

  @Test func `an update runs once before layout, however often it is asked for`() {
    let cell = cell(.default)
    var updates = 0
    cell.configurationUpdateHandler = { _, _ in updates += 1 }
    cell.setNeedsUpdateConfiguration()
    cell.setNeedsUpdateConfiguration()
    #expect(updates == 0)
    cell.layoutIfNeeded()
    #expect(updates == 1)
    cell.layoutIfNeeded()
    #expect(updates == 1)
  }
}

protocol SecondLabels: UIView {
  var detailTextLabel: UILabel? { get }
}

extension SecondLabels {
  var secondLabel: UILabel? { detailTextLabel }
}

extension UITableViewCell: SecondLabels {}
