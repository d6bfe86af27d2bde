import { describe, expect, it } from "vitest";
import { ALREADY_LISTED } from "./counts.ts";
import { NAMES_NO_KIND } from "./read-row.ts";
import { adviceFor } from "./summary.ts";

type UsedRows = Parameters<typeof adviceFor>[0];

const counts = (skipped: Readonly<Record<string, number>>, others: Partial<UsedRows> = {}): UsedRows => ({
  added: 0,
  updated: 0,
  unchanged: 0,
  corrected: 0,
  enriched: 0,
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

  it("is absent when a row was used, when the file has no rows, and when places are listed already", () => {
    expect(adviceFor(counts({ [NAMES_NO_KIND]: 9 }, { added: 1 }))).toBeNull();
    expect(adviceFor(counts({ [NAMES_NO_KIND]: 9 }, { unchanged: 1 }))).toBeNull();
    expect(adviceFor(counts({ "outside Paris": 1 }, { corrected: 5 }))).toBeNull();
    expect(adviceFor(counts({ "outside Paris": 1 }, { enriched: 5 }))).toBeNull();
    expect(adviceFor(counts({}))).toBeNull();
    expect(adviceFor(counts({ [ALREADY_LISTED]: 10 }))).toBeNull();
    expect(adviceFor(counts({ [ALREADY_LISTED]: 900, "outside Paris": 100 }))).toBeNull();
  });
});
