#!/usr/bin/env python3
"""pages.py FOLDER BASE [BENCHMARK]: writes the pages of the repository as HTML into FOLDER, and into DocC's pages below
FOLDER/api, which are there already, the links to them. BASE is the path at which FOLDER will be served. BENCHMARK is a page
that `kotlin-bridge bench --html` has written.

Needs python3-markdown-it, python3-mdit-py-plugins and python3-pygments of Debian. A page of docs that the navigation below
does not name, and a link to a file that is not committed, are errors."""
import html
import pathlib
import posixpath
import re
import string
import subprocess
import sys

from markdown_it import MarkdownIt
from markdown_it.token import Token
from mdit_py_plugins.anchors import anchors_plugin
from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexers import get_lexer_by_name, get_lexer_for_filename
from pygments.util import ClassNotFound

from rules import Violators, link_rules

HERE = pathlib.Path(__file__).parent
ROOT = HERE.parent.parent
API, TUTORIAL = "api/documentation/", "api/tutorials/weather/"
BENCHMARK = "benchmark.html"

# The pages by group: the file, or the path within the site, and the name in the navigation.
NAVIGATION = [
    ("Start", [("README.md", "Overview"), ("docs/OWN-LIBRARY.md", "Your own library"), (TUTORIAL, "Tutorial"),
               ("docs/SAMPLES.md", "Samples")]),
    ("Use", [("docs/FORMS.md", "Forms"), ("docs/GENERATED.md", "Generated modules"), ("docs/CATALOGUE.md", "Catalogue"),
             ("docs/IMPLEMENTING.md", "Kotlin interfaces"), ("docs/BUNDLE.md", "Bundles"),
             ("docs/TRACING.md", "Tracing"), ("docs/CI.md", "Checks in CI")]),
    ("Reference", [(API, "Swift API"), ("docs/RULES.md", "Rules"), ("docs/SUBJECTS.md", "Other languages"),
                   ("docs/ABI.md", "C boundary"), ("docs/MANIFEST.md", "Manifest"), ("docs/GLOSSARY.md", "Glossary")]),
    ("Project", [("docs/PERFORMANCE.md", "Performance"), (BENCHMARK, "Benchmark"), ("docs/VERSIONS.md", "Versions"),
                 ("CHANGELOG.md", "Changelog"), ("docs/PUBLISHING.md", "Publishing")]),
]


def fail(message):
    sys.exit(f"pages.py: error: {message}")


def place_of(path):
    """Where the site has a committed file."""
    if path == "README.md":
        return "index.html"
    if path.endswith(".md") and posixpath.dirname(path) in ("", "docs"):
        return posixpath.basename(path).lower().removesuffix(".md") + ".html"
    if path.startswith("docs/pictures/") and path.endswith(".svg"):
        return path.removeprefix("docs/")
    # The text of any other file is a page, so that no link to one is dead.
    return f"source/{path}.html"


def relative(target, page):
    """A link from one place of the site to another: these work at any path, and from files."""
    link = posixpath.relpath(target, posixpath.dirname(page) or ".")
    return link + "/" if target.endswith("/") else link


def slug(title):
    """GitHub's, so that links with anchors work there and here."""
    return re.sub(r"[^\w\- ]", "", title.strip().lower()).replace(" ", "-")


def colored(code, language, _attributes=""):
    try:
        lexer = get_lexer_by_name(language, stripnl=False)
    except ClassNotFound:
        return html.escape(code)
    return highlight(code, lexer, HtmlFormatter(nowrap=True))


def text_of(inline):
    return "".join(child.content for child in inline.children if child.type in ("text", "code_inline"))


