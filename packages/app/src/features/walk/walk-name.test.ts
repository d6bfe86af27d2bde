import { expect, it } from "vitest";
import { walkName } from "./walk-name.ts";

it("the name of a walk has its first and last place", () => {
  expect(walkName("Une promenade", null, ["Septime", "Musée Picasso", "Louvre"])).toBe(
    "Une promenade · Septime – Louvre",
  );
});

it("the name of a walk of one place has this place once", () => {
  expect(walkName("A walk", null, ["Septime"])).toBe("A walk · Septime");
});

it("the name of a walk through a list has the name of the list", () => {
  expect(walkName("A walk", "Sunday, Left Bank", ["Septime", "Louvre"])).toBe("A walk · Sunday, Left Bank");
});

it("the name of a walk without places is the title", () => {
  expect(walkName("A walk", null, [])).toBe("A walk");
});
