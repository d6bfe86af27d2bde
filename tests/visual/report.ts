/** Writes the report: a folder with the pictures that differ and an HTML page. The page works as a local file. */
import { copyFile, mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { encode, type Raster } from "./compare.ts";
import { type Entry, reportPage } from "./report-page.ts";
import { lineOf, type Result } from "./results.ts";

export class Report {
  readonly #folder: string;
  readonly #entries: Entry[] = [];

  private constructor(folder: string) {
    this.#folder = folder;
  }

  /** Creates a report in an emptied folder. */
  static async begin(folder: string): Promise<Report> {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    return new Report(folder);
  }

  /** Adds a picture, unless it equals its baseline. `gone` is the path of a baseline without a story. */
  async add(result: Result, gone: string | null = null): Promise<void> {
    const line = lineOf(result);
    if (line === null) return;
    const { name, outcome } = result;
    const shown: Partial<Record<"before" | "after" | "difference", Raster>> =
      outcome.kind === "changed" || outcome.kind === "new" ? outcome : {};
    const pictures: Entry["pictures"][number][] = [];
    for (const role of ["before", "after", "difference"] as const) {
      const raster = shown[role];
      if (raster === undefined) continue;
      const { width, height } = raster;
      const file = `${name}.${role}.webp`;
      await writeFile(join(this.#folder, file), await encode(raster, "quick"));
      pictures.push({ role, file, width, height });
    }
    if (gone !== null) {
      const file = `${name}.before.webp`;
      await copyFile(gone, join(this.#folder, file));
      pictures.push({ role: "before", file, width: null, height: null });
    }
    this.#entries.push({ name, line, pictures });
  }

  /** Writes the page, and returns its path. */
  async finish(summary: string): Promise<string> {
    const page = join(this.#folder, "index.html");
    const entries = this.#entries.toSorted((a, b) => a.name.localeCompare(b.name, "en"));
    await writeFile(page, reportPage(summary, entries));
    return page;
  }
}
