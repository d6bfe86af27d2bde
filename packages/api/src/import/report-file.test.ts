import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { StartError } from "@flaneur/server-kit";
import { afterAll, describe, expect, it } from "vitest";
import { prepareReport } from "./report-file.ts";

const folder = mkdtempSync(join(tmpdir(), "flaneur-report-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("a report", () => {
  it("is refused beforehand where it cannot be written, in one sentence", () => {
    const nowhere = join(folder, "missing", "report.csv");
    expect(() => prepareReport(nowhere)).toThrow(StartError);
    expect(() => prepareReport(nowhere)).toThrow(`to ${nowhere}: there is no such folder. Nothing was imported.`);
    expect(() => prepareReport(folder)).toThrow(`to ${folder}: it is a folder.`);
  });

  it("is written only at the end: until then there is none, or the one before", () => {
    const path = join(folder, "report.csv");
    const write = prepareReport(path);
    expect(existsSync(path)).toBe(false);
    write("first");
    const again = prepareReport(path);
    expect(readFileSync(path, "utf8")).toBe("first");
    again("second");
    expect(readFileSync(path, "utf8")).toBe("second");
  });

  it("says that the import is done when it cannot be written after all", () => {
    const path = join(folder, "late", "report.csv");
    mkdirSync(join(folder, "late"));
    const write = prepareReport(path);
    rmSync(join(folder, "late"), { recursive: true });
    writeFileSync(join(folder, "late"), "");
    expect(() => write("rows")).toThrow("All was imported, but the report cannot be written");
  });
});
