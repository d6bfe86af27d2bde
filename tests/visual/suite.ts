/** Compares all pictures with their baselines, or updates the baselines. */
import { join, relative, resolve } from "node:path";
import { type Browser, chromium } from "playwright";
import { chromiumLaunch } from "../../scripts/chromium.ts";
import { Baselines, keepOnly, LARGEST } from "./baselines.ts";
import { encode } from "./compare.ts";
import { pictureName, type Visit, visits } from "./pictures.ts";
import { Report } from "./report.ts";
import { lineOf } from "./results.ts";
import { selfTest } from "./self-test.ts";
import { STILL_FLAGS } from "./still-page.ts";
import { pictured } from "./stories.ts";
import { serveStorybook } from "./storybook-server.ts";
import { takeAll } from "./take-all.ts";

export interface Count {
  readonly passed: number;
  /** One sentence for each failure. */
  readonly failures: readonly string[];
}

const ROOT = resolve(import.meta.dirname, "../..");
const REPORT = join(import.meta.dirname, "report");

interface Studio {
  readonly browser: Browser;
  readonly url: string;
  readonly visits: readonly Visit[];
}

/** Whether the id of a story contains one of the parts. Without parts, every story is chosen. */
const isChosen = (story: string, parts: readonly string[]) =>
  parts.length === 0 || parts.some((part) => story.includes(part));

/** Starts a browser and a server for the Storybook, calls `work`, and closes both. */
async function inStudio<T>(folder: string, parts: readonly string[], work: (studio: Studio) => Promise<T>): Promise<T> {
  const server = await serveStorybook(folder);
  const browser = await chromium.launch(chromiumLaunch(STILL_FLAGS, "pictures"));
  try {
    const page = await browser.newPage();
    const stories = await pictured(folder, page, `${server.url}/drawn`);
    await page.close();
    const chosen = visits(stories).filter(({ story }) => isChosen(story, parts));
    return await work({ browser, url: server.url, visits: chosen });
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Returns the names of the baselines that belong to no visit any more, among those of the chosen stories. */
async function goneOf(baselines: Baselines, planned: readonly Visit[], parts: readonly string[]): Promise<string[]> {
  const names = new Set(planned.flatMap((visit) => visit.themes.map((theme) => pictureName(visit, theme))));
  return (await baselines.names()).filter((name) => isChosen(name.split(".")[0] ?? "", parts) && !names.has(name));
}

function tooLarge(bytes: number): string[] {
  if (bytes <= LARGEST) return [];
  return [
    `The baselines take ${(bytes / 1e6).toFixed(1)} MB; ${LARGEST / 1e6} MB is the most. Take stories out with the tag !visual.`,
  ];
}

export function compareAll(folder: string, edition: string, parts: readonly string[]): Promise<Count> {
  return inStudio(folder, parts, async (studio) => {
    const baselines = new Baselines(edition);
    const report = await Report.begin(REPORT);
    const failures: string[] = [];
    let passed = 0;
    const gone = await goneOf(baselines, studio.visits, parts);
    for (const name of gone) {
      const result = { name, outcome: { kind: "gone" } } as const;
      failures.push(lineOf(result) ?? "");
      await report.add(result, baselines.file(name));
    }
    await takeAll(studio.browser, studio.url, studio.visits, baselines, async (result) => {
      const line = lineOf(result);
      if (line === null) passed += 1;
      else {
        failures.push(line);
        await report.add(result);
      }
    });
    // The self-test and the size limit only apply to a whole run.
    const first = studio.visits.find(({ story }) => story.startsWith("screens-"));
    if (parts.length === 0 && first !== undefined) {
      const { checks, failures: missed } = await selfTest(studio.browser, studio.url, first);
      passed += checks - missed.length;
      failures.push(...missed, ...tooLarge(await baselines.size()));
    }
    const summary = `${passed} checks passed, ${failures.length} failed.`;
    const page = await report.finish(summary);
    if (failures.length > 0) console.log(`The pictures side by side: ${relative(ROOT, page)}`);
    return { passed, failures };
  });
}

export function updateAll(folder: string, edition: string, parts: readonly string[]): Promise<Count> {
  return inStudio(folder, parts, async (studio) => {
    const baselines = new Baselines(edition);
    const failures: string[] = [];
    let passed = 0;
    for (const name of await goneOf(baselines, studio.visits, parts)) {
      await baselines.remove(name);
      console.log(`removed ${name}`);
    }
    await takeAll(studio.browser, studio.url, studio.visits, baselines, async (result) => {
      const { name, outcome } = result;
      if (outcome.kind === "failed") failures.push(lineOf(result) ?? "");
      else passed += 1;
      if (outcome.kind !== "changed" && outcome.kind !== "new") return;
      await baselines.write(name, await encode(outcome.after, "small"));
      console.log(`${outcome.kind === "new" ? "added" : "renewed"} ${name}`);
    });
    await keepOnly(edition);
    const bytes = await baselines.size();
    console.log(`${(await baselines.names()).length} baselines, ${(bytes / 1e6).toFixed(1)} MB`);
    return { passed, failures: [...failures, ...tooLarge(bytes)] };
  });
}
