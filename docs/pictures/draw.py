#!/usr/bin/env python3
"""Writes element.svg beside this file: the way of an element from Kotlin to Swift."""
import pathlib

STYLE = """
  text { font: 15px system-ui, sans-serif; fill: #24292f; text-anchor: middle }
  .title { font-weight: 600 }
  .code { font: 12px ui-monospace, monospace }
  .note { font-size: 13px; fill: #57606a }
  rect { fill: #f6f8fa; stroke: #8c959f; rx: 8 }
  line { stroke: #57606a; stroke-width: 1.5; marker-end: url(#head) }
  #head path { fill: #57606a }
  @media (prefers-color-scheme: dark) {
    text { fill: #e6edf3 } .note { fill: #9198a1 }
    rect { fill: #161b22; stroke: #6e7681 } line { stroke: #9198a1 } #head path { fill: #9198a1 }
  }
"""
BOXES = [
    (20, "Kotlin", "flow { emit(x) }", "a coroutine job"),
    (310, "the window", "x, x, x", "64 elements at most"),
    (600, "Swift", "for try await x in flow", "a task"),
]
ARROWS = [  # from, to, height, what
    (210, 310, 50, "elements"),
    (500, 600, 50, "elements"),
    (310, 210, 90, "credit"),
    (600, 500, 90, "requests"),
    (695, 115, 150, "break, cancel"),
    (115, 695, 190, "end or error, after the last element; then release"),
]


def text(x, y, what, kind=""):
    what = what.replace("&", "&amp;").replace("<", "&lt;")
    return f'  <text x="{x}" y="{y}" class="{kind}">{what}</text>'


def picture():
    lines = ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 810 210" role="img"'
             ' aria-label="Elements go from Kotlin through a window to Swift, requests and cancels go back">',
             f"  <style>{STYLE}  </style>",
             '  <marker id="head" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="8" markerHeight="8"'
             ' orient="auto-start-reverse"><path d="M0 0 8 4 0 8z"/></marker>']
    for x, title, code, note in BOXES:
        lines += [f'  <rect x="{x}" y="20" width="190" height="90"/>',
                  text(x + 95, 45, title, "title"), text(x + 95, 70, code, "code"), text(x + 95, 95, note, "note")]
    for begin, end, y, what in ARROWS:
        lines += [f'  <line x1="{begin}" y1="{y}" x2="{end}" y2="{y}"/>', text((begin + end) / 2, y - 7, what, "note")]
    for x in (115, 695):  # from the boxes down to the two long arrows
        lines.append(f'  <path d="M{x} 110V190" stroke="#8c959f" stroke-dasharray="3 4"/>')
    return "\n".join(lines + ["</svg>", ""])


pathlib.Path(__file__).with_name("element.svg").write_text(picture())
