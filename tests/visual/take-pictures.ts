/** Takes pictures of the story that a page shows, and compares them with their baselines or renews these. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { CDPSession, Page } from "playwright";
import { Baselines } from "./baselines.ts";
import { type Box, changeOf, colorLine } from "./cause.ts";
import { compare, decode, encode, type Raster } from "./compare.ts";
import type { Visit } from "./pictures.ts";
import { addTaken, lineOf, REPORT, type Reported } from "./report.ts";

/** The maximum height of a picture, in CSS pixels. */
const LONGEST = 2400;

/**
 * What a run does with the pictures. `compare` fails the story whose picture differs from its baseline, and `update`
 * writes the baseline.
 */
export type PicturesMode = "compare" | "update";

/** Runs in the page. Names the innermost element that contains a changed part of the picture by its class and text. */
function nameElement({ left, top, right, bottom }: Box): string {
  let element = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  while (element !== null && element !== document.body) {
    const box = element.getBoundingClientRect();
    const contains = box.left <= left && box.top <= top && box.right >= right && box.bottom >= bottom;
    // The classes of CSS modules are `_name_hash_line`.
    const name = contains ? /^_(.+)_\w+_\d+$/.exec(element.classList.item(0) ?? "")?.[1] : undefined;
    if (name !== undefined) return `in .${name}`;
    element = element.parentElement;
  }
  return "in several parts of the page";
}

/** Takes pictures of the stories of one page. */
export class Camera {
  readonly #page: Page;
  readonly #mode: PicturesMode;
  readonly #baselines: Baselines;
  readonly #devTools: Promise<CDPSession>;

  constructor(page: Page, mode: PicturesMode, edition: string) {
    this.#page = page;
    this.#mode = mode;
    this.#baselines = new Baselines(edition);
    this.#devTools = page.context().newCDPSession(page);
  }

  /**
   * Takes one picture. If it differs from its baseline, it is added to the report, and becomes the baseline in the mode
   * `update`. Resolves with a sentence in the mode `compare`, or with null.
   */
  async take(name: string, { extent, tolerance }: Visit): Promise<string | null> {
    const file = await this.#baselines.read(name);
    const before = file === null ? null : await decode(file);
    const after = await this.#shot(extent);
    addTaken(name);
    const comparison = before === null ? null : compare(before, after, tolerance);
    if (comparison?.result === "same") return null;
    const save = async (role: keyof Reported["sizes"], raster: Raster) => {
      await writeFile(join(REPORT, `${name}.${role}.webp`), await encode(raster, "quick"));
      return { [role]: { width: raster.width, height: raster.height } };
    };
    const reported: Reported =
      before === null || comparison === null
        ? { name, kind: "new", cause: "New pictures", pixels: 0, sizes: await save("after", after) }
        : {
            name,
            kind: "changed",
            cause: await this.#causeOf(before, after),
            pixels: comparison.pixels,
            sizes: {
              ...(await save("before", before)),
              ...(await save("after", after)),
              ...(await save("difference", comparison.difference)),
            },
          };
    await writeFile(join(REPORT, `${name}.json`), JSON.stringify(reported));
    if (this.#mode === "compare") return lineOf(reported);
    await this.#baselines.write(name, await encode(after, "small"));
    return null;
  }

  async #causeOf(before: Raster, after: Raster): Promise<string> {
    const { box, color } = changeOf(before, after);
    return color === null ? `Changed ${await this.#page.evaluate(nameElement, box)}` : colorLine(color);
  }

  async #shot(extent: Visit["extent"]): Promise<Raster> {
    const clip = await this.#page.evaluate(
      ([whole, longest]) => {
        const { scrollHeight } = document.documentElement;
        // After scrolling, or below an open dialog, the picture is limited to the window.
        const beyond = whole && scrollY === 0 && getComputedStyle(document.body).overflowY !== "hidden";
        const height = beyond ? Math.max(innerHeight, Math.min(scrollHeight, longest)) : innerHeight;
        return { x: 0, y: scrollY, width: innerWidth, height, scale: 1, beyond };
      },
      [extent === "whole", LONGEST] as const,
    );
    const { beyond, ...area } = clip;
    const devTools = await this.#devTools;
    const { data } = await devTools.send("Page.captureScreenshot", {
      format: "png",
      optimizeForSpeed: true,
      ...(beyond && { clip: area, captureBeyondViewport: true }),
    });
    return decode(Buffer.from(data, "base64"));
  }
}
