import Foundation

/// The rows of a table whose document lists them, each with its cell.
@MainActor final class StaticRows: NSObject {
  struct Section {
    var header: String?
    var footer: String?
    var cells: [UITableViewCell] = []
    var heights: [CGFloat?] = []
  }

  var sections: [Section] = []

  /// The height that the document gives a row, if it gives one.
  func height(at path: IndexPath) -> CGFloat? { sections[path.section].heights[path.row] }
}

extension StaticRows: UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].cells.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    sections[indexPath.section].cells[indexPath.row]
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].header
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    sections[section].footer
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
}

extension InterfaceBuild {
  /// Makes the cells of a table that the document lists, and has the table show them.
  ///
  /// A table view controller that is its table's data source shows them too.
  func makeStaticRows(
    of table: UITableView, _ sections: InterfaceElement
  ) throws(StoryboardError) {
    let rows = StaticRows()
    for element in sections.children {
      var section = StaticRows.Section(
        header: element["headerTitle"] ?? element.child("string", key: "headerTitle")?.text,
        footer: element["footerTitle"] ?? element.child("string", key: "footerTitle")?.text)
      for cell in element.children(of: "cells") {
        section.cells.append(try make(cell, as: UITableViewCell.self))
        section.heights.append(try cell.optional("rowHeight", .number))
      }
      rows.sections.append(section)
    }
    table.ensureRare().staticRows = rows
    table.dataSource = rows
  }
}

extension UITableView {
  /// The rows that a document lists, which a table view controller shows.
  var staticRows: StaticRows? { rare?.staticRows }
}
