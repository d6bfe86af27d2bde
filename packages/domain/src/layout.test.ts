import { describe, expect, it } from "vitest";
import { layoutsOf, shownLayout } from "./layout.ts";
import { VIEWPORT_QUERIES, viewportOf } from "./viewport.ts";

describe("the layouts of the listing", () => {
  it("include the table only in windows wider than 768 px", () => {
    expect([390, 768, 769, 1440].map((width) => layoutsOf(width).includes("table"))).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  it("always include the grid and the map", () => {
    for (const width of [1, 768, 769, 5_000]) expect(layoutsOf(width)).toEqual(expect.arrayContaining(["grid", "map"]));
  });

  it("are part of the viewport, which changes at the same widths", () => {
    expect(viewportOf(768)).toMatchObject({ phone: false, layouts: ["grid", "map"] });
    expect(viewportOf(769)).toMatchObject({ phone: false, layouts: ["table", "grid", "map"] });
    expect(VIEWPORT_QUERIES).toContain("(min-width: 769px)");
  });
});

describe("the layout that is shown", () => {
  it("is the chosen layout if the window has room for it, otherwise the grid", () => {
    expect(shownLayout("table", layoutsOf(1440))).toBe("table");
    expect(shownLayout("grid", layoutsOf(1440))).toBe("grid");
    expect(shownLayout("table", layoutsOf(390))).toBe("grid");
    expect(shownLayout("map", layoutsOf(390))).toBe("map");
  });
});
