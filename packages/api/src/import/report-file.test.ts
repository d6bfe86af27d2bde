import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { StartError } from "@flaneur/server-kit";
import { afterAll, describe, expect, it } from "vitest";
import { openReport } from "./report-file.ts";

const folder = mkdtempSync(join(tmpdir(), "flaneur-report-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("the report of an import", () => {
  it("is refused before the import, with the reason, if it cannot be written", () => {
    const nowhere = join(folder, "missing", "report.csv");
    expect(() => openReport(nowhere, "")).toThrow(StartError);
    expect(() => openReport(nowhere, "")).toThrow(`to ${nowhere}: there is no such folder. Nothing was imported.`);
    expect(() => openReport(folder, "")).toThrow(`to ${folder}: it is a folder.`);
  });

  it("is at its path only after the end of the import", () => {
    const path = join(folder, "new.csv");
    const report = openReport(path, "head\n");
    report.write("first\n");
    expect(existsSync(path)).toBe(false);
    report.finish();
    expect(readFileSync(path, "utf8")).toBe("head\nfirst\n");
  });

  it("replaces an earlier report only at the end of the import", () => {
    const path = join(folder, "earlier.csv");
    writeFileSync(path, "first");
    const report = openReport(path, "");
    report.write("second");
    expect(readFileSync(path, "utf8")).toBe("first");
    report.finish();
    expect(readFileSync(path, "utf8")).toBe("second");
  });

  it("does not overwrite an existing file with the same path and the ending '.part'", () => {
    const path = join(folder, "places.csv");
    writeFileSync(`${path}.part`, "download");
    const report = openReport(path, "rows");
    report.finish();
    expect([readFileSync(path, "utf8"), readFileSync(`${path}.part`, "utf8")]).toEqual(["rows", "download"]);
  });

  it("leaves the folder unchanged if it is discarded", () => {
    const own = join(folder, "discarded");
    mkdirSync(own);
    const path = join(own, "report.csv");
    writeFileSync(path, "first");
    openReport(path, "second").discard();
    expect([readFileSync(path, "utf8"), readdirSync(own)]).toEqual(["first", ["report.csv"]]);
  });

  it("fails and leaves no truncated file if the limit on the size of files is too low", () => {
    const path = join(folder, "limited.csv");
    const program = `
      import { openReport } from ${JSON.stringify(new URL("report-file.ts", import.meta.url).href)};
      const report = openReport(process.argv[1], "x".repeat(5_000));
      try { report.finish(); } catch (error) { console.log(error.message); }`;
    const node = [process.execPath, "--input-type=module", "--eval", program, path];
    const { stdout } = spawnSync("sh", ["-c", 'ulimit -f 1; exec "$@"', "sh", ...node], { encoding: "utf8" });
    expect(stdout).toContain(`The import has ended, but the report cannot be written to ${path}`);
    expect(readdirSync(folder).filter((name) => name.startsWith("limited"))).toEqual([]);
  });

  it("fails with a message that the import has ended, if it can no longer be written", () => {
    const path = join(folder, "late", "report.csv");
    mkdirSync(join(folder, "late"));
    const report = openReport(path, "rows");
    rmSync(join(folder, "late"), { recursive: true });
    writeFileSync(join(folder, "late"), "");
    expect(() => report.finish()).toThrow("The import has ended, but the report cannot be written");
  });
});
