import Foundation

/// What the table knows of its data.
struct TableLoading {
  /// The data source has to be asked anew how many rows there are.
  var needsData = true
  /// The heights have to be asked anew.
  var needsHeights = false
  var isLoading = false
  var isLayingOut = false
  /// How often the table begins anew because its data changes as it asks for it.
  static let roundLimit = 50

  /// Goes up with each change of the rows. Whoever asks or tells the program something on the way
  /// looks whether it is still the same.
  var version = 0
  var isEditing = false
  /// The width for which heights are known.
  var width: CGFloat = 0
}

extension UITableView {
  func prepareTable() {
    alwaysBounceVertical = true
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    var list = TraitStorage()
    let environment: UIListEnvironment =
      switch style {
      case .plain: .plain
      case .grouped: .grouped
      case .insetGrouped: .insetGrouped
      }
    list.set(TypedTraitValue(environment), id: SystemTrait.listEnvironment.rawValue)
    traitNode.setSystemOverrides(list)
    loading.width = bounds.width
    traitNode.register(
      self, for: .traits(TraitIDs([SystemTrait.preferredContentSizeCategory.rawValue])),
      kind: .system
    ) { object, _ in (object as? UITableView)?.heightsDidChange() }
  }

  func dataDidChange() {
    loading.needsData = true
    loading.version += 1
    sectionIndex.needsTitles = true
    clearSelection()
    setNeedsLayout()
  }

  func heightsDidChange() {
    guard !loading.needsData else { return }
    loading.needsHeights = true
    setNeedsLayout()
  }

  /// Asks the data source for the number of sections and rows, if that is due, and the delegate for
  /// their heights.
  func loadIfNeeded() {
    guard loading.needsData || loading.needsHeights, !loading.isLoading else { return }
    for _ in 0..<TableLoading.roundLimit where loading.needsData || loading.needsHeights {
      loading.isLoading = true
      let ended = load()
      loading.isLoading = false
      end(ended)
    }
    if loading.needsData || loading.needsHeights { reportUnrest() }
    sizeContent()
  }

  /// Takes what data source and delegate say, unless they change it as they are asked; returns what
  /// is no longer shown.
  private func load() -> EndedParts {
    let isOfData = loading.needsData
    if isOfData { shown.forgetEdges() }
    loading.needsData = false
    loading.needsHeights = false
    let counts = isOfData ? askCounts() : places.sections.map(\.rows.count)
    let sections = sections(counts: counts)
    guard !loading.needsData else { return EndedParts() }
    places = TableGeometry(sections)
    loading.width = bounds.width
    return isOfData ? shown.end() : EndedParts()
  }

  func reportUnrest() {
    Headless.report(
      .layoutDoesNotSettle(view: misuseName, passes: TableLoading.roundLimit))
  }

  /// The number of rows of each section, as the data source says now.
  func askCounts() -> [Int] {
    guard let dataSource else { return [] }
    var room = ListRoom()
    let count = checked(dataSource.numberOfSections(in: self), &room, "numberOfSections")
    return (0..<count).map {
      let rows = dataSource.tableView(self, numberOfRowsInSection: $0)
      return checked(rows, &room, "numberOfRowsInSection")
    }
  }

  private func checked(_ count: Int, _ room: inout ListRoom, _ method: String) -> Int {
    if count >= 0 { return room.take(count, method) }
    Headless.report(.lists(.negativeCount(count: count, method: method)))
    return 0
  }

  private func sections(counts: [Int]) -> [SectionGeometry] {
    let rules = HeightRules(self)
    return counts.enumerated().map { rules.section($0.offset, count: $0.element) }
  }

  /// The width of rows, between the sides that inset groups keep free.
  var rowWidth: CGFloat { max(0, bounds.width - 2 * sideInset) }

  var sideInset: CGFloat { style == .insetGrouped ? 16 : 0 }

  /// How far below the top of the content the first section begins.
  var sectionsStart: CGFloat { tableHeaderView?.frame.height ?? 0 }

  func sizeContent() {
    let height = sectionsStart + places.height + (tableFooterView?.frame.height ?? 0)
    let size = CGSize(width: bounds.width, height: height)
    if contentSize != size { contentSize = size }
  }

  func edgeViewDidChange(from old: UIView?, to view: UIView?) {
    if old !== view, old?.superview === self { old?.removeFromSuperview() }
    if let view {
      view.frame = CGRect(x: 0, y: 0, width: bounds.width, height: view.frame.height)
      addSubview(view)
    }
    if !loading.needsData { sizeContent() }
    setNeedsLayout()
  }
}
