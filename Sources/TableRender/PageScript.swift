/// The script of a page: it shows one step at a time and lets rows move from where they were. All
/// it shows stands in the document.
enum PageScript {
  static let text = """
    "use strict";
    const steps = [...document.querySelectorAll("section")];
    const links = [...document.querySelectorAll("nav a")];
    const get = (id) => document.getElementById(id);
    const still = matchMedia("(prefers-reduced-motion: reduce)");
    let shown = -1;

    // Rows by side, text and how often the text came before; places relative to their side.
    function rows(step) {
      const found = new Map();
      for (const [number, side] of step.querySelectorAll(".side").entries()) {
        const base = side.getBoundingClientRect();
        const seen = {};
        for (const row of side.querySelectorAll("li")) {
          const text = row.querySelector("b, em")?.textContent ?? "";
          seen[text] = (seen[text] ?? 0) + 1;
          const box = row.getBoundingClientRect();
          const place = { x: box.left - base.left, y: box.top - base.top, width: box.width };
          found.set(number + text + "\\n" + seen[text], { row, side, number, place });
        }
      }
      return found;
    }

    function leave({ row, number, place }, step) {
      const ghost = row.cloneNode(true);
      ghost.setAttribute("aria-hidden", "true");
      ghost.className += " ghost";
      Object.assign(ghost.style, { position: "absolute", left: place.x + "px", top: place.y + "px",
        width: place.width + "px", listStyle: "none", pointerEvents: "none" });
      step.querySelectorAll(".side")[number].append(ghost);
      ghost.animate([{ opacity: 1 }, { opacity: 0, transform: "translateX(-1.5rem)" }],
        { duration: 300, easing: "ease-in", fill: "forwards" });
      setTimeout(() => ghost.remove(), 300);
    }

    function animate(before, after, step) {
      const timing = { duration: 400, easing: "cubic-bezier(.3, .7, .2, 1)" };
      for (const [key, { row, place }] of after) {
        const old = before.get(key)?.place;
        const x = old ? old.x - place.x : 0, y = old ? old.y - place.y : 0;
        if (!old) row.animate([{ opacity: 0, transform: "scale(.96)" }, {}], timing);
        else if (x || y) row.animate([{ transform: `translate(${x}px, ${y}px)` }, {}], timing);
      }
      for (const [key, old] of before) if (!after.has(key)) leave(old, step);
    }

    function grow(step) {
      const lines = [...step.querySelectorAll(".t li")].filter((line) => line.offsetParent);
      const pause = Math.min(60, 900 / lines.length);
      lines.forEach((line, number) => line.animate([{ opacity: 0 }, {}],
        { duration: 200, delay: number * pause, fill: "backwards" }));
    }

    function show(number, focus) {
      number = Math.max(0, Math.min(steps.length - 1, number));
      if (number === shown) return;
      const step = steps[number], old = steps[shown], forward = number > shown;
      document.querySelectorAll(".ghost").forEach((ghost) => ghost.remove());
      const before = old && rows(old);
      old?.classList.remove("on");
      step.classList.add("on");
      links[shown]?.removeAttribute("aria-current");
      links[number].setAttribute("aria-current", "step");
      const list = document.querySelector("nav"), link = links[number];
      if (link.offsetTop < list.scrollTop
        || link.offsetTop + link.offsetHeight > list.scrollTop + list.clientHeight)
        list.scrollTop = link.offsetTop - list.clientHeight / 2;
      shown = number;
      const title = step.querySelector("h2").textContent;
      get("at").value = number;
      get("at").setAttribute("aria-valuetext", number + ": " + title);
      get("count").textContent = number + " / " + (steps.length - 1);
      get("back").disabled = number === 0;
      get("next").disabled = number === steps.length - 1;
      if (focus && document.activeElement?.disabled) get("at").focus();
      if (old) {
        get("live").textContent = [number + ": " + title,
          step.querySelector(".x strong")?.textContent].filter(Boolean).join(", ");
        history.replaceState(null, "", "#s" + number);
      }
      if (!before || still.matches) return;
      animate(before, rows(step), step);
      if (forward) grow(step);
    }

    const asked = () => Number(/^#s([0-9]+)$/.exec(location.hash)?.[1] ?? 0);
    get("back").onclick = () => show(shown - 1, true);
    get("next").onclick = () => show(shown + 1, true);
    get("at").oninput = (event) => show(Number(event.target.value));
    links.forEach((link, number) => link.onclick = (event) => {
      event.preventDefault();
      show(number);
    });
    onhashchange = () => show(asked());
    onkeydown = (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (event.target === get("at")) return;
      const number = { ArrowLeft: shown - 1, ArrowRight: shown + 1, Home: 0,
        End: steps.length - 1 }[event.key];
      if (number === undefined) return;
      event.preventDefault();
      show(number);
    };
    show(asked());
    // The browser would scroll to the step and hide the title.
    addEventListener("load", () => scrollTo(0, 0));

    """
}
