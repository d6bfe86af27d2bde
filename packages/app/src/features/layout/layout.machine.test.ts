import type { Layout } from "@flaneur/domain";
import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import { layoutMachine } from "./layout.machine.ts";
import { keepLayout, LAYOUT_STORAGE_KEY, loadLayout } from "./layout.storage.ts";

describe("the layout of the listing", () => {
  it("changes to the chosen layout, which is stored", () => {
    const kept: Layout[] = [];
    const machine = layoutMachine.provide({ actions: { keep: (_, layout) => void kept.push(layout) } });
    const actor = createActor(machine, { input: { layout: "grid" } }).start();
    actor.send({ type: "layout.choose", layout: "table" });
    expect([actor.getSnapshot().context.layout, kept]).toEqual(["table", ["table"]]);
  });

  it("changes to the stored layout when the server has assumed another one", () => {
    const kept: Layout[] = [];
    const machine = layoutMachine.provide({ actions: { keep: (_, layout) => void kept.push(layout) } });
    const actor = createActor(machine, { input: { layout: "grid" } }).start();
    actor.send({ type: "layout.follow", layout: "table" });
    expect([actor.getSnapshot().context.layout, kept]).toEqual(["table", []]);
  });

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
