import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { addGone, beginReport, finishReport, type Reported, reportPage } from "./report.ts";

const SIZE = { width: 4, height: 4 };
const changed = (name: string, cause: string): Reported => ({
  name,
  kind: "changed",
  cause,
  pixels: 3,
  sizes: { before: SIZE, after: SIZE, difference: SIZE },
});

/** Returns the path of a folder that does not exist yet. The folder is removed after the test. */
function folder(): string {
  const parent = mkdtempSync(join(tmpdir(), "flaneur-report-"));
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }));
  return join(parent, "report");
}

describe("the report", () => {
  it("shows a changed picture before and after, and its difference", () => {
    const page = reportPage([changed("screens-place--bare.390.dark", "Changed in .card")]);
    for (const role of ["before", "after", "difference"]) {
      expect(page).toContain(`src="screens-place--bare.390.dark.${role}.webp"`);
    }
    expect(page).toContain("differs from its baseline by 3 pixels");
  });

  it("has one section for each cause, the cause of most pictures first", () => {
    const page = reportPage([changed("a", "Changed in .tags"), changed("b", "Colour"), changed("c", "Colour")]);
    expect([...page.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, title]) => title)).toEqual([
      "Colour: 2",
      "Changed in .tags: 1",
    ]);
  });

  it("shows only the new picture if there is no baseline, and the command that makes it the baseline", () => {
    const page = reportPage([{ name: "a", kind: "new", cause: "New pictures", pixels: 0, sizes: { after: SIZE } }]);
    expect(page).toContain("npm run test:visual -- --update");
    expect(page).not.toContain("before.webp");
  });

  it("shows a baseline without a story", () => {
    const at = folder();
    beginReport(at);
    writeFileSync(join(at, "baseline"), "");
    addGone("old", join(at, "baseline"), at);
    expect(readFileSync(finishReport(at).page, "utf8")).toContain('src="old.before.webp"');
  });

  it("contains no pictures of the previous run", () => {
    const at = folder();
    beginReport(at);
    writeFileSync(join(at, "old.json"), JSON.stringify(changed("old", "")));
    beginReport(at);
    expect(finishReport(at).pictures).toEqual([]);
    expect(readdirSync(at)).toEqual(["index.html"]);
  });

  it("contains no absolute URL, so that the page works as a local file", () => {
    expect(reportPage([])).not.toMatch(/https?:/);
  });

  it("escapes the names of causes", () => {
    expect(reportPage([changed("a", "<script>")])).toContain("&lt;script&gt;");
  });
});
