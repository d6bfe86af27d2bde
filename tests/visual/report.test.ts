import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import type { Raster } from "./compare.ts";
import { Report } from "./report.ts";
import { reportPage } from "./report-page.ts";

const GRAY: Raster = { data: new Uint8Array(4 * 4 * 4).fill(128), width: 4, height: 4 };
/** Returns the path of a folder that does not exist yet. The folder is removed after the test. */
function folder(): string {
  const parent = mkdtempSync(join(tmpdir(), "flaneur-report-"));
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }));
  return join(parent, "report");
}

describe("the report", () => {
  it("shows a changed picture before and after, its difference, and a slider", async () => {
    const at = folder();
    const report = await Report.begin(at);
    const outcome = { kind: "changed", pixels: 3, before: GRAY, after: GRAY, difference: GRAY } as const;
    await report.add({ name: "screens-place--bare.390.dark", outcome });
    const page = readFileSync(await report.finish("1 is not."), "utf8");
    for (const role of ["before", "after", "difference"]) {
      expect(readdirSync(at)).toContain(`screens-place--bare.390.dark.${role}.webp`);
      expect(page).toContain(`src="screens-place--bare.390.dark.${role}.webp"`);
    }
    expect(page).toContain('<input type="range"');
    expect(page).toContain("differs from its baseline by 3 pixels");
  });

  it("shows only the new picture if there is no baseline, and the command that makes it the baseline", async () => {
    const report = await Report.begin(folder());
    await report.add({ name: "new", outcome: { kind: "new", after: GRAY } });
    const page = readFileSync(await report.finish("1 is not."), "utf8");
    expect(page).toContain("npm run test:visual -- --update");
    expect(page).not.toContain('<input type="range"');
  });

  it("contains no pictures that equal their baselines", async () => {
    const at = folder();
    const report = await Report.begin(at);
    await report.add({ name: "same", outcome: { kind: "same" } });
    await report.finish("");
    expect(readdirSync(at)).toEqual(["index.html"]);
  });

  it("contains no pictures of the previous run", async () => {
    const at = folder();
    const first = await Report.begin(at);
    await first.add({ name: "new", outcome: { kind: "new", after: GRAY } });
    await first.finish("");
    await (await Report.begin(at)).finish("");
    expect(readdirSync(at)).toEqual(["index.html"]);
  });

  it("contains no absolute URL, so that the page works as a local file", () => {
    expect(reportPage("", [])).not.toMatch(/https?:/);
  });

  it("escapes the message of a story's error", () => {
    expect(reportPage("", [{ name: "a", line: "<script>", pictures: [] }])).toContain("&lt;script&gt;");
  });
});
