import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const SOURCES = join(import.meta.dirname, "..");

/** Returns the sizes that a pattern captures in the files of the package, each with its file. */
const found = (files: string, pattern: RegExp) =>
  globSync(files, { cwd: SOURCES }).flatMap((file) =>
    Array.from(readFileSync(join(SOURCES, file), "utf8").matchAll(pattern), ([, size]) => ({
      file,
      size: Number(size),
    })),
  );

/**
 * The sizes of Inter in pixels: 12 to 15 for controls and labels, 16 for fields on phones (a phone zooms in on a field
 * with smaller text), and 16.5 for prose.
 */
const TEXT_SIZES = [12, 13, 14, 15, 16, 16.5];
/** The size of Fraunces in the first paragraph of a page on a phone. */
const LEAD_ON_PHONES = 19.5;
/** The sizes of icons, in pixels: 14 for arrows after links and the mark of the start of a walk, 22 for large icons. */
const ICON_SIZES = [14, 16, 18, 20, 22];

it("text in Inter has only the sizes of TEXT_SIZES", () => {
  const sizes = found("**/*.module.css", /font: [^;]*?([\d.]+)px[^;]*var\(--font-body\)/g);
  expect(sizes.length).toBeGreaterThan(50);
  expect(sizes.filter(({ size }) => !TEXT_SIZES.includes(size))).toEqual([]);
});

it("no text has a fraction of a pixel as its size, except prose and the first paragraph of a page on a phone", () => {
  const sizes = found("**/*.module.css", /font(?:-size)?: [^;]*?([\d.]+)px/g);
  expect(
    sizes.filter(({ size }) => !Number.isInteger(size) && ![...TEXT_SIZES, LEAD_ON_PHONES].includes(size)),
  ).toEqual([]);
});

it("icons have only the sizes of ICON_SIZES", () => {
  const sizes = found("**/!(*.stories).tsx", /Icon[^>]*? size=\{(\d+)\}/g);
  expect(sizes.length).toBeGreaterThan(50);
  expect(sizes.filter(({ size }) => !ICON_SIZES.includes(size))).toEqual([]);
});
