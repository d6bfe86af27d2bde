import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { hoursStateAt, type OpeningHours, parseOpeningHours, writtenHoursOnSundays } from "@flaneur/domain";
import { resolveFromCwd } from "@flaneur/server-kit";
import { parse } from "csv-parse/sync";
import OpeningHoursLibrary from "opening_hours";
import type { Bench } from "./bench.ts";
import { milliseconds } from "./statistics.ts";

const PARIS = { lat: 48.85, lon: 2.35, address: { country_code: "fr", state: "Île-de-France" } };
const OPTIONS = { tag_key: "opening_hours", mode: 0, map_value: false, warnings_severity: 4, locale: "en" };
const DAY_MS = 86_400_000;
const INSTANTS = 200;
const START = Date.UTC(2026, 0, 1);
/** 6:00 on a Sunday, and the midnight at the end of that day. */
const SUNDAY = [new Date(Date.UTC(2027, 1, 7, 6)), new Date(Date.UTC(2027, 1, 8))] as const;

function* jsonStrings(value: unknown): Generator<string> {
  if (Array.isArray(value)) for (const item of value) yield* jsonStrings(item);
  else if (typeof value === "object" && value !== null) {
    for (const [key, item] of Object.entries(value)) {
      if (/^opening_?hours$/i.test(key) && typeof item === "string") yield item.trim();
      else yield* jsonStrings(item);
    }
  }
}

async function stringsOf(path: string): Promise<readonly string[]> {
  const text = await readFile(path, "utf8");
  if (!path.endsWith(".csv")) return [...jsonStrings(JSON.parse(text))].filter((each) => each !== "");
  return [...jsonStrings(parse(text, { columns: true, relax_column_count: true }))].filter((each) => each !== "");
}

/** Instants spread over a year, the same in every run. */
const instants = Array.from(
  { length: INSTANTS },
  (_, i) => START + Math.floor(((i * 0.618_034) % 1) * 525_600) * 60_000,
);

function createLibrary(text: string): OpeningHoursLibrary | null {
  try {
    return new OpeningHoursLibrary(text, PARIS, OPTIONS);
  } catch {
    return null;
  }
}

function isDifferent(hours: OpeningHours, library: OpeningHoursLibrary): boolean {
  return instants.some((instant) => {
    const at = new Date(instant);
    const theirs = library.getUnknown(at) ? "unknown" : library.getState(at) ? "open" : "closed";
    return hoursStateAt(hours, { day: Math.floor(instant / DAY_MS), minute: (instant % DAY_MS) / 60_000 }) !== theirs;
  });
}

/**
 * `npm run bench -- hours FILE…` counts how many opening hours in files can be parsed, and how many the library
 * opening_hours evaluates in another way.
 */
export const openingHours: Bench = async (args) => {
  const files = args.map((path) => resolveFromCwd(path));
  if (files.length === 0) return { figures: [], notes: ["Name the files: npm run bench -- hours FILE…"] };
  // The library reads dates in the local time zone. The bench stores Paris times in the UTC fields of its dates.
  process.env.TZ = "UTC";
  const written = (await Promise.all(files.map(stringsOf))).flat();
  const distinct = [...new Set(written)];
  const begin = performance.now();
  const understood = distinct.flatMap((text) => {
    const hours = parseOpeningHours(text);
    return hours === null ? [] : [{ text, hours }];
  });
  const parsing = performance.now() - begin;
  const evaluating = performance.now();
  for (const { hours } of understood) hoursStateAt(hours, { day: 20_779, minute: 930 });
  const evaluated = performance.now() - evaluating;
  const compared = understood.flatMap(({ text, hours }) => {
    const library = createLibrary(text);
    return library === null ? [] : [{ text, hours, library }];
  });
  const different = compared.filter(({ hours, library }) => isDifferent(hours, library));
  const sundays = compared.filter(({ text, library }) => {
    const ours = writtenHoursOnSundays(text);
    return ours !== null && ours !== library.getOpenIntervals(...SUNDAY).length > 0;
  });
  const missed = distinct.filter((text) => parseOpeningHours(text) === null);
  const count = (list: readonly unknown[]) => list.length.toLocaleString("en");
  return {
    figures: [
      {
        what: "strings",
        measured: `${count(written)}, ${count(distinct)} distinct, in ${files.map((file) => basename(file)).join(", ")}`,
      },
      { what: "understood", measured: `${count(understood)} of ${count(distinct)}` },
      { what: "parsed", measured: milliseconds(parsing) },
      { what: "evaluated once", measured: milliseconds(evaluated) },
      {
        what: `differ from the library at one or more of ${INSTANTS} instants`,
        measured: `${count(different)} of ${count(compared)}`,
      },
      { what: "differ from the library on Sundays", measured: count(sundays) },
    ],
    notes: ["", "Not understood:", ...missed, "", "Different on Sundays:", ...sundays.map(({ text }) => text)],
  };
};
