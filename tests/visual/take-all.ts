/** Takes pictures with several workers that share one browser, and compares each picture with its baseline. */
import { stripVTControlCharacters } from "node:util";
import type { Browser } from "playwright";
import type { Baselines } from "./baselines.ts";
import { compare, decode } from "./compare.ts";
import { pictureName, type Theme, type Visit } from "./pictures.ts";
import type { Outcome, Result } from "./results.ts";
import { type Camera, Cameras } from "./take-pictures.ts";

const WORKERS = 2;

async function outcomeOf(camera: Camera, visit: Visit, theme: Theme, file: Buffer | null): Promise<Outcome> {
  const before = file === null ? null : await decode(file);
  const after = await camera.capture(visit, theme, before);
  if (before === null) return { kind: "new", after };
  const comparison = compare(before, after);
  if (comparison.result === "same") return { kind: "same" };
  return { kind: "changed", before, after, pixels: comparison.pixels, difference: comparison.difference };
}

async function resultsOf(cameras: Cameras, visit: Visit, baselines: Baselines): Promise<Result[]> {
  const results: Result[] = [];
  try {
    const camera = await cameras.for(visit.preference);
    await camera.visit(visit);
    for (const theme of visit.themes) {
      const name = pictureName(visit, theme);
      results.push({ name, outcome: await outcomeOf(camera, visit, theme, await baselines.read(name)) });
    }
  } catch (error) {
    // This error fails the whole run once, rather than each remaining picture.
    if (!cameras.browser.isConnected()) throw new Error("The browser has crashed, or something has closed it.");
    // Removes Storybook's colour codes. The lines after the first may contain the whole document.
    const [message = ""] = stripVTControlCharacters(error instanceof Error ? error.message : String(error)).split("\n");
    for (const theme of visit.themes.slice(results.length)) {
      results.push({ name: pictureName(visit, theme), outcome: { kind: "failed", message } });
    }
  }
  return results;
}

/** Takes and compares all pictures. Calls `onResult` with each result after every visit, and keeps no result. */
export async function takeAll(
  browser: Browser,
  url: string,
  visits: readonly Visit[],
  baselines: Baselines,
  onResult: (result: Result) => Promise<void>,
): Promise<void> {
  const queue = visits.values();
  await Promise.all(
    Array.from({ length: WORKERS }, async () => {
      const cameras = new Cameras(browser, url);
      // All workers take visits from the same iterator.
      for (const visit of queue) {
        for (const result of await resultsOf(cameras, visit, baselines)) await onResult(result);
      }
    }),
  );
}
