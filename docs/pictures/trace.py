"""Draws a trace of KOTLIN_BRIDGE_TRACE=FILE.json as SVG, for docs/TRACING.md:

    python3 docs/pictures/trace.py trace.json > docs/pictures/NAME.svg

It shows what Perfetto shows: a row for each subscription and call, with its events, the arrow from a
cancel to the last event, and the count of what is alive.
"""

import json
import sys
from html import escape

WIDTH, LEFT, ROW, TOP = 800, 150, 26, 14
COLOURS = {"flow": "flow", "call": "call", "call from Kotlin": "call", "collection from Kotlin": "flow"}
MARKS = {"elements": "element", "request": "request", "cancel": "cancel"}

events = [event for event in json.load(open(sys.argv[1])) if event["ph"] != "M"]
end = max(event["ts"] for event in events)
scale = (WIDTH - LEFT - 20) / end


def x(time):
    return LEFT + time * scale


rows, lines = {}, []
for event in events:
    if event["ph"] in "bne" and not event["name"].startswith("make "):
        rows.setdefault(event["id"], []).append(event)
# A call that was over at once tells nothing here.
rows = {key: row for key, row in rows.items() if (row[-1]["ts"] - row[0]["ts"]) * scale > 3 or row[-1]["ph"] != "e"}

for number, row in enumerate(rows.values()):
    y = TOP + number * ROW
    first, last = row[0], row[-1]
    is_over = last["ph"] == "e"
    stop = last["ts"] if is_over else end
    name = first["name"] if is_over else first["name"] + " …"
    lines.append(f'<text class="name" x="{LEFT - 8}" y="{y + 14}">{escape(name)}</text>')
    lines.append(
        f'<rect class="{COLOURS[first["cat"]]}" x="{x(first["ts"]):.1f}" y="{y}" '
        f'width="{(stop - first["ts"]) * scale:.1f}" height="{ROW - 8}" rx="2"/>')
    for event in row[1:]:
        mark = MARKS.get(event["name"])
        if mark:
            place = x(event["ts"])
            # A request stands below the row: it comes with an element, most of the time.
            top, bottom = (y + ROW - 8, y + ROW - 3) if mark == "request" else (y + 2, y + ROW - 10)
            lines.append(f'<line class="{mark}" x1="{place:.1f}" x2="{place:.1f}" y1="{top}" y2="{bottom}"/>')
    cancel = next((event for event in row if event["name"] == "cancel"), None)
    if cancel and is_over and (stop - cancel["ts"]) * scale > 12:
        lines.append(
            f'<path class="arrow" d="M{x(cancel["ts"]):.1f} {y + 9}H{x(stop) - 3:.1f}" marker-end="url(#head)"/>')

bottom = TOP + len(rows) * ROW + 40
counts = [(event["ts"], sum(event["args"].values())) for event in events if event["ph"] == "C"]
most = max(count for _, count in counts)
path, level = f"M{LEFT} {bottom}", 0
for time, count in counts:
    path += f"H{x(time):.1f}V{bottom - 30 * count / most:.1f}"
path += f"H{x(end):.1f}V{bottom}Z"
lines.append(f'<text class="name" x="{LEFT - 8}" y="{bottom - 8}">alive, at most {most}</text>')
lines.append(f'<path class="count" d="{path}"/>')

step = next(s for s in (1e4, 2e4, 5e4, 1e5, 2e5, 5e5, 1e6, 2e6) if end / s <= 8)
time = 0
while time <= end:
    lines.append(f'<text class="time" x="{x(time):.1f}" y="{bottom + 18}">{time / 1000:.0f} ms</text>')
    time += step

print(f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {bottom + 28}" font-family="sans-serif" font-size="12">
<style>
text {{ fill: #24292f }} .name {{ text-anchor: end }} .time {{ text-anchor: middle; fill: #57606a }}
.flow {{ fill: #b6d7f5 }} .call {{ fill: #d8c9f0 }} .count {{ fill: #cfe8cf }}
.element {{ stroke: #0550ae; stroke-width: 2 }} .request {{ stroke: #57606a; stroke-width: 2 }}
.cancel {{ stroke: #cf222e; stroke-width: 3 }} .arrow {{ stroke: #cf222e; fill: none; stroke-width: 1.5 }}
@media (prefers-color-scheme: dark) {{
text {{ fill: #e6edf3 }} .time {{ fill: #8d96a0 }} .flow {{ fill: #1f4a73 }} .call {{ fill: #4a3a6b }} .count {{ fill: #23502c }}
.element {{ stroke: #79c0ff }} .request {{ stroke: #8d96a0 }} .cancel, .arrow {{ stroke: #ff7b72 }}
}}
</style>
<defs><marker id="head" viewBox="0 0 6 6" refX="5" refY="3" markerWidth="6" markerHeight="6" orient="auto"><path d="M0 0L6 3L0 6Z" fill="#cf222e"/></marker></defs>
{chr(10).join(lines)}
</svg>""")
