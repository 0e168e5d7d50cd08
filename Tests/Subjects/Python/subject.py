"""The flows of the fixtures in Python, for `kotlin-bridge check --subject 'subject.py LIBRARY'`.

It speaks the protocol of docs/SUBJECTS.md.
"""

import asyncio
import os
import sys

from kotlin_flows import KotlinError, Library, Subscription

MESSAGE = "boom"
# Each flow with what it does, and what it takes: the argument of the line `subscribe` and more.
FLOWS = {
    "longs": ("counts:*", lambda count: [int(count)]),
    "throwsAt": (f"throws:* {MESSAGE}", lambda count: [int(count), MESSAGE]),
    "endlessSynchronous": ("endless", lambda _: []),
    "neverEmits": ("never", lambda _: []),
    "cancelsItself": ("cancels:*", lambda count: [int(count), MESSAGE]),
    "onCancelledScope": ("dead", lambda _: [5]),
    "timesOut": ("times-out:*", lambda count: [int(count)]),
    "finallyThrowsWaiting": ("fails-when-cancelled:*", lambda count: [int(count), MESSAGE]),
    "endlessCounted": ("counted", lambda counter: [counter]),
    "blocksAfterBursts": ("gated", lambda gate: [1, 2**62, gate]),
}
ESCAPES = {"\\": "\\\\", " ": "\\s", "\n": "\\n", "\r": "\\r"}


def escaped(field):
    return "".join(ESCAPES.get(c, c) for c in str(field)) or "\\e"


def plain(field):
    if field == "\\e":
        return ""
    parts = field.split("\\\\")
    return "\\".join(p.replace("\\s", " ").replace("\\n", "\n").replace("\\r", "\r") for p in parts)


def say(*fields):
    sys.stdout.write(" ".join(map(escaped, fields)) + "\n")
    sys.stdout.flush()


class Consumer:
    """A loop over a flow, which goes on as elements are requested."""

    def __init__(self, id, subscription, demand):
        self.id = id
        self.subscription = subscription
        self.credit = demand
        self.has_credit = asyncio.Event()
        self.request(0)
        subscription.ended.add_done_callback(lambda _: self.has_credit.set())
        self.loop = asyncio.create_task(self.consume())
        self.watch = asyncio.create_task(self.report_release())

    def request(self, count):
        self.credit += count
        if self.credit > 0:
            self.has_credit.set()

    async def wait_for_credit(self):
        """Waits for a request, or for the end of the flow, which comes without one."""
        while self.credit == 0 and not self.subscription.ended.done():
            self.has_credit.clear()
            await self.has_credit.wait()
        self.credit = max(0, self.credit - 1)

    async def consume(self):
        elements = self.subscription.elements()
        try:
            await self.wait_for_credit()
            async for element in elements:
                self.element(element)
                await self.wait_for_credit()
            self.end()
        except KotlinError as error:
            self.failure(error)
        finally:
            await elements.aclose()

    def element(self, value):
        say("element", self.id, value)

    def end(self):
        say("end", self.id)

    def failure(self, error):
        say("failure", self.id, error.kind, error, error.type_name, *error.causes)

    async def cancel(self):
        self.loop.cancel()
        await asyncio.wait([self.loop])
        self.subscription.cancel()  # a loop that had not begun has not
        say("cancelled", self.id)

    async def report_release(self):
        unseen = await self.subscription.released
        await asyncio.wait([self.loop])
        if unseen is None:
            say("released", self.id)
        else:
            say("released", self.id, unseen.kind, unseen, unseen.type_name, *unseen.causes)


class Subject:
    def __init__(self, library, consumer=Consumer):
        self.library = library
        self.consumer = consumer
        self.consumers = {}
        self.tasks = set()

    def greet(self):
        print("kotlin-bridge-subject 1")
        print("can release jobs kinds details")
        for name, (what, _) in FLOWS.items():
            print("flow", name, what)
        print("ready", flush=True)

    def obey(self, word, *fields):
        if word == "open":
            self.library.number("open", fields[0], 1)
        elif word == "count":
            jobs = fields[1] == "jobs"
            say("counted", fields[0],
                self.library.live_jobs() if jobs else self.library.number("counter", fields[1]))
        elif word == "subscribe":
            id, flow, argument, demand = fields
            subscription = Subscription(self.library, flow, *FLOWS[flow][1](argument))
            self.consumers[id] = self.consumer(id, subscription, int(demand))
        elif word == "request":
            self.consumers[fields[0]].request(int(fields[1]))
        elif word == "cancel":
            task = asyncio.create_task(self.consumers[fields[0]].cancel())
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)
        elif word == "drop":
            del self.consumers[fields[0]]
        else:
            raise ValueError(f"unknown: {word}")

    async def run(self):
        self.greet()
        lines = asyncio.StreamReader()
        await asyncio.get_running_loop().connect_read_pipe(
            lambda: asyncio.StreamReaderProtocol(lines), sys.stdin)
        while line := await lines.readline():
            self.obey(*map(plain, line.decode().rstrip("\n").split(" ")))
        # Threads of Kotlin's may be inside of callbacks, so the interpreter is not taken down.
        os._exit(0)


if __name__ == "__main__":
    asyncio.run(Subject(Library(sys.argv[1])).run())
