"""Kotlin flows as asynchronous generators, by the C table of kotlin_bridge.h."""

import asyncio
import ctypes
import json
import os
from ctypes import CFUNCTYPE, POINTER, Structure, byref, c_int32, c_int64, c_uint32, c_uint64, c_void_p

OK, ABI_VERSION, ON_THE_POOL, CANCEL_LATER = 0, 6, 1, 0


class Bytes(Structure):
    _fields_ = [("data", c_void_p), ("size", c_int64)]

    def text(self):
        return ctypes.string_at(self.data, self.size).decode() if self.size else ""


class Failure(Structure):
    pass


Failure._fields_ = [
    ("code", c_int32), ("type_name", Bytes), ("message", Bytes), ("trace", Bytes),
    ("cause", POINTER(Failure)), ("exception", Bytes), ("fields", Bytes), ("error", c_uint64)]

OnEach = CFUNCTYPE(None, c_void_p, c_void_p, c_int64, c_int64)
OnComplete = CFUNCTYPE(None, c_void_p)
OnThrow = CFUNCTYPE(None, c_void_p, POINTER(Failure))
Receive = CFUNCTYPE(None, c_void_p, c_void_p, c_int64)


class Observer(Structure):
    _fields_ = [("context", c_void_p), ("on_each", OnEach), ("on_complete", OnComplete),
                ("on_throw", OnThrow), ("release", OnThrow)]


class Frame(Structure):
    _fields_ = [
        ("data", c_void_p), ("size", c_int64), ("capacity", c_int64), ("is_grown", c_int64),
        ("context", c_void_p), ("on_throw", OnThrow), ("observer", c_void_p), ("job", c_uint64),
        ("id", c_uint32), ("placement", c_int32), ("library", c_void_p), ("object", c_void_p)]


class Counters(Structure):
    _fields_ = [(name, c_int64) for name in ("jobs", "subscriptions", "handles", "references", "peers")]


def function(*types):
    return CFUNCTYPE(c_int32, *types)


class Table(Structure):
    """`kb_library`, as far as it is used here."""
    _fields_ = [
        ("abi_version", c_uint32), ("size", c_uint32), ("context", c_void_p),
        ("manifest", function(c_void_p, c_void_p, Receive)),
        ("subscribe", function(c_void_p, c_uint32, ctypes.c_char_p, c_int64, c_int32, c_uint32, c_int64,
                               POINTER(Observer), POINTER(c_uint64))),
        ("request", function(c_void_p, c_uint64, c_int64)),
        ("cancel", function(c_void_p, c_uint64, c_int32)),
        ("call", function(POINTER(Frame))),
        ("state", c_void_p * 3),
        ("counters", function(c_void_p, POINTER(Counters))),
        ("collect_garbage", c_void_p), ("module", c_void_p),
        ("release", function(c_void_p, c_uint64))]


class KotlinError(Exception):
    """What Kotlin threw: a `kind` of failure, a message, a class and the messages of its causes."""
    KINDS = {1: "failed", 2: "timeout", 3: "cancelled", 4: "misuse"}

    def __init__(self, failure):
        super().__init__(failure.message.text())
        self.kind = self.KINDS.get(failure.code, "failed")
        self.type_name = failure.type_name.text()
        self.causes = []
        while failure.cause:
            failure = failure.cause.contents
            self.causes.append(failure.message.text())


def encoded(*values):
    """Integers as `Long`, and texts."""
    parts = []
    for value in values:
        if isinstance(value, str):
            text = value.encode()
            parts.append(len(text).to_bytes(4, "little") + text)
        else:
            parts.append(value.to_bytes(8, "little", signed=True))
    return b"".join(parts)


