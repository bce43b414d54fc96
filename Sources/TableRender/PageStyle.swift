/// The style sheet of a page. Light and dark follow the system; every text has a contrast of at
/// least 4.5.
enum PageStyle {
  static let text = """
    :root { color-scheme: light dark; --bg: #f2f2f7; --card: #fff; --ink: #1c1c1e; --mute: #5f5f69;
      --line: #dedee3; --blue: #0058c4; --tint: #e4eefc; --red: #c5221f; --redbg: #fdeceb;
      --green: #1b6e34; --purple: #7d2fb0; --pink: #a8246b; --amber: #7a4d00; --amberbg: #fff3d1; }
    @media (prefers-color-scheme: dark) {
      :root { --bg: #000; --card: #1c1c1e; --ink: #f2f2f7; --mute: #a3a3ad; --line: #3a3a3f;
        --blue: #79b8ff; --tint: #1b2f4a; --red: #ff8f8a; --redbg: #3b1716; --green: #6fd98b;
        --purple: #d7a3ff; --pink: #ff9ccf; --amber: #ffd479; --amberbg: #372a0a; }
    }
    * { box-sizing: border-box; }
    html { font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue",
      "PingFang SC", "Noto Sans CJK SC", "Noto Sans SC", "Microsoft YaHei", sans-serif;
      background: var(--bg); color: var(--ink); }
    html:lang(zh-Hant) { font-family: system-ui, -apple-system, "Segoe UI", Roboto, "PingFang TC",
      "Noto Sans CJK TC", "Noto Sans TC", "Microsoft JhengHei", sans-serif; }
    code, pre, .t { font-family: ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono",
      "PingFang SC", "Noto Sans Mono CJK SC", "Microsoft YaHei", monospace; }
    body { margin: 0 auto; max-width: 82rem; min-height: 100vh; padding: 0 1.25rem;
      display: grid; column-gap: 2rem;
      grid-template: "head head" auto "nav main" 1fr "foot foot" auto / 15rem minmax(0, 1fr); }
    header { grid-area: head; display: flex; flex-wrap: wrap; gap: .25rem 1.5rem;
      align-items: baseline; justify-content: space-between; padding: 1.25rem 0 1rem; }
    h1 { font-size: 1.125rem; margin: 0; }
    h2 { font-size: 1.5rem; line-height: 1.3; margin: 0 0 1rem; overflow-wrap: anywhere; }
    h2 code::before { content: "> "; color: var(--mute); font-weight: 400; }
    h3 { font-size: .8125rem; color: var(--mute); margin: 0 0 .5rem; font-weight: 600; }
    h4 { font-size: .8125rem; color: var(--mute); margin: .75rem 0 .25rem; font-weight: 400;
      min-height: 1.25rem; padding-left: .75rem; }
    label { font-size: .875rem; color: var(--mute); cursor: pointer; }
    label input { margin: 0 .5em 0 0; vertical-align: -.1em; accent-color: var(--blue); }
    :focus-visible { outline: 3px solid var(--blue); outline-offset: 2px; border-radius: 4px; }

    nav { grid-area: nav; }
    nav ol { list-style: none; margin: 0; padding: 0; counter-reset: n -1; }
    nav li { counter-increment: n; }
    nav a { display: flex; gap: .625rem; align-items: baseline; padding: .375rem .625rem;
      border-radius: 8px; color: inherit; text-decoration: none; font-size: .875rem; }
    nav a::before { content: counter(n); color: var(--mute); min-width: 1.25em; text-align: right;
      font-variant-numeric: tabular-nums; }
    nav code, nav span { flex: 1; min-width: 0; overflow: hidden; text-overflow: ellipsis;
      white-space: nowrap; }
    nav a:hover { background: var(--card); }
    nav a[aria-current] { background: var(--tint); color: var(--blue); font-weight: 600; }
    mark { font-size: .75rem; font-weight: 400; color: var(--red); background: none; }

    main { grid-area: main; min-width: 0; }
    section { margin: 0 0 2.5rem; scroll-margin-top: 1rem; }
    .js section { display: none; margin: 0; }
    .js section.on { display: block; }
    .comment { color: var(--mute); margin: 0 0 .25rem; }
    .sides { display: grid; grid-template-columns: 2fr 3fr; gap: 1rem; align-items: start; }
    .side { position: relative; min-width: 0; }
    .side ol { list-style: none; margin: 0; padding: 0; }
    .side li { display: flex; flex-wrap: wrap; align-items: center; gap: 0 .625rem;
      min-height: 2.75rem; padding: .25rem .75rem; background: var(--card); }
    .side li + li { border-top: 1px solid var(--line); }
    .side li:first-child { border-top-left-radius: 12px; border-top-right-radius: 12px; }
    .side li:last-child { border-bottom-left-radius: 12px; border-bottom-right-radius: 12px; }
    .side s { text-decoration: none; color: var(--mute); font-size: .75rem; min-width: 1.75em;
      font-variant-numeric: tabular-nums; }
    .side b { flex: 1; font-weight: 400; overflow-wrap: anywhere; min-width: 2em; }
    .side em { flex: 1; color: var(--mute); font-style: normal; border-bottom: 1px solid; }
    .side small { flex-basis: 100%; font-size: .75rem; color: var(--mute); }
    .side li.e { background: var(--tint); }
    .side li.z { background: var(--amberbg); box-shadow: inset 4px 0 var(--amber); }
    .side .z small, p.z { color: var(--amber); }
    p.z { font-size: .8125rem; margin: .375rem .75rem 0; }
    .top { display: flex; flex-wrap: wrap; gap: .25rem .375rem; align-items: baseline;
      font-size: .75rem; min-height: 1.5rem; }
    .top h3 { margin: 0 .375rem 0 0; } .top + h4 { margin-top: .25rem; }
    .top span { background: var(--tint); color: var(--blue); border-radius: 99px;
      padding: .0625rem .625rem; }
    .side i { flex: none; width: 1.375rem; height: 1.375rem; border-radius: 50%;
      position: relative; }
    .side i::before, .side i::after { content: ""; position: absolute; inset: 0; margin: auto; }
    .m { background: #e0352b; } .p { background: #248a3d; } .y { background: #0a6fe8; }
    .w { border: 1.5px solid var(--mute); }
    .m::before, .p::before { width: .75rem; height: 2px; background: #fff; border-radius: 1px; }
    .p::after { width: 2px; height: .75rem; background: #fff; border-radius: 1px; }
    .y::before { width: .375rem; height: .6875rem; border: solid #fff; border-width: 0 2px 2px 0;
      transform: translateY(-1px) rotate(45deg); }
    .side .g { border-radius: 0; }
    .g::before { width: 1.125rem; height: .75rem; border: solid var(--mute);
      border-width: 1.5px 0; }
    .g::after { width: 1.125rem; height: 1.5px; background: var(--mute); }
    .side u { align-self: stretch; display: flex; align-items: center; margin: -.25rem 0;
      padding: 0 .875rem; background: #d3261d; color: #fff; font-size: .875rem;
      text-decoration: none; }
    .side u + u { margin-left: -.625rem; }
    .side u.o { background: #5b5b63; }
    .side u:last-of-type { margin-right: -.75rem; }
    .side li:first-child u:last-of-type { border-top-right-radius: 12px; }
    .side li:last-child u:last-of-type { border-bottom-right-radius: 12px; }

    .reply { margin-top: 1.5rem; }
    .t, .t ul { list-style: none; margin: 0; padding: 0; }
    .t { font-size: .8125rem; line-height: 1.7; overflow-wrap: anywhere; }
    .t ul { border-left: 2px solid var(--line); margin-left: .375rem; padding-left: .875rem; }
    .t i { font-style: normal; color: var(--mute); }
    .t b { color: var(--mute); font-weight: 600; }
    .s > i { color: var(--blue); } .d > i { color: var(--purple); } .f > i { color: var(--pink); }
    .v > i { color: var(--ink); font-weight: 600; }
    .c, .c > i { color: var(--green); }
    .n { color: var(--mute); }
    body:not(:has(#all:checked)) .q, body:has(#all:checked) .more { display: none; }
    .more { display: inline-block; margin-top: .375rem; color: var(--blue); }
    .quiet, .met { color: var(--mute); font-size: .875rem; margin: 0; }
    .met { color: var(--green); }
    .typed { margin: 1rem 0 .25rem; font-size: .875rem; font-weight: 600; }
    pre { background: var(--card); border-radius: 12px; padding: .75rem 1rem; margin: .5rem 0;
      overflow-x: auto; font-size: .8125rem; }
    .x { background: var(--redbg); border-radius: 12px; padding: .75rem 1rem; margin: .75rem 0; }
    .x p { margin: 0 0 .375rem; font-size: .875rem; overflow-wrap: anywhere; }
    .x p:last-child { margin: 0; }
    .x strong { color: var(--red); }
    .x .sum { display: flex; flex-wrap: wrap; gap: .25rem .5rem; align-items: baseline;
      padding: .375rem 0; }
    .sum span { display: inline-flex; flex-direction: column; align-items: center;
      font-size: .75rem; color: var(--mute); line-height: 1.2; }
    .sum b { font-size: 1.25rem; color: var(--ink); font-variant-numeric: tabular-nums; }
    .sum span:last-of-type b { color: var(--red); }

    footer { display: none; }
    .js footer { grid-area: foot; position: sticky; bottom: 0; display: flex; gap: 1rem;
      align-items: center; margin: 1.5rem -1.25rem 0; padding: .75rem 1.25rem;
      background: var(--bg); border-top: 1px solid var(--line); z-index: 1; }
    footer input { flex: 1; min-width: 0; accent-color: var(--blue); height: 2rem; }
    output { font-size: .875rem; color: var(--mute); font-variant-numeric: tabular-nums;
      white-space: nowrap; }
    button { font: inherit; font-size: .9375rem; font-weight: 600; min-height: 2.75rem;
      padding: 0 1.25rem; border: 0; border-radius: 10px; background: var(--blue);
      color: var(--card); cursor: pointer; }
    button:disabled { background: var(--line); color: var(--mute); cursor: default; }
    #live { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }

    @media (min-width: 56.01rem) {
      .js nav { position: sticky; top: 0; max-height: calc(100vh - 5rem); overflow-y: auto; }
      section { display: grid; grid-template-columns: 27rem minmax(0, 1fr); gap: 0 2rem;
        align-content: start; }
      .js section.on { display: grid; }
      section > * { grid-column: 1 / -1; }
      section > .sides { grid-column: 1; } section > .reply { grid-column: 2; margin: 0; }
    }
    @media (max-width: 56rem) {
      body { display: flex; flex-direction: column; padding: 0 1rem; }
      main { flex: 1; }
      .js nav { display: none; }
      nav { margin-bottom: 1.5rem; }
      .sides { gap: .625rem; }
      .side li { padding: .25rem .625rem; gap: 0 .5rem; }
      .side:not(.table) s, li:has(u) s, li:has(u) .g { display: none; }
      .side u { padding: 0 .625rem; }
      .side u:last-of-type { margin-right: -.625rem; }
      .side u + u { margin-left: -.5rem; }
      .js footer { margin: 1.5rem -1rem 0; padding: .625rem 1rem; }
      button { padding: 0 1rem; }
    }

    """
}
