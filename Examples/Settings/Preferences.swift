/// What somebody has chosen.
@MainActor
package final class Preferences {
  package var palette: Palette
  package var sendsNews: Bool

  package init(palette: Palette, sendsNews: Bool) {
    self.palette = palette
    self.sendsNews = sendsNews
  }
}
