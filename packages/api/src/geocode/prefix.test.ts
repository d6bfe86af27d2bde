import { describe, expect, it } from "vitest";
import { completable, matchPrefix, prefixOf } from "./prefix.ts";

const match = (typed: string, name: string) =>
  matchPrefix(prefixOf(typed.trimEnd(), typed.endsWith(" ")), completable(name));

describe("the prefix match", () => {
  it.each([
    ["rue de riv", "rue de rivoli", 1],
    ["rue de rivoli", "rue de rivoli", 0],
    ["rivo", "rue de rivoli", 1],
    ["r", "rue de rivoli", 1],
    ["rue riv", "rue de rivoli", 2],
    ["bd st g", "boulevard saint-germain", 1],
    ["av. de l'op", "avenue de l'opera", 1],
    ["bast", "place de la bastille", 1],
    ["rue col", "rue colbert", 1],
    ["rue col", "rue du colonel moll", 2],
    ["pont n", "pont neuf", 1],
    ["rue du 4 s", "rue du quatre septembre", 1],
    ["rue du quatre s", "rue du quatre septembre", 1],
    ["germain", "boulevard saint-germain", 2],
  ] as const)("finds the typed text '%s' in the name '%s' with rank %s", (typed, name, rank) => {
    expect(match(typed, name)).toBe(rank);
  });

  it.each([
    ["", "rue de rivoli"],
    ["rue de rome", "rue de rivoli"],
    ["rue riv ", "rue de rivoli"],
    ["avenue riv", "rue de rivoli"],
    ["ivoli", "rue de rivoli"],
  ])("does not find the typed text '%s' in the name '%s'", (typed, name) => {
    expect(match(typed, name)).toBeNull();
  });
});
