import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { hoursStateAt, type OpeningHours, parseOpeningHours } from "@flaneur/domain";
import OpeningHoursLibrary from "opening_hours";
import { describe, expect, it } from "vitest";
import { repetitions } from "../setup/campaign.ts";

const FOLDER = resolve(import.meta.dirname, "../hours");
const linesOf = (file: string): readonly string[] => readFileSync(resolve(FOLDER, file), "utf8").split("\n");

/** Opening hours of open data, one for each shape: texts that differ only in digits have the same shape. */
const CORPUS = linesOf("corpus.txt").filter((line) => line !== "");
/** The texts that the library evaluates in another way. The file gives the reasons. */
const KNOWN = linesOf("known-differences.txt").flatMap((line) => (line.startsWith("  ") ? [line.slice(2)] : []));
const REASONS = linesOf("known-differences.txt").filter((line) => /^[a-z]+: /.test(line));

const PARIS = { lat: 48.85, lon: 2.35, address: { country_code: "fr", state: "Île-de-France" } };
const OPTIONS = { tag_key: "opening_hours", mode: 0, map_value: false, warnings_severity: 4, locale: "en" } as const;
const DAY_MS = 86_400_000;
const MOMENTS = 200;
/** Minutes since the start of 2026. The golden ratio spreads them over the year, even the first few of them. */
const minutes = Array.from({ length: MOMENTS }, (_, i) => Math.floor(((i * 0.618_034) % 1) * 364 * 1440));

function createLibrary(text: string): OpeningHoursLibrary | null {
  try {
    return new OpeningHoursLibrary(text, PARIS, OPTIONS);
  } catch {
    return null;
  }
}

/**
 * Whether the library evaluates hours in another way at one of the moments. The library reads the local fields of a
 * `Date`.
 */
function differs(hours: OpeningHours, library: OpeningHoursLibrary, moments: readonly number[]): boolean {
  const firstDay = Date.UTC(2026, 0, 1) / DAY_MS;
  return moments.some((minute) => {
    const local = new Date(2026, 0, 1, 0, minute);
    const theirs = library.getUnknown(local) ? "unknown" : library.getState(local) ? "open" : "closed";
    const day = Math.round(Date.UTC(local.getFullYear(), local.getMonth(), local.getDate()) / DAY_MS);
    expect(day).toBeGreaterThanOrEqual(firstDay);
    return hoursStateAt(hours, { day, minute: local.getHours() * 60 + local.getMinutes() }) !== theirs;
  });
}

const compared = (moments: readonly number[]): readonly string[] =>
  CORPUS.filter((text) => {
    const hours = parseOpeningHours(text);
    const library = hours === null ? null : createLibrary(text);
    return hours !== null && library !== null && differs(hours, library, moments);
  });

describe("the opening hours of open data", () => {
  it("are evaluated as the library opening_hours evaluates them, except for the listed differences", () => {
    const found = compared(minutes.slice(0, repetitions(10, MOMENTS)));
    expect(found.filter((text) => !KNOWN.includes(text))).toEqual([]);
  }, 600_000);

  it("still have the listed differences", () => {
    const listed = KNOWN.slice(0, repetitions(5, KNOWN.length));
    const found = listed.filter((text) => {
      const [hours, library] = [parseOpeningHours(text), createLibrary(text)];
      return hours !== null && library !== null && differs(hours, library, minutes);
    });
    expect(found).toEqual(listed);
    expect(KNOWN.filter((text) => !CORPUS.includes(text))).toEqual([]);
    expect(REASONS.filter((line) => !/^(?:ours|library|neither): \S.+\.$/.test(line))).toEqual([]);
  }, 600_000);

  it("are understood, except for fewer than one shape in twenty", () => {
    const missed = CORPUS.filter((text) => parseOpeningHours(text) === null);
    expect(missed.length).toBeLessThan(CORPUS.length / 20);
  });
});
