import { describe, expect, it } from "vitest";
import { keepLayout, LAYOUT_STORAGE_KEY, loadLayout } from "./layout.storage.ts";

describe("the layout of the listing", () => {
  it("is stored under another key than the preferences", () => {
    const stored = new Map<string, string>([["filter-storage", "{}"]]);
    const storage = () => ({
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    });
    keepLayout(storage, "table");
    expect([...stored]).toEqual([
      ["filter-storage", "{}"],
      [LAYOUT_STORAGE_KEY, "table"],
    ]);
    expect(loadLayout(storage)).toBe("table");
  });

  it.each([null, "", "mosaic", '"table"'])("is the grid when the stored value is %j", (text) => {
    expect(loadLayout(() => ({ getItem: () => text }))).toBe("grid");
  });

  it("is the grid, without an error, when the storage is forbidden", () => {
    const forbidden = () => {
      throw new DOMException("denied", "SecurityError");
    };
    expect(loadLayout(forbidden)).toBe("grid");
    expect(() => keepLayout(forbidden, "table")).not.toThrow();
  });
});