class Site:
    def __init__(self, folder, base, benchmark):
        self.folder, self.base, self.benchmark = folder, base, benchmark
        listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True)
        self.committed = set(listed.stdout.rstrip("\0").split("\0"))
        self.template = string.Template((HERE / "page.html").read_text())
        self.sources = set()
        self.groups = [(title, [page for page in pages if benchmark or page[0] != BENCHMARK])
                       for title, pages in NAVIGATION]

    def pages(self):
        named = {path for _, pages in NAVIGATION for path, _ in pages if path.endswith(".md")}
        there = {"README.md", "CHANGELOG.md"} | {f"docs/{page.name}" for page in (ROOT / "docs").glob("*.md")}
        if named != there:
            fail(f"the navigation in docs/site/pages.py has to name each page once: {', '.join(sorted(named ^ there))}")
        return sorted(named)

    def write(self, place, text):
        file = self.folder / place
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)

    def navigation(self, current):
        parts = []
        for title, pages in self.groups:
            parts.append(f"<h2>{title}</h2><ul>")
            for path, name in pages:
                place = place_of(path) if path.endswith(".md") else path
                mark = ' aria-current="page"' if place == current else ""
                parts.append(f'<li><a href="{relative(place, current)}"{mark}>{name}</a></li>')
            parts.append("</ul>")
        return "".join(parts)

    def page(self, place, title, body):
        name = "Kotlin Bridge"
        self.write(place, self.template.substitute(
            title=title if title == name else f"{html.escape(title)} · {name}", body=body,
            navigation=self.navigation(place), top=relative(".", place) + "/"))

    # ---- Markdown ----

    def markdown(self, path):
        """Writes a page of the repository."""
        parser = MarkdownIt("commonmark", {"highlight": colored}).enable("table")
        parser.use(anchors_plugin, max_level=4, slug_func=slug)
        # The index lets keys scroll a table that is too wide.
        box = '<div class="wide" role="region" aria-label="Table" tabindex="0">'
        parser.add_render_rule("table_open", lambda *_: f"{box}<table>")
        parser.add_render_rule("table_close", lambda *_: "</table></div>")
        tokens = parser.parse((ROOT / path).read_text())
        place = place_of(path)
        for token in tokens:
            for child in token.children or []:
                for attribute in ("href", "src"):
                    if child.attrGet(attribute):
                        child.attrSet(attribute, self.link(child.attrGet(attribute), path, place))
        if path == "docs/RULES.md":
            link_rules(tokens, Violators(ROOT), lambda file, line: self.source(file, place) + f"#L{line}")
        if path == "docs/PERFORMANCE.md":
            self.add_measured_page(tokens)
        headings = [(token.tag, token.attrGet("id"), text_of(tokens[i + 1]))
                    for i, token in enumerate(tokens) if token.type == "heading_open"]
        end = next(i for i, token in enumerate(tokens) if token.type == "heading_close") + 1
        render = lambda part: parser.renderer.render(part, parser.options, {})
        self.page(place, headings[0][2], render(tokens[:end]) + self.contents(headings) + render(tokens[end:]))

    @staticmethod
    def contents(headings):
        sections = [(anchor, title) for tag, anchor, title in headings if tag == "h2"]
        if len(sections) < 4:
            return ""
        items = "".join(f'<li><a href="#{anchor}">{html.escape(title)}</a></li>' for anchor, title in sections)
        return f'<details class="contents"><summary>On this page</summary><ul>{items}</ul></details>'

    def link(self, target, path, place):
        """What a link of a page becomes in the site. Links to other hosts stay."""
        if re.match(r"[a-z]+:|#", target):
            return target
        file, _, anchor = target.partition("#")
        file = posixpath.normpath(posixpath.join(posixpath.dirname(path), file))
        if place_of(file).startswith("source/"):
            found = self.source(file, place)
        elif file in self.committed:
            found = relative(place_of(file), place)
        else:
            fail(f"{path} links to {target}, which is not committed")
        return found + (f"#{anchor}" if anchor else "")

    def source(self, path, place):
        """A link to the page with the text of a file, or with the list of a folder's files."""
        is_folder = any(file.startswith(path + "/") for file in self.committed)
        if path not in self.committed and not is_folder:
            fail(f"{place} links to {path}, which is not committed")
        self.sources.add(path)
        return relative(place_of(path), place)

    def add_measured_page(self, tokens):
        """Says where the measured page is, or how to make it."""
        text = (f'<p class="note"><a href="{BENCHMARK}">The measured page</a> has bars and all figures of one run.</p>'
                if self.benchmark else
                '<p class="note"><code>kotlin-bridge bench --html bench.html</code> draws a page with bars and all figures '
                "of one run. This site was made without one.</p>")
        tokens.insert(3, Token("html_block", "", 0, content=text + "\n"))

    # ---- Other pages ----

    def write_sources(self):
        """The text of each file that a page links to. A folder's page links to more."""
        written = set()
        while self.sources - written:
            path = min(self.sources - written)
            written.add(path)
            body = self.text(path) if path in self.committed else self.listing(path)
            self.page(place_of(path), path, f"<h1><code>{html.escape(path)}</code></h1>\n{body}")

    def listing(self, folder):
        files = sorted(file for file in self.committed if file.startswith(folder + "/"))
        items = [f'<li><a href="{self.source(file, place_of(folder))}">{file.removeprefix(folder + "/")}</a></li>'
                 for file in files]
        return f"<ul>{''.join(items)}</ul>"

    @staticmethod
    def text(path):
        code = (ROOT / path).read_text()
        try:
            lines = highlight(code, get_lexer_for_filename(path, stripnl=False), HtmlFormatter(nowrap=True))
        except ClassNotFound:
            lines = html.escape(code)
        numbered = "\n".join(f'<span id="L{number}">{line}</span>'
                             for number, line in enumerate(lines.removesuffix("\n").split("\n"), 1))
        return f'<pre tabindex="0"><code>{numbered}</code></pre>'

    def write_benchmark(self):
        """The measured page as it is, with a way back."""
        page = self.benchmark.read_text()
        if page.count("<body>") != 1 or page.count("<head>") != 1:
            fail(f"{self.benchmark} is not a page of kotlin-bridge bench --html")
        page = page.replace("<head>", '<head><link rel="icon" href="favicon.svg">')
        self.write(BENCHMARK, page.replace("<body>", '<body><p><a href="./" style="color: inherit">Kotlin Bridge</a></p>'))

    def write_style(self):
        light, dark = (HtmlFormatter(style=style).get_style_defs("code") for style in ("xcode", "github-dark"))
        rules = [re.sub(r"(?m)^(pre|td|span)\b.*\n?", "", text) for text in (light, dark)]
        # The box of the code has its own background.
        rules = [re.sub(r"(?m)^code \{.*\n?", "", text) for text in rules]
        self.write("style.css", (HERE / "style.css").read_text()
                   + f"{rules[0]}\n@media (prefers-color-scheme: dark) {{\n{rules[1]}\n}}\n")
        self.write("favicon.svg", (HERE / "favicon.svg").read_text())

    def finish_api(self):
        """What DocC's pages ask for and do not have, and the links back to the site. DocC shows a template of this name."""
        api = self.folder / "api"
        (api / "theme-settings.json").write_text((HERE / "theme-settings.json").read_text())
        header = string.Template((HERE / "header.html").read_text()).substitute(base=self.base)
        for file in api.rglob("index.html"):
            text = file.read_text()
            file.write_text(re.sub(r"(<body[^>]*>)", lambda body: body[1] + header, text, count=1))
        # DocC's own start page would look for an article that there is not.
        (api / "index.html").write_text('<!doctype html><html lang="en"><meta charset="utf-8"><title>Swift API</title>'
                                        '<meta http-equiv="refresh" content="0; url=documentation/">'
                                        '<h1>Swift API</h1><p><a href="documentation/">The Swift API</a></p></html>\n')


def main():
    if len(sys.argv) not in (3, 4):
        fail("usage: pages.py FOLDER BASE [BENCHMARK]")
    site = Site(pathlib.Path(sys.argv[1]), sys.argv[2], pathlib.Path(sys.argv[3]) if len(sys.argv) == 4 else None)
    for path in site.pages():
        site.markdown(path)
    for picture in (ROOT / "docs/pictures").glob("*.svg"):
        site.write(f"pictures/{picture.name}", picture.read_text())
    if site.benchmark:
        site.write_benchmark()
    site.write_sources()
    site.write_style()
    site.finish_api()


main()
