#!/usr/bin/env python3
"""check.py FOLDER [BASE]: checks a site that `./build.sh site` has written.

Every inner link and anchor has to lead somewhere, in HTML and in the data of DocC's pages. Then a headless Chromium loads all
pages of ours, and of DocC's the start, all tutorials and articles, and one page of each kind of each module: each has to show
its heading, without an error in the console, a file that is missing or a request to another host. Pages of ours also have to
fit a narrow screen.

Needs chromium, or google-chrome, chromium-driver and python3-selenium of Debian."""
import functools
import html.parser
import http.server
import json
import os
import pathlib
import posixpath
import shutil
import sys
import threading
import time
import urllib.parse

try:
    from selenium import webdriver
    from selenium.webdriver.chrome.service import Service
except ImportError:
    webdriver = None

BROWSER = shutil.which("chromium") or shutil.which("google-chrome")


class Page(html.parser.HTMLParser):
    """The links, anchors and first heading of a page."""

    def __init__(self, text):
        super().__init__()
        self.links, self.anchors, self.heading, self.is_heading = [], set(), "", False
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        attributes = dict(attributes)
        self.links += [attributes[name] for name in ("href", "src") if attributes.get(name)]
        self.anchors.add(attributes.get("id"))
        if tag == "h1":
            self.is_heading = not self.heading

    def handle_data(self, data):
        if self.is_heading:
            self.heading += data

    def handle_endtag(self, tag):
        if tag == "h1":
            self.is_heading = False


class Site:
    def __init__(self, folder, base):
        self.folder, self.base, self.problems = folder, base, []
        files = sorted(folder.rglob("*.html"))
        self.pages = {file.relative_to(folder).as_posix(): Page(file.read_text()) for file in files}
        data = folder / "api/data"
        self.data = {"/" + file.relative_to(data).as_posix().removesuffix(".json"): json.loads(file.read_text())
                     for file in sorted(data.rglob("*.json"))}

    @functools.cached_property
    def own(self):
        return [page for page in self.pages if not page.startswith("api/")]

    # ---- Links ----

    def check_links(self):
        for name, page in self.pages.items():
            for link in page.links:
                self.check_link(name, link)
        for name, document in self.data.items():
            for reference in document.get("references", {}).values():
                self.check_reference(name, reference)
        index = json.loads((self.folder / "api/index/index.json").read_text())
        for node in nodes(index["interfaceLanguages"]["swift"]):
            if "path" in node:
                self.check_reference("api/index/index.json", {"url": node["path"]})

    def check_link(self, name, link):
        parts = urllib.parse.urlsplit(link)
        if parts.scheme or parts.netloc:
            return
        path = urllib.parse.unquote(parts.path)
        if path.startswith("/"):
            if not path.startswith(self.base):
                return self.problem(name, f"links to {link}, which is not below {self.base}")
            target = path.removeprefix(self.base)
        else:
            target = posixpath.join(posixpath.dirname(name), path) if path else name
        target = posixpath.normpath(target or ".")
        if (self.folder / target).is_dir():
            target = posixpath.normpath(posixpath.join(target, "index.html"))
        if not (self.folder / target).is_file():
            self.problem(name, f"links to {link}, which is not there")
        elif parts.fragment and target in self.pages and not target.startswith("api/"):
            if urllib.parse.unquote(parts.fragment) not in self.pages[target].anchors:
                self.problem(name, f"links to {link}, and {target} has no such anchor")

    def check_reference(self, name, reference):
        """What a page of DocC's refers to: another one, or a picture."""
        for variant in reference.get("variants", []):
            if "url" in variant and not (self.folder / "api" / variant["url"].lstrip("/")).is_file():
                self.problem(name, f"shows {variant['url']}, which is not there")
        url = reference.get("url", "")
        # A file has its text in the reference itself.
        if not url.startswith("/") or reference.get("type") == "file":
            return
        path, _, anchor = url.partition("#")
        path = urllib.parse.unquote(path).rstrip("/")
        # A chapter has no page: DocC shows its name alone.
        if self.data.get(posixpath.dirname(path), {}).get("kind") == "overview":
            return
        if path not in self.data or f"api{path}/index.html" not in self.pages:
            self.problem(name, f"refers to {url}, which is not there")
        elif anchor and urllib.parse.unquote(anchor) not in anchors(self.data[path]):
            self.problem(name, f"refers to {url}, and that page has no such anchor")

    def problem(self, page, text):
        self.problems.append(f"{page}: {text}")

    # ---- What to load ----

    def headings(self):
        """The pages to load, with the heading that each shows."""
        chosen = {page: self.pages[page].heading for page in self.own}
        seen = set()
        for path, document in self.data.items():
            metadata = document["metadata"]
            # One of each kind of each module, and all of the few that are neither symbols nor lists that DocC has made.
            kind = (metadata.get("modules", [{}])[0].get("name"), metadata.get("symbolKind"), metadata.get("role"))
            if metadata.get("role") in ("article", "collection", "overview", "project") or kind not in seen:
                seen.add(kind)
                chosen[f"api{path}/"] = heading(document)
        return chosen


def nodes(children):
    for node in children:
        yield node
        yield from nodes(node.get("children", []))


def anchors(value):
    """All anchors of a page of DocC's."""
    if isinstance(value, dict):
        found = {value["anchor"]} if isinstance(value.get("anchor"), str) else set()
        return found.union(*map(anchors, value.values()))
    return set().union(*map(anchors, value)) if isinstance(value, list) else set()


