import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { ARCHIVE_LIMITS } from "./archive-budget.ts";
import { SAVED_LIMITS } from "./limits.ts";
import { createReadBudget } from "./read-budget.ts";
import { readPastedPlaces, readSavedPlaces } from "./read-saved-places.ts";

const read = (name: string, content: string | Uint8Array, budget = createReadBudget()) =>
  readSavedPlaces(name, typeof content === "string" ? strToU8(content) : content, { origin: null, budget });

/** The lengths of the fixed parts of a record of the directory and of the end record. */
const ENTRY_BYTES = 46;
const END_BYTES = 22;

/** Makes an archive of one file, in whose directory `copies` entries share the data of the file. */
function sharedArchive(copies: number, content: Uint8Array): Uint8Array {
  const archive = Buffer.from(zipSync({ "0000.csv": content }, { level: 9 }));
  const end = archive.length - END_BYTES;
  const start = archive.readUInt32LE(end + 16);
  const entries = Array.from({ length: copies }, (_, index) => {
    const entry = Buffer.from(archive.subarray(start, end));
    entry.write(`${String(index).padStart(4, "0")}.${["csv", "kml", "json"][index % 3]}`.slice(0, 8), ENTRY_BYTES);
    return entry;
  });
  const last = Buffer.from(archive.subarray(end));
  last.writeUInt16LE(copies, 8);
  last.writeUInt16LE(copies, 10);
  last.writeUInt32LE(Buffer.concat(entries).length, 12);
  return Buffer.concat([archive.subarray(0, start), ...entries, last]);
}

/** Returns a copy of an archive of one file, whose headers declare another unpacked size. */
function declaring(size: number, archive: Uint8Array): Uint8Array {
  const copy = Buffer.from(archive);
  copy.writeUInt32LE(size, 22);
  copy.writeUInt32LE(size, copy.readUInt32LE(copy.length - END_BYTES + 16) + 24);
  return copy;
}

/** An empty table of 4 MB, whose rows are empty: a few KB in an archive. */
const EMPTY_ROWS = strToU8(`name,latitude\n${"\n".repeat(4_000_000)}`);

describe("an archive", () => {
  it("is refused before it is unpacked if 2,000 entries share one file and declare too much together", async () => {
    const archive = sharedArchive(2_000, new Uint8Array(40_000_000).fill(10));
    expect(archive.length).toBeLessThan(160_000);
    const problem = "unpacks too large";
    await expect(read("shared.zip", archive)).rejects.toMatchObject({ name: "ImportFileError", problem });
  });

  it("is refused if its content is 200 times as large as its file and larger than 10 MB", async () => {
    const archive = zipSync({ "a.csv": new Uint8Array(ARCHIVE_LIMITS.smallBytes + 1) }, { level: 9 });
    await expect(read("a.zip", archive)).rejects.toMatchObject({ problem: "unpacks too large" });
  });

  it("is refused by its real size if it declares a smaller one", async () => {
    const archive = declaring(1_000, zipSync({ "a.csv": new Uint8Array(30_000_000) }, { level: 9 }));
    await expect(read("a.zip", archive)).rejects.toMatchObject({ problem: "unpacks too large" });
  });

  it("is refused by the content of all KMZ files in it", async () => {
    const kmz = zipSync({ "doc.kml": new Uint8Array(9_000_000) }, { level: 9 });
    const archive = zipSync({ "a.kmz": kmz, "b.kmz": kmz });
    await expect(read("a.zip", archive)).rejects.toMatchObject({ problem: "unpacks too large" });
  });

  it("is refused if it has too many entries, although none of them is a file of places", async () => {
    const pictures = Object.fromEntries(
      Array.from({ length: ARCHIVE_LIMITS.entries + 1 }, (_, index) => [`${index}.png`, new Uint8Array()]),
    );
    const archive = zipSync(pictures, { level: 0 });
    await expect(read("a.zip", archive)).rejects.toMatchObject({ problem: "too many entries" });
    // Without the directory at its end, the entries are counted one by one.
    const withoutEnd = archive.subarray(0, -END_BYTES);
    await expect(read("a.zip", withoutEnd)).rejects.toMatchObject({ problem: "too many entries" });
  });

  it("is refused if it has more than 100 files of places", async () => {
    const tables = Object.fromEntries(
      Array.from({ length: SAVED_LIMITS.files + 1 }, (_, index) => [`${index}.csv`, strToU8("name\nSeptime\n")]),
    );
    await expect(read("a.zip", zipSync(tables))).rejects.toMatchObject({ problem: "too many entries" });
  });
});

