import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { type ParisTime, parseParisTime } from "@flaneur/domain";

const FIXTURES = resolve(import.meta.dirname, "../src/search/fixtures");

/** Returns the lines of a file of searches as visitors type them, each split at its arrows. */
export const readSearchCases = (file: string): readonly (readonly string[])[] =>
  readFileSync(resolve(FIXTURES, file), "utf8")
    .trim()
    .split("\n")
    .map((line) => line.split(" → "));

/** The moment of the searches: a Wednesday at half past twelve. */
export const NOON: ParisTime = parseParisTime("2026-11-25T12:30") ?? { day: 0, minute: 0 };
