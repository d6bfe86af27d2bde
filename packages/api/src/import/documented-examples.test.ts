import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { collect, scratchFile } from "./fixtures/scratch.ts";
import { readPlaces } from "./readers.ts";

const GUIDE = join(import.meta.dirname, "../../../../docs/importing.md");

/** The examples of each format in the guide's table: the lines in backticks form one file. */
const rows = (await readFile(GUIDE, "utf8"))
  .split("\n")
  .filter((line) => /^\| .*`.*(?:café|cafe|Café|Marché)/.test(line))
  .map((line): [string, string] => {
    const [format = "", , example = ""] = line.split(" | ").map((cell) => cell.replace(/^\| | \|$/g, ""));
    const lines = [...example.matchAll(/`([^`]+)`/g)].map(([, text = ""]) => text);
    return [format, lines.join("\n")];
  });

describe("the guide to importing", () => {
  it("has examples of eight formats", () => {
    expect(rows).toHaveLength(8);
  });

  it.each(rows)("has an example of %s that can be imported unchanged", async (_, example) => {
    const read = await collect(readPlaces(await scratchFile("example", example), { type: "Restaurant" }));
    expect(read).toMatchObject([{ kind: "place" }]);
  });
});
