import Foundation

extension UIButton {
  /// The image that the user sees now.
  var shownImage: UIImage? { configuration?.image ?? currentImage }

  /// What stands in the place of the image: the image, an activity indicator, or nothing.
  var shownPicture: UIView? {
    if configuration?.showsActivityIndicator == true { return storedActivityIndicator }
    return shownImage == nil ? nil : storedImageView
  }

  /// Brings all views that show something of the button in line with it.
  func refreshContent() {
    refreshTitleLabel()
    refreshSubtitleLabel()
    refreshImages()
    refreshActivityIndicator()
  }

  /// Makes the view once there is an image to show, or when it is asked for.
  @discardableResult
  func ensureImageView() -> UIImageView {
    if let storedImageView { return storedImageView }
    let view = UIImageView(image: shownImage)
    storedImageView = view
    addSubview(view)
    return view
  }

  private func refreshImages() {
    if let image = shownImage {
      ensureImageView().image = image
    } else {
      storedImageView?.image = nil
    }
    storedImageView?.isHidden = shownPicture !== storedImageView
    refreshBackground()
  }

  private func refreshBackground() {
    let image = configuration == nil ? currentBackgroundImage : nil
    if let storedBackgroundView { return storedBackgroundView.image = image }
    guard let image else { return }
    let view = UIImageView(image: image)
    storedBackgroundView = view
    insertSubview(view, at: 0)
  }

  private func refreshSubtitleLabel() {
    let subtitle = configuration?.subtitle ?? ""
    storedSubtitleLabel?.isHidden = subtitle.isEmpty
    guard !subtitle.isEmpty else { return }
    let label = storedSubtitleLabel ?? makeSubtitleLabel()
    label.text = subtitle
    label.textColor = configuration?.shownForegroundColor(tint: tintColor)
  }

  private func makeSubtitleLabel() -> UILabel {
    let label = UILabel()
    label.isAccessibilityElement = false
    label.font = .preferredFont(forTextStyle: .footnote)
    storedSubtitleLabel = label
    addSubview(label)
    return label
  }

  private func refreshActivityIndicator() {
    guard configuration?.showsActivityIndicator == true else {
      storedActivityIndicator?.removeFromSuperview()
      storedActivityIndicator = nil
      return
    }
    guard storedActivityIndicator == nil else { return }
    let indicator = UIActivityIndicatorView(style: .medium)
    indicator.isUserInteractionEnabled = false
    indicator.isAccessibilityElement = false
    indicator.startAnimating()
    storedActivityIndicator = indicator
    addSubview(indicator)
  }
}
