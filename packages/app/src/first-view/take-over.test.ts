// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { drawnFor } from "./take-over.ts";

/** A page that the server has rendered for a phone. */
function drawn() {
  const page = document.implementation.createHTMLDocument();
  const root = page.body.appendChild(page.createElement("div"));
  root.dataset.device = "phone";
  return { page, root, results: { Places: {} }, entry: null as unknown };
}

describe("a page rendered by the server", () => {
  it("is hydrated for the device that it was rendered for", () => {
    expect(drawnFor(drawn())).toBe("phone");
    expect(drawnFor({ ...drawn(), entry: { usr: { writtenBy: "filters" }, key: "a", idx: 1 } })).toBe("phone");
  });

  it("is rendered again by the browser without HTML or results, for another view, and below a sheet", () => {
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
