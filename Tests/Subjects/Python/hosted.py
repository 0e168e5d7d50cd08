"""A bridge in Python alone, judged in its own process by ctypes on kotlin_bridge_conformance.h.

    python3 hosted.py libkotlinbridge-conformance.so [options of kotlin-bridge check]

Its flows are threads that count. It shows that the rules start an interpreter again with its script.
"""

import ctypes
import sys
import threading
from ctypes import CFUNCTYPE, POINTER, c_char_p, c_int32, c_int64, c_void_p

OFFERS = b"flow counting counts:*\nflow endless endless\nflow never never\n"


class Subject(ctypes.Structure):
    Subscribe = CFUNCTYPE(c_void_p, c_void_p, c_char_p, c_char_p, c_int64, c_void_p)
    Request = CFUNCTYPE(None, c_void_p, c_void_p, c_int64)
    Use = CFUNCTYPE(None, c_void_p, c_void_p)
    Count = CFUNCTYPE(c_int64, c_void_p, c_char_p)
    Open = CFUNCTYPE(None, c_void_p, c_char_p)
    _fields_ = [
        ("size", c_int64), ("context", c_void_p), ("offers", c_char_p), ("subscribe", Subscribe),
        ("request", Request), ("cancel", Use), ("drop", Use), ("count", Count), ("open", Open),
    ]


class Flow(threading.Thread):
    """Counts to a number as far as was requested, and then completes."""

    def __init__(self, number, demand, consumer):
        super().__init__(daemon=True)
        self.number, self.credit, self.consumer = number, demand, consumer
        self.is_cancelled = False
        self.changed = threading.Condition()

    def run(self):
        sent = 0
        while sent < self.number:
            with self.changed:
                self.changed.wait_for(lambda: self.credit > 0 or self.is_cancelled)
                if self.is_cancelled:
                    return
                self.credit -= 1
            library.kbc_element(self.consumer, sent)
            sent += 1
        if not self.is_cancelled:
            library.kbc_complete(self.consumer)

    def request(self, count):
        with self.changed:
            self.credit += count
            self.changed.notify()

    def cancel(self):
        with self.changed:
            self.is_cancelled = True
            self.changed.notify()


flows = {}
numbers = iter(range(1, 1 << 60))


def subscribe(_, name, argument, demand, consumer):
    number = next(numbers)
    count = {b"counting": int(argument or 0), b"endless": 1 << 62, b"never": 0}[name]
    flow = flows[number] = Flow(count, demand, consumer)
    if name != b"never":
        flow.start()
    return number


library = ctypes.CDLL(sys.argv[1])
library.kbc_element.argtypes = [c_void_p, c_int64]
library.kbc_complete.argtypes = [c_void_p]
library.kbc_check.argtypes = [POINTER(Subject), c_int32, POINTER(c_char_p)]
subject = Subject(
    ctypes.sizeof(Subject), None, OFFERS, Subject.Subscribe(subscribe),
    Subject.Request(lambda _, number, count: flows[number].request(count)),
    Subject.Use(lambda _, number: flows[number].cancel()),
    Subject.Use(lambda _, number: flows.pop(number).cancel()),
)
options = [option.encode() for option in sys.argv[2:]]
words = (c_char_p * len(options))(*options)
sys.exit(library.kbc_check(subject, len(options), words))
