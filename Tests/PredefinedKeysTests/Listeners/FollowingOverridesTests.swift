import Foundation
import Testing
import UIEnvironmentPredefinedKeys
import UIKit

/// Overrides that follow the system, in a process of their own: only there may a test change the
/// system's time zone.
@Suite struct FollowingOverridesTests {
  @Test func `a new time zone of the system is told to those who inherit it`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        setSystemTimeZone("Europe/Warsaw")
        let screen = Screen(noting: \.timeZone.identifier)
        #expect(screen.value == "Europe/Warsaw")
        setSystemTimeZone("Asia/Tokyo")
        post(.NSSystemTimeZoneDidChange)
        #expect(screen.updates == ["Asia/Tokyo"])
      }
    }
  }

  @Test func `a new time zone changes the current calendar, in the same telling`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        setSystemTimeZone("Europe/Warsaw")
        let screen = Screen(noting: \.calendar.timeZone.identifier)
        _ = (screen.value, screen.view.environmentValue(\.timeZone))
        setSystemTimeZone("Asia/Tokyo")
        post(.NSSystemTimeZoneDidChange)
        #expect(screen.updates == ["Asia/Tokyo"])
      }
    }
  }

  @Test func `those below an override that follows the system are told once`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        setSystemTimeZone("Europe/Warsaw")
        let screen = Screen(noting: \.timeZone.offset)
        let fixed = TellingView(\.timeZone.offset)
        screen.view.addSubview(fixed)
        fixed.environment(\.timeZone, TimeZone(secondsFromGMT: 60)!)
        screen.window.environment(\.timeZone, .autoupdatingCurrent)
        #expect(screen.updates.isEmpty, "it resolves to what was inherited before")
        setSystemTimeZone("Asia/Tokyo")
        post(.NSSystemTimeZoneDidChange)
        #expect(screen.updates == [9 * 3600])
        #expect(fixed.updates == [60])
        post(.NSSystemTimeZoneDidChange)
        #expect(screen.updates == [9 * 3600])
      }
    }
  }

  @Test func `several following overrides of one object are told together`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        // The system's own calendar is then what Calendar.autoupdatingCurrent resolves to.
        setSystemLocale("C")
        setSystemTimeZone("Europe/Warsaw")
        let screen = Screen(noting: \.calendar.timeZone.offset)
        screen.window.environment(\.timeZone, .autoupdatingCurrent)
        screen.window.environment(\.calendar, .autoupdatingCurrent)
        setSystemTimeZone("Asia/Tokyo")
        post(.NSSystemTimeZoneDidChange)
        #expect(screen.updates == [9 * 3600])
      }
    }
  }

  @Test func `a following value written again after the system changed counts as a change`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        setSystemTimeZone("Europe/Warsaw")
        let screen = Screen(noting: \.timeZone.offset)
        screen.window.environment(\.timeZone, .autoupdatingCurrent)
        setSystemTimeZone("Asia/Tokyo")
        NSTimeZone.resetSystemTimeZone()
        screen.window.environment(\.timeZone, .autoupdatingCurrent)
        #expect(screen.updates == [9 * 3600])
      }
    }
  }
}

private func setSystemTimeZone(_ identifier: String) {
  setenv("TZ", identifier, 1)
}

extension TimeZone {
  fileprivate var offset: Int { secondsFromGMT() }
}