def heading(document):
    for section in document.get("sections", []):
        if section.get("kind") == "hero":
            return section["title"]
    return document["metadata"]["title"]


# ---- The browser ----

class Server(http.server.ThreadingHTTPServer):
    """Serves the folder below the base, as any static server does, and notes what it does not have."""

    def __init__(self, site):
        super().__init__(("127.0.0.1", 0), Handler)
        self.site, self.missing = site, {}
        threading.Thread(target=self.serve_forever, daemon=True).start()

    @property
    def origin(self):
        return f"http://127.0.0.1:{self.server_port}"


class Handler(http.server.SimpleHTTPRequestHandler):
    def translate_path(self, path):
        path = urllib.parse.unquote(urllib.parse.urlsplit(path).path)
        below = path.removeprefix(self.server.site.base) if path.startswith(self.server.site.base) else "no such file"
        found = str(self.server.site.folder / below.lstrip("/"))
        return found + "/" if below.endswith("/") else found

    def log_request(self, code="-", size="-"):
        if int(code) >= 400:
            self.server.missing.setdefault(self.path, self.headers.get("Referer", "no page"))

    def log_message(self, *_):
        pass


class Browser:
    NARROW = 390

    def __init__(self, server):
        options = webdriver.ChromeOptions()
        options.binary_location = BROWSER
        # Without a network, whatever a page asks for.
        arguments = ["--headless=new", "--window-size=1280,900", "--disable-dev-shm-usage", "--disable-background-networking",
                     "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1"]
        # Chromium's sandbox does not run as root, which a container of CI often is.
        for argument in arguments + (["--no-sandbox"] if os.geteuid() == 0 else []):
            options.add_argument(argument)
        options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
        self.server = server
        self.driver = webdriver.Chrome(service=Service(shutil.which("chromedriver")), options=options)
        self.driver.set_page_load_timeout(120)

    def load(self, page, expected, is_own):
        """Loads a page and yields what is wrong with it."""
        self.driver.get(self.server.origin + self.server.site.base + urllib.parse.quote(page))
        shown = self.wait_for(expected, 0 if is_own else 20)
        if shown != normal(expected):
            yield f"shows the heading '{shown}' in place of '{normal(expected)}'"
        if is_own:
            width = self.narrow_width()
            if width > self.NARROW:
                yield f"is {width} pixels wide on a screen of {self.NARROW}"
        else:
            for link in self.driver.execute_script(
                    "return [...document.querySelectorAll('a[href]')].map(a => a.getAttribute('href'))"):
                self.server.site.check_link(page, link)
        for entry in self.driver.get_log("browser"):
            # The server notes each file that is missing, once.
            if entry["level"] == "SEVERE" and "status of 404" not in entry["message"]:
                yield f"has an error in the console: {entry['message']}"
        for entry in self.driver.get_log("performance"):
            message = json.loads(entry["message"])["message"]
            if message["method"] == "Network.requestWillBeSent":
                url = message["params"]["request"]["url"]
                if not url.startswith((self.server.origin + "/", "data:", "blob:")):
                    yield f"asks another host for {url}"

    def wait_for(self, expected, seconds):
        """The heading that is shown, which DocC's scripts may take a while for."""
        end = time.monotonic() + seconds
        while True:
            shown = self.driver.execute_script(
                "const h = document.querySelector('h1'); return h && h.checkVisibility() ? h.innerText : ''")
            if normal(shown) == normal(expected) or time.monotonic() > end:
                return normal(shown)
            time.sleep(0.05)

    def narrow_width(self):
        self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
            "width": self.NARROW, "height": 844, "deviceScaleFactor": 1, "mobile": False})
        width = self.driver.execute_script("return document.documentElement.scrollWidth")
        self.driver.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})
        return width


def normal(text):
    return " ".join(text.replace("\u200b", "").split())


def check_in_browser(site):
    server = Server(site)
    browser = Browser(server)
    try:
        pages = site.headings()
        for page, expected in pages.items():
            for problem in browser.load(page, expected, page in site.own):
                site.problem(page, problem)
        # What the last page asks for late.
        time.sleep(1)
    finally:
        browser.driver.quit()
        server.shutdown()
    for path, page in server.missing.items():
        site.problem(page.removeprefix(server.origin), f"asks for {path}, which is not there")
    return len(pages)


def main():
    if len(sys.argv) not in (2, 3):
        sys.exit("usage: check.py FOLDER [BASE]")
    site = Site(pathlib.Path(sys.argv[1]), sys.argv[2] if len(sys.argv) == 3 else "/")
    if not site.own or not site.data:
        sys.exit(f"check.py: error: {site.folder} has no site")
    site.check_links()
    if not (webdriver and BROWSER and shutil.which("chromedriver")):
        sys.exit("check.py: error: no browser to load the pages: apt-get install chromium chromium-driver python3-selenium")
    count = check_in_browser(site)
    for problem in site.problems:
        print(f"check.py: error: {problem}", file=sys.stderr)
    print(f"{len(site.own)} pages and {len(site.data)} of DocC's have links that lead somewhere, and {count} load without an"
          " error" if not site.problems else f"{len(site.problems)} things are wrong")
    sys.exit(1 if site.problems else 0)


main()
