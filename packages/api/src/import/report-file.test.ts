import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { StartError } from "@flaneur/server-kit";
import { afterAll, describe, expect, it } from "vitest";
import { prepareReport } from "./report-file.ts";

const folder = mkdtempSync(join(tmpdir(), "flaneur-report-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("a report", () => {
  it("is refused before the import where it cannot be written, in one sentence", () => {
    const nowhere = join(folder, "missing", "report.csv");
    expect(() => prepareReport(nowhere)).toThrow(StartError);
    expect(() => prepareReport(nowhere)).toThrow(`to ${nowhere}: there is no such folder. Nothing was imported.`);
    expect(() => prepareReport(folder)).toThrow(`to ${folder}: it is a folder.`);
  });

  it("is written at the end only, and an earlier one stays until then", () => {
    const path = join(folder, "report.csv");
    const write = prepareReport(path);
    expect(existsSync(path)).toBe(false);
    write("first");
    const again = prepareReport(path);
    expect(readFileSync(path, "utf8")).toBe("first");
    again("second");
    expect(readFileSync(path, "utf8")).toBe("second");
  });

  it("that cannot be written after all is reported together with the import, which is done", () => {
    const path = join(folder, "late", "report.csv");
    mkdirSync(join(folder, "late"));
    const write = prepareReport(path);
    rmSync(join(folder, "late"), { recursive: true });
    writeFileSync(join(folder, "late"), "");
    expect(() => write("rows")).toThrow("All was imported, but the report cannot be written");
  });
});
