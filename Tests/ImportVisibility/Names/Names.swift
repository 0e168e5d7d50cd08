// These are names as C writes them.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Names that CKotlinBridge declares too. A file that sees both declarations can't use the name,
// because it is ambiguous. All are constants, because Swift silently prefers one of two types.

public let KB_ABI_VERSION = "mine"
public let KB_OK = "mine"
public let KB_CANCEL_LATER = "mine"