describe("files that are read at once", () => {
  it("share one budget for their bytes", async () => {
    const budget = createReadBudget();
    const table = `name\n${"Septime, 80 Rue de Charonne\n".repeat(10)}${" ".repeat(9_900_000)}\n`;
    for (let file = 0; file < 4; file += 1) await read("a.csv", table, budget);
    await expect(read("b.csv", table, budget)).rejects.toMatchObject({ problem: "too much" });
  });

  it("share one budget for the content of their archives", async () => {
    const budget = createReadBudget();
    const archive = zipSync({ "a.csv": strToU8(`name\nSeptime\n${" ".repeat(9_000_000)}\n`) }, { level: 9 });
    for (let file = 0; file < 4; file += 1) await read("a.zip", archive, budget);
    await expect(read("b.zip", archive, budget)).rejects.toMatchObject({ problem: "too much" });
  });

  it("share one budget for the entries of their archives", async () => {
    const budget = createReadBudget();
    const pictures = Object.fromEntries(
      Array.from({ length: ARCHIVE_LIMITS.entries - 1 }, (_, index) => [`${index}.png`, new Uint8Array()]),
    );
    await expect(read("a.zip", zipSync(pictures, { level: 0 }), budget)).rejects.toMatchObject({ problem: "format" });
    const two = zipSync({ "a.csv": strToU8("name\nSeptime\n"), "b.csv": strToU8("name\nAllard\n") });
    await expect(read("b.zip", two, budget)).rejects.toMatchObject({ problem: "too many entries" });
  });
});

describe("the rows of a file", () => {
  const many = (text: string) => text.repeat(SAVED_LIMITS.rows + 1);
  it.each([
    ["empty rows of a table", "a.csv", `name,latitude\n${many("\n")}`],
    ["rows of separators", "a.csv", `name,latitude\n${many(",\n")}`],
    ["empty lines of a text", "a.txt", `name,latitude\n${many("\n")}`],
    ["lines of JSON", "a.json", `{"type":"Feature"}\n${many("{}\n")}`],
    ["features without a place", "a.json", `{"features":[${many('{"type":"Feature"},')}{"type":"Feature"}]}`],
    ["placemarks without a place", "a.kml", `<kml>${many("<Placemark/>")}</kml>`],
    ["waypoints without a place", "a.gpx", `<gpx>${many("<wpt/>")}</gpx>`],
  ])("are refused above a limit, although they have no place: %s", async (_, name, content) => {
    await expect(read(name, content)).rejects.toMatchObject({ problem: "too many rows" });
  });
});

it("a file of JSON with many items but no places is one of the other files of an archive, which are ignored", async () => {
  const history = `{"locations":[${"{},".repeat(SAVED_LIMITS.rows)}{}]}`;
  await expect(read("Records.json", history)).rejects.toMatchObject({ problem: "format" });
  const archive = zipSync({ "Records.json": strToU8(history), "Saved/Paris.csv": strToU8("name\nSeptime\n") });
  expect(await read("takeout.zip", archive)).toMatchObject({ places: [{ name: "Septime" }], refused: [] });
});

it("an archive with a file of too many rows is refused as a whole, because each further file would cost as much", async () => {
  const rows = strToU8(`name,latitude\n${"\n".repeat(SAVED_LIMITS.rows + 1)}`);
  const archive = zipSync({ "a.csv": rows, "b.csv": strToU8("name\nSeptime\n") });
  await expect(read("a.zip", archive)).rejects.toMatchObject({ problem: "too many rows" });
});

describe("the time to read a file grows with its size only, not with the square of its size", () => {
  const spaces = " ".repeat(900_000);
  const placemark = (content: string) => `<kml><Placemark><name>A</name>${content}</Placemark></kml>`;
  // With an expression of quadratic time, each of these takes minutes, and the test exceeds its timeout.
  it.each([
    ["spaces within a line", "a.txt", `A${spaces}B`],
    ["separators within a line", "a.txt", `A${",".repeat(900_000)}B`],
    ["parentheses after a link", "a.txt", `https://a.example/${")".repeat(900_000)}b`],
    ["spaces between coordinates", "a.kml", placemark(`<Point><coordinates>2.3${spaces}48.8</coordinates></Point>`)],
    ["opened comments of HTML", "a.kml", placemark(`<description>${"&lt;!--".repeat(160_000)}</description>`)],
    ["opened links of uMap", "a.kml", placemark(`<description>${"[[".repeat(450_000)}</description>`)],
    ["opened comments of XML", "a.kml", `${"<!--".repeat(200_000)}--><kml><Placemark/></kml>`],
  ])("%s", async (_, name, content) => {
    await read(name, content).catch(() => {});
  });

  it("empty rows of a table in an archive", async () => {
    await expect(read("a.zip", zipSync({ "a.csv": EMPTY_ROWS }))).rejects.toMatchObject({ problem: "too many rows" });
  });

  it("lines of a pasted list, which is refused at the first place above the limit", () => {
    const list = `A${spaces}B\n`.repeat(8);
    expect(readPastedPlaces("list", list, { origin: null }).places).toHaveLength(8);
    expect(() => readPastedPlaces("list", "A\n".repeat(4_000_000), { origin: null })).toThrow("more than 2000 places");
  });
});
