/// What is to be hooked, worked out before anything is changed.
struct HookPlan {
  struct Member {
    let key: MemberKey
    let makeStrategy: () throws(HookError) -> any DispatchStrategy
  }

  let target: ClassMetadata
  let object: UnsafeRawPointer?
  let backend: HookBackend?
  let listener: Listener
  /// The member that is listened to, then those that must be intercepted for its sake.
  let members: [Member]
}
