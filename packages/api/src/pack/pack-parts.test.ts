import { expect, it } from "vitest";
import { packPhrases } from "./pack-parts.ts";

it("a pack has only phrases that devices with an earlier version of the app can read: none of them is a street", () => {
  const kinds = new Set(packPhrases().flatMap(({ meanings }) => meanings.map(({ kind }) => kind)));
  expect([...kinds].toSorted()).toEqual(["mentions", "near", "openLate", "openNow", "status", "value"]);
});
