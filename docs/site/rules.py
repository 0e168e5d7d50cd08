"""The links within docs/RULES.md: from a rule to the wrong bridges that break it, and from these to their source."""
import re

from markdown_it.token import Token

LIST = "Sources/Tools/KotlinBridgeConformance/Rules"
FILE_NAME = re.compile(r"(\w+)\.(kt|c|classic\.c|swift)")
# Where bridges of each kind lie: Tests/Violators/README.md.
FOLDERS = {"kt": "Tests/Violators/Kotlin/src/nativeMain/kotlin/bridges", "c": "Tests/Violators/Table",
           "classic.c": "Tests/Violators/Classic", "swift": "Tests/ToolsTests/Conformance/Violators"}


class Violators:
    def __init__(self, root):
        self.root = root

    def place(self, name, kind):
        """The file and line of a wrong bridge: its code, or else its entry in the list, where a flag of the linker is all."""
        word = name[0].upper() + name[1:] if kind == "kt" else name
        return (self.first(FOLDERS[kind], rf"\b{word}\b", r"\.(kt|c|swift)$")
                or self.first(FOLDERS[kind], rf"\b{word}\b", r"\.h$")
                or self.first(LIST, rf'"{name}", \.', r"Violator\+\w+\.swift$"))

    def first(self, folder, pattern, files):
        for file in sorted((self.root / folder).iterdir()):
            if not re.search(files, file.name):
                continue
            for number, line in enumerate(file.read_text().splitlines(), 1):
                # A comment at the top of a file may name several.
                if re.search(pattern, line) and not line.lstrip().startswith(("*", "//", "/*")):
                    return file.relative_to(self.root).as_posix(), number
        return None


def link_rules(tokens, violators, source):
    """Rules get the short anchor #k10, and each mention of one leads there. A mention of a wrong bridge leads to its last
    one, in the table that says what each does, and that one to `source(file, line)`."""
    last = {child.content: child for child in code(tokens) if FILE_NAME.fullmatch(child.content)}
    headings = {i + 1: re.match(r"K\d+", tokens[i + 1].content)
                for i, token in enumerate(tokens) if token.type == "heading_open"}
    rules = {rule[0] for rule in headings.values() if rule}
    for i, token in enumerate(tokens):
        if token.type == "inline" and i not in headings:
            parts = [part for child in token.children for part in linked(child, last, rules, violators, source)]
            token.children = unlinked_within_links(parts)
        elif headings.get(i):
            token.children.insert(0, markup(f'<span id="{headings[i][0].lower()}"></span>'))


def code(tokens):
    return [child for token in tokens for child in token.children or [] if child.type == "code_inline"]


def linked(child, last, rules, violators, source):
    if child.type == "text":
        return [markup(f'<a class="rule" href="#{part.lower()}">{part}</a>') if part in rules else
                Token("text", "", 0, content=part) for part in re.split(r"\b(K\d+)\b", child.content)]
    name = FILE_NAME.fullmatch(child.content) if child.type == "code_inline" else None
    if not name:
        return [child]
    if child is not last[child.content]:
        return [markup(f'<a href="#{child.content}">'), child, markup("</a>")]
    place = violators.place(*name.groups())
    if not place:
        raise SystemExit(f"pages.py: error: docs/RULES.md names {child.content}, whose source is not to be found")
    return [markup(f'<a id="{child.content}" href="{source(*place)}">'), child, markup("</a>")]


def markup(text):
    return Token("html_inline", "", 0, content=text)


def unlinked_within_links(children):
    """A link of the page itself stays the only one."""
    depth = 0
    for child in children:
        depth += child.nesting if child.type in ("link_open", "link_close") else 0
        if depth and child.type == "html_inline":
            child.content = re.sub(r"</?a[^>]*>", "", child.content)
    return children
