import { afterEach, expect, it, vi } from "vitest";
import { DAMAGED, MAX_RECORD, readableLines } from "./csv-lines.ts";

afterEach(() => void vi.restoreAllMocks());

async function read(text: string): Promise<string> {
  let lines = "";
  for await (const part of readableLines(
    (async function* () {
      yield text;
    })(),
    ",",
  )) {
    lines += part;
  }
  return lines;
}

/** A line whose quoted cell never ends, whether the line begins a row or continues one. */
const OPEN = 'a,","x","y\n';

it("a table whose quoted cells never end is read in a time proportional to its number of lines", async () => {
  const lines = 5_000;
  const { indexOf } = String.prototype;
  let searches = 0;
  vi.spyOn(String.prototype, "indexOf").mockImplementation(function (this: string, ...search) {
    searches += 1;
    if (searches > 30 * lines) throw new Error("The lines are searched again and again.");
    return indexOf.apply(this, search);
  });
  const text = await read(OPEN.repeat(lines));
  expect(text).toBe(`${DAMAGED.quote}\n`.repeat(lines));
});

it("a row whose quoted cell never ends is replaced alone, and the rows after it are kept", async () => {
  expect(await read(`a,"b\nc,d\n"e",f\n`)).toBe(`${DAMAGED.quote}\nc,d\n"e",f\n`);
});

it("a quoted cell may contain up to 1,000 line breaks", async () => {
  const row = (lineBreaks: number) => `a,"${"b\n".repeat(lineBreaks)}"\n`;
  expect(await read(row(1_000))).toBe(row(1_000));
  expect(await read(row(1_001))).toContain(DAMAGED.quote);
});

it("a line that is too long within a quoted cell is replaced, as is the first line of its row, and all other lines are kept", async () => {
  const long = "x".repeat(MAX_RECORD + 1);
  expect(await read(`a,b\nc,"d\n${long}\ne"\nf,g\n`)).toBe(`a,b\n${DAMAGED.quote}\n${DAMAGED.length}\ne"\nf,g\n`);
});
