/// Which calls an interceptor is about: one word of the metadata of a class and of its subclasses, and
/// what the calls through it mean.
struct MemberKey: Hashable {
  enum Kind: Hashable { case setter, getter, modify, method, deinitialiser }

  let kind: Kind
  /// The class that declares the member; nil for deinitialisers, which all classes have.
  let owner: ClassMetadata?
  let word: Int

  /// The member at a word of a class, under the class that first declares it.
  init(_ kind: Kind, word: Int, of target: ClassMetadata) {
    self.kind = kind
    self.word = word
    owner = target.method(atWord: word)?.owner
  }

  static var deinitialiser: MemberKey { MemberKey() }

  private init() {
    kind = .deinitialiser
    owner = nil
    word = ClassMetadata.destroyWord
  }
}
