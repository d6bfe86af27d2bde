import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { StartError } from "@flaneur/server-kit";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { writeExport } from "./write-export.ts";

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "flaneur-write-export-"));
  path = join(folder, "places.csv");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function* pieces(failure?: Error): AsyncGenerator<string> {
  yield "id,name\n";
  if (failure !== undefined) throw failure;
  yield "louvre,Louvre\n";
}

describe("the file of an export", () => {
  it("has all pieces in their order, and replaces an existing file", async () => {
    writeFileSync(path, "a longer text of an earlier export, which is replaced");
    await writeExport(path, pieces());
    expect(readFileSync(path, "utf8")).toBe("id,name\nlouvre,Louvre\n");
    expect(readdirSync(folder)).toEqual(["places.csv"]);
  });

  it("stays as it was when the places cannot be read, and the error is thrown unchanged", async () => {
    writeFileSync(path, "earlier");
    const failure = new Error("the query failed");
    await expect(writeExport(path, pieces(failure))).rejects.toBe(failure);
    expect(readFileSync(path, "utf8")).toBe("earlier");
    expect(readdirSync(folder)).toEqual(["places.csv"]);
  });

  it("is named by the error when it cannot be written", async () => {
    mkdirSync(path);
    for (const [refused, reason] of [
      [path, "EISDIR: illegal operation on a directory"],
      [join(folder, "missing", "places.csv"), "ENOENT: no such file or directory"],
    ] as const) {
      const writing = writeExport(refused, pieces());
      await expect(writing).rejects.toThrow(StartError);
      await expect(writing).rejects.toThrow(new StartError(`The file cannot be written to ${refused}: ${reason}.`));
    }
    expect(readdirSync(folder)).toEqual(["places.csv"]);
  });
});
