import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { editDistance, similarity } from "./similarity.ts";

describe("the name of a street", () => {
  it.each([
    ["rue rivoli", "rue de rivoli"],
    ["rue du temple", "rue temple"],
    ["ruedu temple", "rue du temple"],
    ["rue saintantoine", "rue saint antoine"],
    ["victor hugo avenue", "avenue victor hugo"],
    ["hugo victor avenue", "avenue victor hugo"],
  ])("is close to another spelling: '%s' of '%s'", (asked, known) => {
    expect(similarity(asked, known)).toEqual({ kind: "close" });
  });

  it.each([
    ["rue de rivoly", "rue de rivoli", 1],
    ["rue de rivloi", "rue de rivoli", 1],
    ["reu de rivoli", "rue de rivoli", 1],
    ["rue ed rivoli", "rue de rivoli", 1],
    ["rue duxtemple", "rue du temple", 1],
    ["avenue gambeta", "avenue gambetta", 1],
    ["rue du faubuorg saint antione", "rue du faubourg saint antoine", 2],
    ["rue mile borel", "rue emile borel", 1],
    ["rue de ravoly", "rue de rivoli", 2],
    ["rue oberkmapff", "rue oberkampf", 2],
    ["garibadli bulevard", "boulevard garibaldi", 2],
  ])("is recognised with mistakes: '%s' for '%s', edits: %d", (asked, known, edits) => {
    expect(similarity(asked, known)).toEqual({ kind: "misspelt", edits });
  });

  it("is recognised without the type of the street, and without first names", () => {
    expect(similarity("bastille", "place de la bastille")).toEqual({ kind: "short" });
    expect(similarity("hugo victor", "avenue victor hugo")).toEqual({ kind: "short" });
    expect(similarity("avenue roosevelt", "avenue franklin d roosevelt")).toEqual({ kind: "short" });
    expect(similarity("avenue f roosevelt", "avenue franklin d roosevelt")).toEqual({ kind: "short" });
  });

  it("is not recognised if the first letter of a short word is wrong, unless something else confirms the name", () => {
    expect(similarity("rue ofia", "rue sofia")).toBeNull();
    expect(similarity("rue ofia", "rue sofia", true)).toEqual({ kind: "misspelt", edits: 1 });
  });

  it.each([
    ["rue de berlin", "rue de bellechasse"],
    ["rue berlin", "rue merlin"],
    ["rue du bac", "rue du lac"],
    ["rue de rivoli lyon", "rue de rivoli"],
    ["rue du 8 mai 1945", "rue du 9 mai 1945"],
    ["avenue foch", "place foch"],
    ["rue de la paix x", "rue de la paix"],
    ["bac", "rue du bac"],
    ["rue", "rue de rivoli"],
    ["lyon", "gare de lyon"],
    ["cafe", "cadet"],
    ["rue victor", "avenue victor hugo"],
    ["rue franklin", "rue franklin roosevelt"],
  ])("is not recognised in another name, or in too short a part of it: '%s' for '%s'", (asked, known) => {
    expect(similarity(asked, known)).toBeNull();
  });
});

describe("the distance between two words", () => {
  it("counts letters added, left out, changed or swapped", () => {
    expect(editDistance("rivoli", "rivoli")).toBe(0);
    expect(editDistance("rivoli", "rivol")).toBe(1);
    expect(editDistance("rivoli", "rivioli")).toBe(1);
    expect(editDistance("rivoli", "ravoli")).toBe(1);
    expect(editDistance("rivoli", "irvoli")).toBe(1);
    expect(editDistance("", "rue")).toBe(3);
  });

  it("is symmetric, and never more than the length of the longer word", () => {
    const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 8 });
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(editDistance(a, b)).toBe(editDistance(b, a));
        expect(editDistance(a, b)).toBeLessThanOrEqual(Math.max(a.length, b.length));
        expect(editDistance(a, b) === 0).toBe(a === b);
      }),
    );
  });
});
