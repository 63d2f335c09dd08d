import Foundation
import Testing
import UIKit

@MainActor @Suite(.headlessUIKit) struct ProgressTests {
  @Test func `progress is clamped and read in percent`() {
    let bar = UIProgressView(progressViewStyle: .bar)
    bar.progress = 1.5
    #expect(bar.progress == 1)
    bar.setProgress(0.256, animated: true)
    #expect(bar.accessibilityValue == "26%")
    #expect(bar.progressViewStyle == .bar)
  }

  @Test func `an observed progress is shown instead of the bar's own`() {
    let bar = UIProgressView()
    let progress = Progress(totalUnitCount: 4)
    bar.observedProgress = progress
    progress.completedUnitCount = 1
    #expect(bar.progress == 0.25)
  }

  @Test func `an indicator is seen only while it spins`() {
    let indicator = UIActivityIndicatorView(style: .large)
    #expect(indicator.frame.size == CGSize(width: 37, height: 37))
    #expect(indicator.isHidden && !indicator.isAnimating)
    indicator.startAnimating()
    #expect(!indicator.isHidden && indicator.isAnimating)
    indicator.stopAnimating()
    #expect(indicator.isHidden)
    indicator.hidesWhenStopped = false
    #expect(!indicator.isHidden)
  }
}
