public import Foundation

/// What an application tells of its life.
@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {}
