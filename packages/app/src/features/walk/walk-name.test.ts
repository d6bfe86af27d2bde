import { expect, it } from "vitest";
import { walkName } from "./walk-name.ts";

it("the name of a walk has its first and last place", () => {
  expect(walkName("Une promenade", ["Septime", "Musée Picasso", "Louvre"])).toBe("Une promenade · Septime – Louvre");
});

it("the name of a walk of one place has this place once", () => {
  expect(walkName("A walk", ["Septime"])).toBe("A walk · Septime");
});

it("the name of a walk without places is the title", () => {
  expect(walkName("A walk", [])).toBe("A walk");
});
