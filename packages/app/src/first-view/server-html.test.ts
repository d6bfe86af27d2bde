// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { serverRenderedDevice } from "./server-html.ts";

/** A page that the server has rendered for a phone. */
function serverPage() {
  const page = document.implementation.createHTMLDocument();
  const root = page.body.appendChild(page.createElement("div"));
  root.dataset.device = "phone";
  return { page, root, results: { Places: {} }, entry: null as unknown };
}

describe("a page rendered by the server", () => {
  it("is hydrated for the device that it was rendered for", () => {
    expect(serverRenderedDevice(serverPage())).toBe("phone");
    expect(serverRenderedDevice({ ...serverPage(), entry: { usr: { writtenBy: "filters" }, key: "a", idx: 1 } })).toBe(
      "phone",
    );
  });

  it("is not hydrated without HTML or results, if the visitor needs another page, or if a sheet covers it", () => {
    const withoutDevice = serverPage();
    delete withoutDevice.root.dataset.device;
    const forOtherView = serverPage();
    forOtherView.page.documentElement.dataset.view = "own";
    const cases = [
      withoutDevice,
      forOtherView,
      { ...serverPage(), results: {} },
      { ...serverPage(), entry: { usr: { sheet: "filters" } } },
    ];
    expect(cases.map(serverRenderedDevice)).toEqual([null, null, null, null]);
  });
});
