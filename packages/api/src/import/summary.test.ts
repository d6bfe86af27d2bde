import { describe, expect, it } from "vitest";
import { ALREADY_LISTED, type Counts } from "./counts.ts";
import { NAMES_NO_KIND } from "./read-row.ts";
import { adviceFor } from "./summary.ts";

const counts = (skipped: Readonly<Record<string, number>>, others: Partial<Counts> = {}): Counts => ({
  read: 10,
  added: 0,
  updated: 0,
  unchanged: 0,
  skipped: new Map(Object.entries(skipped)),
  ...others,
});

describe("the advice after an import", () => {
  it("is chosen by the most frequent reason when every row was skipped", () => {
    expect(adviceFor(counts({ "outside Paris": 2, [NAMES_NO_KIND]: 8 }))).toContain("--type Restaurant");
    expect(adviceFor(counts({ "outside Paris": 8, [NAMES_NO_KIND]: 2 }))).toContain("No row is in Paris");
    expect(adviceFor(counts({ "no coordinates": 10 }))).toContain("--map latitude=COLUMN");
    expect(adviceFor(counts({ private: 10 }))).toContain("The most frequent reason is 'private'");
  });

  it("is absent when a row was imported, when the file has no rows, and when all places are listed already", () => {
    expect(adviceFor(counts({ [NAMES_NO_KIND]: 9 }, { added: 1 }))).toBeNull();
    expect(adviceFor(counts({ [NAMES_NO_KIND]: 9 }, { unchanged: 1 }))).toBeNull();
    expect(adviceFor(counts({}, { read: 0 }))).toBeNull();
    expect(adviceFor(counts({ [ALREADY_LISTED]: 10 }))).toBeNull();
  });
});
