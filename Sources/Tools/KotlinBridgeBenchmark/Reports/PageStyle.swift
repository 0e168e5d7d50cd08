/// The style sheet of the page.
enum PageStyle {
  /// It has neither `<` nor `&`: XML requires them to be escaped, and HTML forbids that.
  static let css = """
    :root {
      color-scheme: light dark;
      --paper: #ffffff; --ink: #1b1e23; --quiet: #5c6570; --line: #d9dde2;
      --ours: #2459d6; --usual: #8a939e; --floor: #2b9470;
    }
    @media screen and (prefers-color-scheme: dark) {
      :root {
        --paper: #15171b; --ink: #e7e9ec; --quiet: #9aa3ae; --line: #353a42;
        --ours: #7ea4ff; --usual: #78828e; --floor: #4cc39b;
      }
    }
    @media print {
      :root { color-scheme: light; }
      body { font-size: 10pt; }
    }
    body {
      max-width: 60rem; margin: 2rem auto; padding: 0 1rem;
      background: var(--paper); color: var(--ink);
      font: 1rem/1.5 system-ui, sans-serif; font-variant-numeric: tabular-nums;
    }
    h1 { font-size: 1.5rem; line-height: 1.25; }
    h2 { font-size: 1.125rem; margin: 2.5rem 0 1rem; break-after: avoid; }
    h3 { font-size: 0.9375rem; margin: 0; display: inline-block; margin-right: 0.75rem; }
    dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1rem; }
    dt, section p { color: var(--quiet); }
    dd { margin: 0; overflow-wrap: anywhere; }
    .legend { list-style: none; padding: 0; display: flex; flex-wrap: wrap; gap: 0.25rem 1.5rem; }
    .key { width: 0.75rem; height: 0.75rem; margin-right: 0.5rem; }
    figure { margin: 0; }
    .row { margin-bottom: 1rem; break-inside: avoid; }
    .row p { display: inline-block; margin: 0; font-size: 0.875rem; }
    .row svg, .axis {
      display: block; margin: 0.25rem 6.5rem 0 3rem; width: calc(100% - 9.5rem);
      overflow: visible;
    }
    svg text {
      font-size: 0.75rem; fill: var(--ink);
      stroke: var(--paper); stroke-width: 3px; paint-order: stroke;
    }
    svg .kind { text-anchor: end; fill: var(--quiet); }
    .axis text { text-anchor: middle; fill: var(--quiet); }
    .ours { fill: var(--ours); }
    .usual { fill: var(--usual); }
    .floor { fill: var(--floor); }
    .decade { stroke: var(--line); }
    .spread { stroke: var(--ink); stroke-width: 2; }
    .wide { overflow-x: auto; }
    table { border-collapse: collapse; font-size: 0.875rem; white-space: nowrap; }
    th, td { padding: 0.25rem 0.75rem; border-bottom: 1px solid var(--line); }
    th:first-child { padding-left: 0; }
    tbody th { font-weight: normal; }
    thead th, small { color: var(--quiet); }
    small { display: block; }
    .text { text-align: left; }
    .number { text-align: right; }
    """
}
