import { basename } from "node:path";
import { Assembler } from "stream-json/assembler.js";
import type { Token } from "stream-json/core/parser.js";
import { parseFile } from "stream-json/file/parser.js";
import { isGzip, toImportFileError } from "./file-error.ts";
import { ImportFileError } from "./import-file-error.ts";

/** An item of a list: of the list that is the whole file (`list` is null), or of one that the file's object holds under a key. */
export interface JsonItem {
  readonly list: string | null;
  /** From 1, counted in its list. */
  readonly number: number;
  readonly value: unknown;
}

const OPENS = new Set<Token["name"]>(["startObject", "startArray"]);
const CLOSES = new Set<Token["name"]>(["endObject", "endArray"]);

/**
 * The items of a JSON file, one at a time: never more than one of them in memory, however large the file.
 * Throws `ImportFileError` where the file is missing, cut short or no JSON; what came before was sound.
 */
export async function* jsonItems(path: string): AsyncGenerator<JsonItem> {
  const progress = { items: 0 };
  try {
    if (await isGzip(path)) throw new ImportFileError(`${basename(path)} is compressed (gzip): unpack it first.`);
    yield* itemsOf(parseFile({ streamValues: false })(path), progress);
  } catch (error) {
    throw explain(error, path, progress.items);
  }
}

async function* itemsOf(tokens: AsyncIterable<Token>, progress: { items: number }): AsyncGenerator<JsonItem> {
  let depth = 0;
  let list: string | null = null;
  let number = 0;
  /** The depth at which a list lies open: 1 when it is the whole file, 2 inside the file's object, 0 when there is none. */
  let open = 0;
  let item: Assembler | null = null;
  let isEmpty = true;

  for await (const token of tokens) {
    if (CLOSES.has(token.name)) depth -= 1;
    if (open > 0 && depth >= open) {
      item ??= new Assembler();
      item.consume(token);
      if (depth === open && !OPENS.has(token.name)) {
        number += 1;
        progress.items += 1;
        yield { list, number, value: item.current };
        item = null;
      }
    } else if (token.name === "startArray" && (depth === 0 || (depth === 1 && list !== null))) {
      open = depth + 1;
      number = 0;
    } else if (token.name === "endArray") {
      open = 0;
    } else if (depth === 1 && token.name === "keyValue") {
      list = String(token.value);
    }
    if (OPENS.has(token.name)) depth += 1;
    isEmpty = false;
  }
  // The parser does not see the end of the file: it takes a missing half for one that is still to come.
  if (isEmpty) throw new Error("it is empty");
  if (depth > 0) throw new Error("it ends too early");
}

function explain(error: unknown, path: string, items: number): unknown {
  if (!(error instanceof Error) || error instanceof ImportFileError) return error;
  const trouble = toImportFileError(error, path);
  if (trouble !== null) return trouble;
  const name = basename(path);
  const what = error.message.replace(/^Parser (?:cannot parse input: )?/, "");
  return new ImportFileError(
    items === 0
      ? `${name} is not a whole JSON file: ${what}.`
      : `${name} is damaged or cut short after item ${items}: ${what}.`,
  );
}
