import Foundation

extension ElementKind {
  static let tableView = ElementKind(
    "tableView", in: scrollView, UITableView.self,
    designTime: ["style"],
    connections: [
      .outlet("delegate", \UITableView.delegate),
      .outlet("dataSource", \UITableView.dataSource),
      .outlet("prefetchDataSource", \UITableView.prefetchDataSource),
    ],
    [
      .attribute("style", .tableStyle) { (_, _) in },
      .attribute("dataMode", .tableData) { (_, _) in },
      .attribute("separatorStyle", .separatorStyle, \.separatorStyle),
      .attribute("rowHeight", .number, \.rowHeight),
      .attribute("estimatedRowHeight", .number, \.estimatedRowHeight),
      .attribute("sectionHeaderHeight", .number, \.sectionHeaderHeight),
      .attribute("sectionFooterHeight", .number, \.sectionFooterHeight),
      .attribute("estimatedSectionHeaderHeight", .number, \.estimatedSectionHeaderHeight),
      .attribute("estimatedSectionFooterHeight", .number, \.estimatedSectionFooterHeight),
      .attribute("allowsSelection", .flag, \.allowsSelection),
      .attribute("allowsMultipleSelection", .flag, \.allowsMultipleSelection),
      .attribute("allowsSelectionDuringEditing", .flag, \.allowsSelectionDuringEditing),
      .attribute(
        "allowsMultipleSelectionDuringEditing", .flag, \.allowsMultipleSelectionDuringEditing),
      .attribute(
        "sectionIndexMinimumDisplayRowCount", .integer, \.sectionIndexMinimumDisplayRowCount),
      .child(.color, key: "separatorColor", \.separatorColor),
      .child(.color, key: "sectionIndexColor", \.sectionIndexColor),
      .child(.color, key: "sectionIndexBackgroundColor", \.sectionIndexBackgroundColor),
      .child(.insets, key: "separatorInset", \.separatorInset),
      .build(views, key: "tableHeaderView") { (table, element, build) throws(StoryboardError) in
        table.tableHeaderView = try build.make(element, as: UIView.self)
      },
      .build(views, key: "tableFooterView") { (table, element, build) throws(StoryboardError) in
        table.tableFooterView = try build.make(element, as: UIView.self)
      },
      .build("prototypes") { (table, prototypes, build) in
        for element in prototypes.children {
          let prototype = InterfacePrototype(element, in: build)
          guard let identifier = prototype.reuseIdentifier else { continue }
          table.registerCellMaker(forCellReuseIdentifier: identifier) {
            prototype.make(as: UITableViewCell.self)
          }
        }
      },
      .build("sections") { (table, sections, build) throws(StoryboardError) in
        try build.makeStaticRows(of: table, sections)
      },
    ])

  static let tableViewCell = ElementKind(
    "tableViewCell", in: view, UITableViewCell.self,
    designTime: [
      "reuseIdentifier", "rowHeight", "textLabel", "detailTextLabel", "imageView",
      "hidesAccessoryWhenEditing", "focusStyle",
    ],
    [
      .attribute("style", .cellStyle) { (_, _) in },
      .attribute("selectionStyle", .selectionStyle, \.selectionStyle),
      .attribute("accessoryType", .accessoryType, \.accessoryType),
      .attribute("editingAccessoryType", .accessoryType, \.editingAccessoryType),
      .attribute("showsReorderControl", .flag, \.showsReorderControl),
      .attribute("shouldIndentWhileEditing", .flag, \.shouldIndentWhileEditing),
      .attribute("indentationLevel", .integer, \.indentationLevel),
      .attribute("indentationWidth", .number, \.indentationWidth),
      .child(.insets, key: "separatorInset", \.separatorInset),
      .build("tableViewCellContentView", "view", key: "contentView") {
        (cell, element, build) throws(StoryboardError) in
        build.nameLabels(of: cell, element.parent)
        try build.fill(cell.contentView, from: element)
      },
      .build(views, key: "accessoryView") { (cell, element, build) throws(StoryboardError) in
        cell.accessoryView = try build.make(element, as: UIView.self)
      },
      .build(views, key: "backgroundView") { (cell, element, build) throws(StoryboardError) in
        cell.backgroundView = try build.make(element, as: UIView.self)
      },
      .build(views, key: "selectedBackgroundView") {
        (cell, element, build) throws(StoryboardError) in
        cell.selectedBackgroundView = try build.make(element, as: UIView.self)
      },
    ])

  /// The content view of a cell, which the cell has made already.
  static let tableViewCellContentView = ElementKind(
    "tableViewCellContentView", in: view, UIView.self, designTime: ["tableViewCell"], [])

  /// The views that may stand in a place of their own, such as the header of a table.
  static let views: Set<String> = [
    "view", "label", "button", "imageView", "stackView", "searchBar", "switch", "slider", "stepper",
    "segmentedControl", "textField", "activityIndicatorView", "progressView", "containerView",
  ]
}

extension InterfaceBuild {
  /// Lets the labels and the image of a cell's style be what the document says of them, in place of
  /// views of their own.
  fileprivate func nameLabels(of cell: UITableViewCell, _ element: InterfaceElement?) {
    guard element?["style"] != nil else { return }
    if let id = element?["textLabel"], let label = cell.ensureTextLabel() {
      standIns[id] = label
    }
    if let id = element?["detailTextLabel"], let label = cell.ensureDetailLabel() {
      standIns[id] = label
    }
    if let id = element?["imageView"], let image = cell.ensureImageView() { standIns[id] = image }
  }
}

/// How a document says what a table shows.
enum TableData: Sendable {
  case prototypes, fixed
}

extension InterfaceText<TableData> {
  static let tableData = choice(["prototypes": TableData.prototypes, "static": .fixed])
}

extension InterfaceText<UITableView.Style> {
  static let tableStyle = choice([
    "plain": UITableView.Style.plain, "grouped": .grouped, "insetGrouped": .insetGrouped,
  ])
}

extension InterfaceText<UITableViewCell.CellStyle> {
  static let cellStyle = choice([
    "IBUITableViewCellStyleDefault": UITableViewCell.CellStyle.default,
    "IBUITableViewCellStyleValue1": .value1, "IBUITableViewCellStyleValue2": .value2,
    "IBUITableViewCellStyleSubtitle": .subtitle,
  ])
}

extension InterfaceText<UITableViewCell.SeparatorStyle> {
  static let separatorStyle = choice([
    "default": UITableViewCell.SeparatorStyle.singleLine, "none": .none,
    "singleLine": .singleLine, "singleLineEtched": .singleLine,
  ])
}

extension InterfaceText<UITableViewCell.SelectionStyle> {
  static let selectionStyle = choice([
    "default": UITableViewCell.SelectionStyle.default, "none": .none, "blue": .blue,
    "gray": .gray,
  ])
}

extension InterfaceText<UITableViewCell.AccessoryType> {
  static let accessoryType = choice([
    "none": UITableViewCell.AccessoryType.none, "disclosureIndicator": .disclosureIndicator,
    "detailDisclosureButton": .detailDisclosureButton, "checkmark": .checkmark,
    "detailButton": .detailButton,
  ])
}
