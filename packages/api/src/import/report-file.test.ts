import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { StartError } from "@flaneur/server-kit";
import { afterAll, describe, expect, it } from "vitest";
import { openReport } from "./report-file.ts";

const folder = mkdtempSync(join(tmpdir(), "flaneur-report-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("a report", () => {
  it("that cannot be written is refused with one sentence, before the import", () => {
    const nowhere = join(folder, "missing", "report.csv");
    expect(() => openReport(nowhere, "")).toThrow(StartError);
    expect(() => openReport(nowhere, "")).toThrow(`to ${nowhere}: there is no such folder. Nothing was imported.`);
    expect(() => openReport(folder, "")).toThrow(`to ${folder}: it is a folder.`);
  });

  it("is written only at the end, and an earlier report stays until then", () => {
    const path = join(folder, "report.csv");
    const report = openReport(path, "head\n");
    report.write("first\n");
    expect(existsSync(path)).toBe(false);
    report.finish();
    const again = openReport(path, "");
    again.write("second");
    expect(readFileSync(path, "utf8")).toBe("head\nfirst\n");
    again.finish();
    expect(readFileSync(path, "utf8")).toBe("second");
    const discarded = openReport(path, "third");
    discarded.discard();
    expect([readFileSync(path, "utf8"), readdirSync(folder)]).toEqual(["second", ["report.csv"]]);
  });

  it("that cannot be written after the import is reported, and the import stays", () => {
    const path = join(folder, "late", "report.csv");
    mkdirSync(join(folder, "late"));
    const report = openReport(path, "rows");
    rmSync(join(folder, "late"), { recursive: true });
    writeFileSync(join(folder, "late"), "");
    expect(() => report.finish()).toThrow("The import has ended, but the report cannot be written");
  });
});
