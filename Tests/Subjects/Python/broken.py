"""The subject of subject.py, wrong in one way: `broken.py WAY LIBRARY`. The checks find each."""

import asyncio
import sys

from kotlin_flows import Library
from subject import Consumer, Subject, say


class LosesFirst(Consumer):
    """The first element gets lost."""

    def element(self, value):
        if value > 0:
            super().element(value)


class EndsTwice(Consumer):
    def end(self):
        super().end()
        super().end()


class SwallowsFailure(Consumer):
    """What Kotlin throws looks like an end."""

    def failure(self, error):
        self.end()


class IgnoresDemand(Consumer):
    """There is no back-pressure."""

    async def wait_for_credit(self):
        await asyncio.sleep(0)


class IgnoresCancel(Consumer):
    """The loop goes on after its cancel."""

    async def cancel(self):
        say("cancelled", self.id)


class LosesRelease(Consumer):
    """Nobody learns that the job has ended."""

    async def report_release(self):
        await self.subscription.released


class MixesUp(Consumer):
    """The elements come under another number."""

    def element(self, value):
        say("element", int(self.id) + 1000, value)


WAYS = {
    "loses-first": LosesFirst,
    "ends-twice": EndsTwice,
    "swallows-failure": SwallowsFailure,
    "ignores-demand": IgnoresDemand,
    "ignores-cancel": IgnoresCancel,
    "loses-release": LosesRelease,
    "mixes-up": MixesUp,
}

if __name__ == "__main__":
    asyncio.run(Subject(Library(sys.argv[2]), WAYS[sys.argv[1]]).run())
