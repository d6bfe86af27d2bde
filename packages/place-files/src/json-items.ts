import { ImportFileError } from "./import-file-error.ts";
import type { PlaceFile } from "./place-file.ts";
import { type Encoding, textChunks } from "./text-chunks.ts";

/** An item of a list in a JSON file. The last item is the file's own value without the items of its lists. */
export interface JsonItem {
  /** The key of the list in the file's object; null for a list that is the whole file; `ROOT` for the last item. */
  readonly list: string | null | typeof ROOT;
  /** Number of the item in its list, from 1. */
  readonly number: number;
  /** The parsed item; undefined for an item that is not JSON. */
  readonly value: unknown;
}

/** Used instead of a list's key for the file's own value. */
export const ROOT = Symbol("root");

/** Maximum characters of one item. The outline of a large park has about ten thousand corners of 40 characters. */
const MAX_ITEM = 4_000_000;
/** Maximum number of nested lists and objects. */
export const MAX_DEPTH = 64;

/** Matches the characters that structure JSON. */
const STRUCTURE = /["{}[\],:]/g;
const STRING_END = /["\\]/g;

/**
 * Yields the items of a JSON file one at a time, so that only one item is in memory. Throws `ImportFileError` when the
 * file is incomplete, is not JSON or exceeds a limit. The items before the damaged part are yielded first.
 */
export async function* jsonItems(
  file: PlaceFile,
  encoding?: Encoding,
  onWrongByte?: (offset: number) => void,
): AsyncGenerator<JsonItem> {
  const splitter = createSplitter();
  const damagedError = (error: unknown): ImportFileError => {
    const what = error instanceof Error ? error.message : String(error);
    const { items } = splitter;
    const { name } = file;
    return new ImportFileError(
      items === 0
        ? `${name} is not a whole JSON file: ${what}.`
        : `${name} is damaged or cut short after item ${items}: ${what}.`,
    );
  };
  for await (const chunk of textChunks(file, encoding, onWrongByte)) {
    try {
      yield* splitter.read(chunk);
    } catch (error) {
      throw damagedError(error);
    }
  }
  try {
    yield* splitter.end();
  } catch (error) {
    throw damagedError(error);
  }
}

/** Parses JSON; returns undefined for another text. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Splits JSON text into the items of its lists, and parses each with `JSON.parse`. The text around the items is
 * collected and parsed at the end, so that the whole file is checked.
 */
function createSplitter() {
  let depth = 0;
  /** The depth of the open list: 1 when it is the whole file, 2 inside the file's object, 0 when no list is open. */
  let open = 0;
  let isInString = false;
  let isEscaped = false;
  let hasEnded = false;
  let list: JsonItem["list"] = null;
  let number = 0;
  let items = 0;
  /** Text of the current item, and text outside of items. */
  let item = "";
  let outside = "";
  /** The last string at depth 1, which may be the key of a list. */
  let lastString = "";

  const isInItem = (): boolean => open > 0 && depth >= open;
  const keep = (text: string): void => {
    if (isInItem()) {
      item += text;
      if (item.length > MAX_ITEM) throw new Error(`item ${number + 1} is longer than ${MAX_ITEM} characters`);
    } else {
      outside += text;
      if (depth === 1 && isInString) lastString += text;
      if (outside.length > MAX_ITEM) throw new Error(`it has more than ${MAX_ITEM} characters outside of lists`);
    }
  };
  const takeItem = (): JsonItem => {
    const value = parseJson(item);
    item = "";
    number += 1;
    items += 1;
    return { list, number, value };
  };

  /** Processes one structural character outside of strings. */
  function* structure(character: string): Generator<JsonItem> {
    if (character === "{" || character === "[") {
      if (depth === 0 && outside.trim() !== "") throw new Error("it does not begin with { or [");
      if (character === "[" && open === 0 && (depth === 0 || depth === 1)) {
        keep(character);
        list = depth === 0 ? null : lastString;
        number = 0;
        depth += 1;
        open = depth;
        return;
      }
      keep(character);
      depth += 1;
      if (depth > MAX_DEPTH) throw new Error(`it is nested deeper than ${MAX_DEPTH} levels`);
    } else if (character === "}" || character === "]") {
      if (depth === open) {
        if (character === "}") throw new Error("a list ends with }");
        if (item.trim() !== "") yield takeItem();
        else if (number > 0) throw new Error("a list ends with a comma");
        item = "";
        open = 0;
      }
      depth -= 1;
      keep(character);
      if (depth < 0) throw new Error(`it has a ${character} too many`);
      if (depth === 0) hasEnded = true;
    } else if (character === "," && depth === open && open > 0) {
      yield takeItem();
    } else {
      keep(character);
      if (character === '"') {
        isInString = true;
        if (depth === 1) lastString = "";
      }
    }
  }

  return {
    get items() {
      return items;
    },
    *read(chunk: string): Generator<JsonItem> {
      let at = 0;
      while (at < chunk.length) {
        if (isEscaped) {
          keep(chunk.charAt(at));
          at += 1;
          isEscaped = false;
          continue;
        }
        const pattern = isInString ? STRING_END : STRUCTURE;
        pattern.lastIndex = at;
        const found = pattern.exec(chunk);
        const end = found?.index ?? chunk.length;
        const text = chunk.slice(at, end);
        if (hasEnded && (found !== null || text.trim() !== "")) throw new Error("something follows its end");
        keep(text);
        if (found === null) return;
        at = end + 1;
        const [character] = found;
        if (!isInString) yield* structure(character);
        else if (character === "\\") {
          isEscaped = true;
          keep(character);
        } else {
          isInString = false;
          keep(character);
        }
      }
    },
    *end(): Generator<JsonItem> {
      if (outside.trim() === "") throw new Error("it is empty");
      if (depth > 0 || isInString) throw new Error("it ends too early");
      const value: unknown = JSON.parse(outside);
      yield { list: ROOT, number: 1, value };
    },
  };
}
