/**
 * Maximum characters of a line, and of the lines of a row before its last line. A row thus has at most twice as many.
 * The limit is high, because a row may contain the outline of a large park.
 */
export const MAX_RECORD = 1_000_000;

/** Lines that replace rows that cannot be read. A text file has no such line: it has no NUL characters. */
export const DAMAGED = { quote: "\u0000quote", length: "\u0000length" } as const;

const LINE = /[^\r\n]*(?:\r\n|\n|\r)/y;
const lineEnd = (line: string): string => /[\r\n]+$/.exec(line)?.[0] ?? "";

/** Maximum number of lines of a row before its last line. */
const MAX_LINES = 1_000;

/**
 * The state of a row after a line: the row is complete, its quoted cell continues, or the quote at the start of its last
 * cell did not begin a quoted cell.
 */
type Ending = "complete" | "open" | "broken";

/** Returns the position of the quote that ends a quoted cell, or -1. A quote in the cell is written twice. */
function closingQuote(line: string, start: number): number {
  for (let end = line.indexOf('"', start); end !== -1; end = line.indexOf('"', end + 2)) {
    if (line[end + 1] !== '"') return end;
  }
  return -1;
}

/**
 * Finds the ending of a row after a line. A double quote (`"`) begins a quoted cell only if it is the first character of
 * the cell (RFC 4180). The next `"` that is not doubled must end the cell. If other text follows that `"` in a later
 * line, then the first `"` did not begin a quoted cell, and the row is broken.
 * @param isContinued Whether the line begins within a quoted cell.
 */
function endingOf(line: string, delimiter: string, isContinued: boolean): Ending {
  let at = 0;
  for (let isInCell = isContinued; ; isInCell = false) {
    if (isInCell || line[at] === '"') {
      const end = closingQuote(line, isInCell ? at : at + 1);
      if (end === -1) return "open";
      const next = line[end + 1];
      const isEnd = next === undefined || next === delimiter || next === "\r" || next === "\n";
      if (isInCell && !isEnd) return "broken";
      at = end + 1;
    }
    const following = line.indexOf(delimiter, at);
    if (following === -1) return "complete";
    at = following + 1;
  }
}

/**
 * Collects the lines of rows, and gives up a row whose quote is never closed. Each line is inspected at most twice: once
 * as the continuation of a row, and once as the first line of a row.
 */
function createRows(delimiter: string) {
  /**
   * From the index `first` on, the lines of the unfinished row. The line at `first` opens a quoted cell, which
   * continues in all lines after it.
   */
  let lines: string[] = [];
  let first = 0;
  /** The number of characters of the unfinished row. */
  let length = 0;
  const isPending = () => first < lines.length;
  const clear = (): readonly string[] => {
    const row = lines.slice(first);
    lines = [];
    first = 0;
    length = 0;
    return row;
  };
  const begins = (line: string): boolean => line.includes('"') && endingOf(line, delimiter, false) === "open";
  /**
   * Gives up the first line of the unfinished row. Returns a line of `DAMAGED` in its place, and the lines after it
   * that are complete rows. The next line that ends within a quoted cell begins the new unfinished row.
   */
  const giveUp = (): string => {
    let text = `${DAMAGED.quote}${lineEnd(lines[first] ?? "")}`;
    for (;;) {
      length -= lines[first]?.length ?? 0;
      first += 1;
      const line = lines[first];
      if (line === undefined) clear();
      if (line === undefined || begins(line)) break;
      text += line;
    }
    if (first > MAX_LINES) {
      lines = lines.slice(first);
      first = 0;
    }
    return text;
  };
  /** Gives up each line that could begin the unfinished row. Returns the lines in their place. */
  const giveUpAll = (): string => {
    let text = "";
    while (isPending()) text += giveUp();
    return text;
  };
  /** Returns the rows that are complete after a line, as text. */
  const take = (line: string): string => {
    let text = "";
    if (isPending()) {
      const ending = endingOf(line, delimiter, true);
      if (ending === "complete") return [...clear(), line].join("");
      // Wherever the row begins, this line breaks it: every line that could begin the row is given up.
      if (ending === "broken") text += giveUpAll();
    }
    if (!isPending() && !begins(line)) return text + line;
    lines.push(line);
    length += line.length;
    while (length > MAX_RECORD || lines.length - first > MAX_LINES) text += giveUp();
    return text;
  };
  const cells = (line: string | undefined) => line?.split(delimiter).length;
  /**
   * Returns the lines of the unfinished row at the end of the file. The file counts as cut short if its last line has
   * no line break, and is the only line of the row or has another number of cells than the row's first line. The row is
   * then returned as it is, and the parser throws. Otherwise the row's first line is given up.
   */
  const end = (): string => {
    const last = lines.at(-1) ?? "";
    const lastCells = lineEnd(last) === "" ? cells(last) : null;
    let text = "";
    while (isPending()) {
      const isCutShort = lastCells !== null && (lines.length - first === 1 || cells(lines[first]) !== lastCells);
      text += isCutShort ? clear().join("") : giveUp();
    }
    return text;
  };
  return { take, end, giveUpAll };
}

/**
 * Replaces lines of a CSV text with lines of `DAMAGED`: each line that is too long, and the first line of each row with
 * a quoted cell that is never closed or exceeds a limit. The other lines of this row are read as rows of their own,
 * because the cell may include the rows after it.
 */
export async function* readableLines(chunks: AsyncIterable<string>, delimiter: string): AsyncGenerator<string> {
  const rows = createRows(delimiter);
  /** A line that is too long ends the unfinished row, which cannot be read without this line. */
  const tooLong = (end: string): string => `${rows.giveUpAll()}${DAMAGED.length}${end}`;
  /** The text after the last line break. */
  let rest = "";
  let isTooLong = false;
  for await (const chunk of chunks) {
    const text = rest + chunk;
    let at = 0;
    let ready = "";
    for (;;) {
      LINE.lastIndex = at;
      const line = LINE.exec(text)?.[0];
      // The other half of a line break may follow in the next chunk.
      if (line === undefined || (line.endsWith("\r") && at + line.length === text.length)) break;
      at += line.length;
      ready += isTooLong || line.length > MAX_RECORD ? tooLong(lineEnd(line)) : rows.take(line);
      isTooLong = false;
    }
    rest = text.slice(at);
    // The rest of a line that is too long is dropped at once: it may be as long as the file.
    if (isTooLong || rest.length > MAX_RECORD) {
      isTooLong = true;
      rest = rest.endsWith("\r") ? "\r" : "";
    }
    if (ready !== "") yield ready;
  }
  if (isTooLong) yield tooLong("");
  else if (rest !== "") yield rows.take(rest);
  yield rows.end();
}
