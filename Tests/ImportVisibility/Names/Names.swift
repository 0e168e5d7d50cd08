// swift-format-ignore-file: the names are C's.

// The names of CKotlinBridge once more. Who sees both can't use them: they are ambiguous.

public enum Mine {}

public typealias kb_bytes = Mine
public typealias kb_call_observer = Mine
public typealias kb_counters = Mine
public typealias kb_failure = Mine
public typealias kb_handle = Mine
public typealias kb_job = Mine
public typealias kb_library = Mine
public typealias kb_observer = Mine
public typealias kb_status = Mine

public let KB_ABI_VERSION = "mine"
public let KB_OK = "mine"
public let KB_CANCELLED = "mine"
public let KB_CANCEL_LATER = "mine"
public let KB_CALLER = "mine"
