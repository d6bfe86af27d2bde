import { readFile } from "node:fs/promises";
import { describe, expect, it, test } from "vitest";
import { z } from "zod";
import { createDuplicateFinder, type Listed } from "./duplicate-detection.ts";
import { fixture } from "./fixtures/scratch.ts";

const Side = z.object({
  name: z.string(),
  otherNames: z.array(z.string()).optional(),
  types: z.array(z.string()),
  at: z.tuple([z.number(), z.number()]),
  address: z.string().optional(),
  phone: z.string().optional(),
  website: z.string().optional(),
});
const Pair = z.object({ sample: z.number(), same: z.boolean(), places: z.tuple([Side, Side]) });
type Pair = z.infer<typeof Pair>;

/** In the older list of pairs, each place has one type. */
const OldSide = Side.omit({ types: true }).extend({ type: z.string() });
const OldPairs = z.object({ pairs: z.array(z.object({ same: z.boolean(), places: z.tuple([OldSide, OldSide]) })) });

/** The number of the held-out sample: no rule was changed to fit its pairs. */
const HELD_OUT = 4;

async function labelledPairs(): Promise<readonly Pair[]> {
  const old = OldPairs.parse(JSON.parse(await readFile(fixture("duplicate-pairs.json"), "utf8"))).pairs;
  const [, ...lines] = (await readFile(fixture("drawn-pairs.ndjson"), "utf8")).trim().split("\n");
  const withTypes = ({ type, ...side }: z.infer<typeof OldSide>) => ({ ...side, types: [type] });
  return [
    ...old.map(({ same, places: [a, b] }): Pair => ({ sample: 0, same, places: [withTypes(a), withTypes(b)] })),
    ...lines.map((line) => Pair.parse(JSON.parse(line))),
  ];
}

const pairs = await labelledPairs();

const listed = ({ at: [latitude, longitude], ...side }: z.infer<typeof Side>, source: string): Listed => ({
  ...side,
  source,
  coordinates: { latitude, longitude },
});

/** Whether the duplicate finder of the import finds that the second place is a duplicate of the first. */
function areMerged(first: z.infer<typeof Side>, second: z.infer<typeof Side>): boolean {
  const detector = createDuplicateFinder();
  detector.add(listed(first, "one"));
  return detector.find(listed(second, "other")) !== undefined;
}

describe.each([
  ["all pairs labelled by hand", pairs, 1_000],
  ["the held-out pairs", pairs.filter(({ sample }) => sample === HELD_OUT), 120],
])("duplicate detection on %s", (_, chosen, least) => {
  const judged = chosen.map(({ same, places: [a, b] }) => ({
    same,
    names: `${a.name} | ${b.name}`,
    merged: areMerged(a, b),
  }));
  const right = judged.filter(({ same, merged }) => same && merged);
  const wrong = judged.filter(({ same, merged }) => !same && merged);
  const missed = judged.filter(({ same, merged }) => same && !merged);
  const names = JSON.stringify({ wrong: wrong.map((pair) => pair.names), missed: missed.map((pair) => pair.names) });

  it("is right about at least 99 % of the pairs that it merges", () => {
    expect(chosen.length).toBeGreaterThanOrEqual(least);
    expect(right.length / (right.length + wrong.length), names).toBeGreaterThanOrEqual(0.99);
  });

  it("merges at least 90 % of the pairs that are the same place", () => {
    expect(right.length / (right.length + missed.length), names).toBeGreaterThanOrEqual(0.9);
  });
});

test("whether two places are merged does not depend on which of them is imported first", () => {
  expect(pairs.filter(({ places: [a, b] }) => areMerged(a, b) !== areMerged(b, a)).map(({ places }) => places)).toEqual(
    [],
  );
});
