/// The house as an SVG picture: a box for each module, a line to each module that it stands on.
package struct Picture {
  private let floors: Floors
  private let grid: Grid

  private let box = (width: 250, height: 50)
  private let gap = (x: 26, y: 34)
  private let margin = 16

  package init(_ floors: Floors) {
    self.floors = floors
    grid = Grid(floors)
  }

  package var svg: String {
    let columns = grid.rows.map(\.count).max() ?? 0
    let width = margin * 2 + columns * box.width + max(columns - 1, 0) * gap.x
    let height = margin * 2 + grid.rows.count * (box.height + gap.y) - gap.y
    let centers = centers(width: width, height: height)
    var lines = [
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" role="img" \
      aria-label="The modules and what each stands on" text-anchor="middle" \
      font-family="system-ui, sans-serif">
      """,
      style,
    ]
    lines += grid.ties.map { line(of: $0.compactMap { centers[$0] }) }
    lines += floors.modules.flatMap { module in
      centers[.module(module.name)].map { drawing(of: module, at: $0) } ?? []
    }
    return (lines + ["</svg>", ""]).joined(separator: "\n")
  }

  private let style = """
    <style>
      rect { fill: #f6f8fa; stroke: #57606a; }
      rect.inner { stroke-dasharray: 4 3; }
      text { fill: #1f2328; font-size: 14px; font-weight: 600; }
      text.folder { fill: #57606a; font-size: 11px; font-weight: 400; }
      path { fill: none; stroke: #8c959f; stroke-width: 1.5; }
      @media (prefers-color-scheme: dark) {
        rect { fill: #161b22; stroke: #8b949e; }
        text { fill: #e6edf3; }
        text.folder { fill: #8b949e; }
        path { stroke: #6e7681; }
      }
    </style>
    """

  /// The middle of every place; each row is centered.
  private func centers(width: Int, height: Int) -> [Grid.Place: (x: Int, y: Int)] {
    var centers: [Grid.Place: (x: Int, y: Int)] = [:]
    for (floor, row) in grid.rows.enumerated() {
      let rowWidth = row.count * box.width + (row.count - 1) * gap.x
      for (column, place) in row.enumerated() {
        centers[place] = (
          x: (width - rowWidth) / 2 + column * (box.width + gap.x) + box.width / 2,
          y: height - margin - floor * (box.height + gap.y) - box.height / 2
        )
      }
    }
    return centers
  }

  private func drawing(of module: Floors.Module, at center: (x: Int, y: Int)) -> [String] {
    let inner = module.isPublic ? "" : " class=\"inner\""
    return [
      """
      <rect\(inner) x="\(center.x - box.width / 2)" y="\(center.y - box.height / 2)" \
      width="\(box.width)" height="\(box.height)" rx="6"/>
      """,
      "<text x=\"\(center.x)\" y=\"\(center.y - 3)\">\(module.name)</text>",
      "<text class=\"folder\" x=\"\(center.x)\" y=\"\(center.y + 15)\">\(module.path)</text>",
    ]
  }

  /// From the bottom of the first box to the top of the last, straight down past the floors between.
  private func line(of points: [(x: Int, y: Int)]) -> String {
    let half = box.height / 2
    var path = "M\(points[0].x) \(points[0].y + half)"
    for (upper, lower) in zip(points, points.dropFirst()) {
      let (start, end) = (upper.y + half, lower.y - half)
      let turn = (start + end) / 2
      path += " L\(upper.x) \(start) C\(upper.x) \(turn) \(lower.x) \(turn) \(lower.x) \(end)"
    }
    return "<path d=\"\(path)\"/>"
  }
}
