import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import { codeOf, messageOf, StartError } from "@flaneur/server-kit";
import { isKnownMigration } from "../migrate.ts";
import { type End, type Header, HeaderLine, OtherLine, rowOfLine, VERSION } from "./format.ts";
import { BACKED_UP } from "./tables.ts";

/** The header of a backup, and its numbers of rows. */
export interface Backup {
  readonly header: Header;
  /** Number of rows in each table. */
  readonly rows: Readonly<Record<string, number>>;
}

/** Some rows of one table, each as the JSON text of an object. */
export interface Batch {
  readonly table: string;
  readonly rows: readonly string[];
}

/** Size of a batch, in characters of JSON. */
const BATCH_SIZE = 1_000_000;

/**
 * Reads and verifies a whole backup, one line at a time.
 * @throws StartError when the file cannot be read, is not a backup, has a newer version, is incomplete or was altered.
 */
export async function checkBackup(path: string): Promise<Backup> {
  const digest = createHash("sha256");
  const rows: Record<string, number> = {};
  let header: Header | undefined;
  let table: string | undefined;
  let end: End | undefined;
  for await (const line of linesOf(path)) {
    if (end !== undefined) throw alteredError(path);
    if (header === undefined) header = readHeader(line, path);
    else if (rowOfLine(line) === null) {
      const other = OtherLine.safeParse(parsed(line)).data;
      if (other === undefined) throw alteredError(path);
      if ("table" in other) {
        table = knownTable(other.table, path);
        rows[table] = 0;
      } else end = other.end;
    } else {
      if (table === undefined) throw alteredError(path);
      rows[table] = (rows[table] ?? 0) + 1;
    }
    if (end === undefined) digest.update(`${line}\n`);
  }
  if (header === undefined || end === undefined) throw cutShort(path);
  if (digest.digest("hex") !== end.sha256 || !isSame(rows, end.rows)) throw alteredError(path);
  return { header, rows };
}

/** Yields the rows of a verified backup, in the order of the file. */
export async function* batchesOf(path: string): AsyncGenerator<Batch> {
  let table = "";
  let rows: string[] = [];
  let size = 0;
  for await (const line of linesOf(path)) {
    const row = rowOfLine(line);
    if (rows.length > 0 && (row === null || size > BATCH_SIZE)) {
      yield { table, rows };
      rows = [];
      size = 0;
    }
    if (row === null) {
      const other = OtherLine.safeParse(parsed(line)).data;
      if (other !== undefined && "table" in other) table = other.table;
    } else {
      rows.push(row);
      size += row.length;
    }
  }
}

/**
 * Limit of one line, in characters. The longest row that imports can store has about 2,500,000: a place with MAX_CLAIMS
 * claims, each with 50 long URLs of pictures.
 */
const MAX_LINE_LENGTH = 4_000_000;

/**
 * Yields the lines of the decompressed file. Unlike readline, it does not split at U+2028, which JSON may contain. A
 * line that is too long is refused while it is read: 200 KB can decompress to a line of 200 MB.
 */
async function* linesOf(path: string): AsyncGenerator<string> {
  const unpacked = createGunzip().setEncoding("utf8");
  // A failure of either stream is thrown by the loop below.
  pipeline(createReadStream(path), unpacked, () => {});
  // Parts of the unfinished line. They are joined once: joining at every chunk would be quadratic.
  let parts: string[] = [];
  let length = 0;
  try {
    for await (const chunk of unpacked) {
      for (const [index, part] of String(chunk).split("\n").entries()) {
        if (index > 0) {
          yield parts.join("");
          parts = [];
          length = 0;
        }
        parts.push(part);
        length += part.length;
        if (length > MAX_LINE_LENGTH) throw alteredError(path);
      }
    }
  } catch (error) {
    throw readError(error, path);
  }
  // The last line of a complete file ends with a line feed as well.
  if (length > 0) throw cutShort(path);
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function readHeader(line: string, path: string): Header {
  const header = HeaderLine.safeParse(parsed(line)).data?.backup;
  if (header === undefined) throw notABackup(path);
  if (header.version > VERSION || !isKnownMigration(header.migration)) {
    throw new StartError(`${path} was made by a newer version of Flâneur. Restore it with that one, or a later one.`);
  }
  return header;
}

function knownTable(name: string, path: string): string {
  if (BACKED_UP.includes(name)) return name;
  throw new StartError(`${path} holds the table '${name}', which this version does not know.`);
}

const isSame = (a: Backup["rows"], b: Backup["rows"]): boolean =>
  Object.keys(a).length === Object.keys(b).length && Object.entries(a).every(([table, n]) => b[table] === n);

const notABackup = (path: string) => new StartError(`${path} is not a backup of Flâneur.`);
const cutShort = (path: string) =>
  new StartError(`${path} is cut short: its end is missing. Fetch it again, or use another backup.`);
const alteredError = (path: string) =>
  new StartError(`${path} is damaged or was altered: it does not hold what was written. Use another backup.`);

function readError(error: unknown, path: string): unknown {
  if (error instanceof StartError) return error;
  switch (codeOf(error)) {
    case "Z_BUF_ERROR":
      return cutShort(path);
    case "Z_DATA_ERROR":
      // zlib reports this for a file that is not gzip.
      return messageOf(error) === "incorrect header check" ? notABackup(path) : alteredError(path);
    case "ENOENT":
      return new StartError(`${path}: there is no such file.`);
    default:
      return new StartError(`${path} cannot be read: ${messageOf(error)}.`);
  }
}
