import Foundation
import Testing

/// Chromium, where it is.
private enum Browser {
  static let isWanted = ProcessInfo.processInfo.environment["TVSH_TEST_ALL"] != nil
  static let path = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }
}

/// The page of a session, played in a browser. Chromium is large, so only the run of all tests has
/// it.
@Suite(
  .enabled(if: Browser.isWanted, "a browser is asked in scripts/test --all only"),
  .enabled(if: Browser.path != nil, "no chromium"), .serialized)
struct PageTests {
  private static let lines = [
    "edit on", "del 0 1", "move 1 0", "style 0 2 insert", "tap 0 0", #"data set 0 1 "<长 & 春>""#,
    "table del 0 0", "confirm; edit off", "ins 1 1 安徽 福建", "move 0.0 1.1", "insert-row on",
    "set allows-multiple-selection yes", "select 0.0 1.2", "begin; del 1.0; ins 0.0 北京", "end",
    "data clear",
  ]

  /// What the page showed and what went wrong, as the driver writes it down.
  private struct Report: Decodable {
    var forward: [String]
    var back: [String]
    var byButton: [String]
    var bySlider: [String]
    var ends: [String]
    var moved: Int
    var problems: [String]
    var requests: Int
    var live: String
    var width: Int
  }

  @Test func `every step shows what dump prints, forward and back`() throws {
    let tvsh = try Tvsh()
    let report = try play(tvsh)
    let dumps = try dumps(tvsh)
    #expect(report.problems.isEmpty)
    #expect(report.requests == 0)
    #expect(report.forward == dumps)
    #expect(report.back == dumps.reversed())
    #expect(report.byButton == [dumps[1], dumps[0]])
    #expect(report.bySlider == [dumps[3]])
    #expect(report.ends == [dumps[dumps.count - 1], dumps[0]])
    #expect(report.moved > 0)
    #expect(report.live == "0: Start")
  }

  @Test func `rows stand still for those who want less motion`() throws {
    let report = try play(Tvsh(), "--force-prefers-reduced-motion")
    #expect(report.problems.isEmpty)
    #expect(report.moved == 0)
  }

  @Test func `nothing is wider than a phone`() throws {
    let report = try play(Tvsh(), "--window-size=500,844", width: 390)
    #expect(report.problems.isEmpty)
    #expect(report.width <= 390)
  }

  /// Exports the session and plays it in the browser.
  private func play(_ tvsh: Tvsh, _ flags: String..., width: Int = 1_200) throws -> Report {
    try tvsh.write((Self.lines + ["export a.html"]).joined(separator: "\n"), to: "a.tvsh")
    _ = try tvsh.run("a.tvsh")
    let page = try tvsh.text("a.html")
    let head = try #require(page.range(of: "<head>\n"))
    try tvsh.write(page.replacingCharacters(in: head, with: "<head>\n" + Self.driver), to: "b.html")
    // A window of the browser itself has a least width; a frame has none.
    try tvsh.write(
      "<!DOCTYPE html><iframe src=b.html width=\(width) height=844></iframe><pre id=report></pre>"
        + "<script>onmessage = (event) => document.getElementById('report').textContent"
        + " = event.data</script>", to: "frame.html")
    let options = [
      "--headless", "--no-sandbox", "--disable-gpu", "--virtual-time-budget=90000",
      "--user-data-dir=profile", "--allow-file-access-from-files",
    ]
    let outcome = try tvsh.shell(
      ([#"timeout 120 "\#(Browser.path ?? "")""#] + options + flags
        + [#"--dump-dom "file://$PWD/frame.html""#]).joined(separator: " "))
    let start = try #require(outcome.output.range(of: "id=\"report\">"), "\(outcome.errors)")
    let text = outcome.output[start.upperBound...].prefix { $0 != "<" }
    let data = try #require(Data(base64Encoded: String(text)), "\(outcome.output.suffix(500))")
    return try JSONDecoder().decode(Report.self, from: data)
  }

  /// What `dump` prints before the first line and after each.
  private func dumps(_ tvsh: Tvsh) throws -> [String] {
    let script = (["trace off", "dump"] + Self.lines.flatMap { [$0, "dump"] })
    return try tvsh.run(input: script.joined(separator: "\n")).output
      .split(separator: "\n").map(String.init).filter { $0.hasPrefix("{\"data\"") }
  }

  /// Stands first in the page: it waits until the page is ready, drives it as a person would, and
  /// reads what is shown from its elements.
  private static let driver = #"""
    <script>
    const problems = [];
    onerror = (message) => { problems.push(String(message)); };
    console.error = (...words) => { problems.push(words.join(" ")); };
    addEventListener("securitypolicyviolation", (event) => problems.push(event.blockedURI));
    addEventListener("load", () => {
      const wait = () => new Promise((done) => setTimeout(done, 500));
      const side = (found, isTable) => {
        const headers = [...found.querySelectorAll("h4")].map((header) => header.textContent);
        const lists = [...found.querySelectorAll("ol")];
        return headers.map((header, number) => ({ header,
          rows: [...lists[number].children].map((row) => row.querySelector("b")?.textContent ?? "")
        }));
      };
      const paths = (found, name) => [...found.querySelectorAll("li." + name + " s")]
        .map((path) => path.textContent);
      const read = () => {
        const all = document.querySelectorAll("section.on");
        if (all.length !== 1) problems.push(all.length + " steps are shown");
        const [data, table] = all[0].querySelectorAll(".side");
        const batch = /batch ([0-9]+)/.exec(table.querySelector(".top").textContent)?.[1] ?? 0;
        return JSON.stringify({ data: side(data), table: side(table),
          editing: table.classList.contains("editing"), batch: Number(batch),
          selected: paths(table, "e"), stale: paths(table, "z") });
      };
      const press = async (key) => {
        document.body.dispatchEvent(new KeyboardEvent("keydown",
          { key, bubbles: true, cancelable: true }));
        const count = document.getAnimations().length;
        await wait();
        if (document.querySelector(".ghost")) problems.push("a row that went is still there");
        return count;
      };
      (async () => {
        const last = document.querySelectorAll("section").length - 1;
        const report = { forward: [read()], back: [], byButton: [], bySlider: [], ends: [],
          moved: 0, width: 0 };
        for (let step = 1; step <= last; step += 1) {
          report.moved += await press("ArrowRight");
          report.forward.push(read());
          report.width = Math.max(report.width, document.documentElement.scrollWidth);
          const link = document.querySelector("nav [aria-current=step]");
          if (link?.getAttribute("href") !== "#s" + step) problems.push("no link to " + step);
        }
        await press("ArrowRight");
        report.back.push(read());
        for (let step = 1; step <= last; step += 1) {
          await press("ArrowLeft");
          report.back.push(read());
        }
        for (const name of ["next", "back"]) {
          document.getElementById(name).click();
          await wait();
          report.byButton.push(read());
        }
        const slider = document.getElementById("at");
        slider.value = 3;
        slider.dispatchEvent(new Event("input", { bubbles: true }));
        await wait();
        report.bySlider.push(read());
        await press("End");
        report.ends.push(read());
        await press("Home");
        report.ends.push(read());
        report.live = document.getElementById("live").textContent;
        report.problems = problems;
        report.requests = performance.getEntriesByType("resource").length;
        const bytes = new TextEncoder().encode(JSON.stringify(report));
        parent.postMessage(btoa(String.fromCharCode(...bytes)), "*");
      })();
    });
    </script>

    """#
}
