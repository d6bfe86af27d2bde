// @vitest-environment happy-dom
import { describe, expect, it, vi } from "vitest";
import { takeEarlyInput } from "./early-input.ts";
import { drawnFor } from "./take-over.ts";

/** A page that the server has drawn for a phone. */
function drawn(html = "") {
  const page = document.implementation.createHTMLDocument();
  const root = page.body.appendChild(page.createElement("div"));
  root.dataset.device = "phone";
  root.innerHTML = html;
  return { page, root, results: { Places: {} }, entry: null as unknown };
}

describe("a drawn page", () => {
  it("is taken over for the device that it was drawn for", () => {
    expect(drawnFor(drawn())).toBe("phone");
    expect(drawnFor({ ...drawn(), entry: { usr: { writtenBy: "filters" }, key: "a", idx: 1 } })).toBe("phone");
  });

  it("is drawn anew where nothing was drawn, or it is another that is to be seen", () => {
    const undrawn = drawn();
    delete undrawn.root.dataset.device;
    const someones = drawn();
    someones.page.documentElement.dataset.view = "own";
    const cases = [
      undrawn,
      someones,
      { ...drawn(), results: {} },
      { ...drawn(), entry: { usr: { sheet: "filters" } } },
    ];
    expect(cases.map(drawnFor)).toEqual([null, null, null, null]);
  });
});

describe("what was pressed and typed before the app was there", () => {
  const FIELDS = '<button>Log In</button><input type="checkbox"><input type="checkbox" checked><input type="search">';

  it("is taken back, then done in its order", () => {
    const { root } = drawn(FIELDS);
    const [button, [museum, bar, search]] = [root.querySelector("button"), [...root.querySelectorAll("input")]];
    if (button === null || !museum || !bar || !search) throw new Error("a field is missing");
    museum.checked = true;
    search.value = "zinc";
    // Filled in by the browser, not by a person.
    bar.checked = false;
    const replay = takeEarlyInput(root, [search, museum, button, search]);
    expect([museum.checked, bar.checked, search.value]).toEqual([false, true, ""]);

    const heard: string[] = [];
    for (const [name, element] of Object.entries({ museum, bar, button })) {
      element.addEventListener("click", () => heard.push(name));
    }
    const typed = vi.fn();
    search.addEventListener("input", typed);
    replay();
    expect(heard).toEqual(["museum", "button"]);
    expect([museum.checked, bar.checked, search.value]).toEqual([true, true, "zinc"]);
    expect(typed).toHaveBeenCalledOnce();
  });
});
