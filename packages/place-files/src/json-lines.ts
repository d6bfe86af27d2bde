import { ImportFileError } from "./import-file-error.ts";
import { MAX_DEPTH, parseJson } from "./json-items.ts";
import type { PlaceFile } from "./place-file.ts";
import { type Encoding, textChunks } from "./text-chunks.ts";

/** Maximum number of characters in a line. */
export const MAX_LINE = 4_000_000;

/** A line with one JSON value. */
export interface JsonLine {
  /** Number of the line, or of the item in a text sequence, from 1. */
  readonly number: number;
  /** The parsed value; undefined for a line that is not JSON or is nested too deeply. */
  readonly value: unknown;
}

/** Whether a text, by its beginning, has one object in each line: NDJSON, or GeoJSON text sequences (RFC 8142). */
export function isJsonLines(head: string): boolean {
  if (head.startsWith(RECORD_SEPARATOR)) return true;
  const [first = "", second = ""] = head.split(/\r?\n/).filter((line) => line.trim() !== "");
  return second.startsWith("{") && parseJson(first) !== undefined;
}

/** The character that begins each item of a GeoJSON text sequence. */
const RECORD_SEPARATOR = "\u001E";

/**
 * Yields the lines of a file that are not empty, or the items of a text sequence. Throws `ImportFileError` for a line
 * that is too long.
 */
export async function* jsonLines(
  file: PlaceFile,
  encoding?: Encoding,
  onWrongByte?: (offset: number) => void,
): AsyncGenerator<JsonLine> {
  let number = 0;
  for await (const line of linesOf(file, encoding, onWrongByte)) {
    number += 1;
    const text = line.trim();
    if (text === "") continue;
    const value = parseJson(text);
    yield { number, value: isNestedDeeper(value, MAX_DEPTH) ? undefined : value };
  }
}

/** Whether lists and objects are nested more than `levels` deep. Such values could overflow the stack of other code. */
const isNestedDeeper = (value: unknown, levels: number): boolean =>
  typeof value === "object" &&
  value !== null &&
  (levels === 0 || Object.values(value).some((inner) => isNestedDeeper(inner, levels - 1)));

async function* linesOf(
  file: PlaceFile,
  encoding: Encoding | undefined,
  onWrongByte: ((offset: number) => void) | undefined,
): AsyncGenerator<string> {
  let rest = "";
  let end: string | null = null;
  for await (const chunk of textChunks(file, encoding, onWrongByte)) {
    const isSequence: boolean = end === null && chunk.startsWith(RECORD_SEPARATOR);
    end ??= isSequence ? RECORD_SEPARATOR : "\n";
    const lines: string[] = `${rest}${isSequence ? chunk.slice(1) : chunk}`.split(end);
    rest = lines.pop() ?? "";
    if (rest.length > MAX_LINE) {
      throw new ImportFileError(`${file.name} has a line longer than ${MAX_LINE} characters.`);
    }
    yield* lines;
  }
  yield rest;
}
