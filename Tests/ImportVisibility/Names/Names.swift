// The names are C's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Names of CKotlinBridge once more: who sees both of one name can't use it, for it is ambiguous. Only
// constants, because Swift prefers one of two types to the other without a word.

public let KB_ABI_VERSION = "mine"
public let KB_OK = "mine"
public let KB_CANCEL_LATER = "mine"