class Library:
    """A Kotlin library with a bridge."""

    def __init__(self, path):
        name = os.path.basename(path).removeprefix("lib").split(".")[0]
        entry = getattr(ctypes.CDLL(path), name + "_kotlin_bridge")
        entry.restype = POINTER(Table)
        self.table = entry().contents
        assert self.table.abi_version == ABI_VERSION, "the library has another version of the bridge"
        received = []
        receive = Receive(lambda _, data, size: received.append(ctypes.string_at(data, size)))
        self.table.manifest(self.table.context, None, receive)
        manifest = json.loads(received[0])
        self.flows = {flow["name"]: flow["id"] for flow in manifest["flows"]}
        self.functions = {function["name"]: function["id"] for function in manifest["functions"]}
        self.makers = {f["flow"]: f["id"] for f in manifest["functions"] if "flow" in f}
        self.subscriptions = {}
        # Kotlin calls these until the process ends, and the context says which subscription is meant.
        self.callbacks = (OnEach(self.on_each), OnComplete(self.on_complete),
                          OnThrow(self.on_throw), OnThrow(self.on_release))

    def on_each(self, context, elements, size, count):
        value = int.from_bytes(ctypes.string_at(elements, 8), "little", signed=True)
        self.subscriptions[context].post(("element", value))

    def on_complete(self, context):
        self.subscriptions[context].post(("end", None))

    def on_throw(self, context, failure):
        self.subscriptions[context].post(("failure", KotlinError(failure.contents)))

    def on_release(self, context, unseen):
        error = KotlinError(unseen.contents) if unseen else None
        self.subscriptions.pop(context).post(("released", error))

    def call(self, id, arguments):
        """Calls a function that answers in place, with 8 bytes."""
        memory = ctypes.create_string_buffer(arguments, max(64, len(arguments)))
        frame = Frame(data=ctypes.addressof(memory), size=len(arguments), capacity=len(memory), id=id,
                      on_throw=OnThrow(lambda context, failure: None), library=self.table.context)
        status = self.table.call(byref(frame))
        assert status == OK, f"function {id} answered with status {status}"
        return memory.raw[:8]

    def number(self, function, *arguments):
        return int.from_bytes(self.call(self.functions[function], encoded(*arguments)), "little")

    def live_jobs(self):
        counters = Counters()
        self.table.counters(self.table.context, byref(counters))
        return counters.jobs


class Subscription:
    """A subscription to a flow of `Long`. Kotlin begins with the first element that is asked for."""
    count = 0

    def __init__(self, library, flow, *arguments):
        self.library = library
        self.loop = asyncio.get_running_loop()
        self.events = asyncio.Queue()
        self.ended = self.loop.create_future()
        self.released = self.loop.create_future()
        Subscription.count += 1
        library.subscriptions[Subscription.count] = self
        self.observer = Observer(Subscription.count, *library.callbacks)
        self.job = c_uint64()
        table, id, bytes = library.table, library.flows[flow], encoded(*arguments)
        made = library.makers.get(id)
        if made is not None:
            bytes = library.call(made, bytes)  # the handle of a flow object, which is held
        status = table.subscribe(table.context, id, bytes, len(bytes), ON_THE_POOL, 0, 0,
                                 byref(self.observer), byref(self.job))
        if made is not None:
            table.release(table.context, int.from_bytes(bytes, "little"))
        assert status == OK, f"the subscription to {flow} was refused with status {status}"

    def post(self, event):
        """Any thread of Kotlin's calls it; the loop has the event next."""
        self.loop.call_soon_threadsafe(self.take, event)

    def take(self, event):
        if event[0] == "released":
            self.released.set_result(event[1])
        else:
            self.events.put_nowait(event)
            if event[0] != "element":
                self.ended.set_result(None)

    def request(self, count):
        self.library.table.request(self.library.table.context, self.job, count)

    def cancel(self):
        self.library.table.cancel(self.library.table.context, self.job, CANCEL_LATER)

    async def elements(self):
        """Yields the elements. Kotlin makes the next one when somebody asks for it."""
        try:
            while True:
                self.request(1)
                what, value = await self.events.get()
                if what == "end":
                    return
                if what == "failure":
                    raise value
                yield value
        finally:
            self.cancel()
