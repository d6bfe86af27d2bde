/**
 * Visits stories with Storybook's test runner, each once: its play function, axe, its pictures compared with the
 * committed ones, and for screens and dialogs the layout (.storybook/test-runner.ts). `npm run test:visual`:
 *   -- --update         renews the baselines that differ, adds missing ones, and removes those that are not used
 *   -- PART…            only visits the files with stories whose id contains one of the parts
 *   -- --storybook DIR  uses an existing build of Storybook
 *   -- --json FILE      writes the numbers of passed and failed stories, the failures, and why pictures were skipped
 *   -- --every-layout   only checks the layout, of every story of a screen or dialog
 * In `npm test`, no pictures are taken. If the installed browser is not the one that took the baselines, no pictures are
 * taken either, and the run fails if PICTURES is `required`.
 */
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import { ensureChromium } from "../../scripts/chromium.ts";
import { type Count, counted, fromJest } from "../jest-report.ts";
import { CHECKED } from "../layout/check-layout.ts";
import { isShort } from "../setup/short.ts";
import { Baselines, baselineEdition, keepOnly, tooLarge } from "../visual/baselines.ts";
import { edition, installedChromium, mismatchReason } from "../visual/chromium-version.ts";
import { type Entry, PREFERENCES } from "../visual/pictures.ts";
import { addGone, beginReport, finishReport, lineOf, takenNames } from "../visual/report.ts";
import { withStorybook } from "../with-storybook.ts";
import { RUN_SETTINGS, type RunSettings } from "./run-settings.ts";
import { serveStorybook } from "./serve-storybook.ts";

const ROOT = resolve(import.meta.dirname, "../..");

const { values: options, positionals: parts } = parseArgs({
  allowPositionals: true,
  options: {
    update: { type: "boolean", default: false },
    storybook: { type: "string" },
    json: { type: "string" },
    "every-layout": { type: "boolean", default: false },
  },
});

/** Whether the id of a story contains one of the parts. Without parts, every story is chosen. */
const isChosen = (story: string) => parts.length === 0 || parts.some((part) => story.includes(part));

/** Returns which pictures are taken, or a sentence that says why none are. */
async function chosenPictures(): Promise<RunSettings["pictures"] | string> {
  const installed = installedChromium();
  const takenBy = edition(installed);
  const belongTo = await baselineEdition();
  if (!options.update) {
    if (belongTo === null) return "There are no baselines. Take them with: npm run test:visual -- --update";
    return mismatchReason(belongTo, installed) ?? { mode: "compare", edition: belongTo };
  }
  if (takenBy === null) throw new Error(`Baselines are taken with Debian's Chromium, and this is ${installed}.`);
  if (parts.length > 0 && belongTo !== null && belongTo !== takenBy) {
    throw new Error(`This is ${installed}: renew all baselines at once, without naming stories.`);
  }
  return { mode: "update", edition: takenBy };
}

/** Runs the test runner over files of stories. */
async function runStories(
  url: string,
  files: readonly string[],
  settings: RunSettings,
  more: readonly string[] = [],
): Promise<Count> {
  const folder = mkdtempSync(join(tmpdir(), "flaneur-stories-"));
  const file = join(folder, "report.json");
  const child = spawn(
    "test-storybook",
    ["--url", url, "--maxWorkers", "2", "--json", "--outputFile", file, ...files, ...more],
    { cwd: ROOT, stdio: "inherit", env: { ...process.env, [RUN_SETTINGS]: JSON.stringify(settings) } },
  );
  const succeeded = await new Promise<boolean>((done) => child.once("exit", (code) => done(code === 0)));
  const count = counted(file, succeeded, fromJest);
  rmSync(folder, { recursive: true });
  return count;
}

/** Returns the files of stories, without duplicates, as arguments of the test runner. */
const filesOf = (stories: readonly Entry[]) => [
  ...new Set(stories.map(({ importPath }) => importPath.replace(/^\.\//, ""))),
];

/** Reports the baselines that no story was compared with, or removes them. */
async function gone(pictures: NonNullable<RunSettings["pictures"]>): Promise<string[]> {
  const baselines = new Baselines(pictures.edition);
  const taken = takenNames();
  const names = (await baselines.names()).filter((name) => isChosen(name.split(".")[0] ?? "") && !taken.has(name));
  if (pictures.mode === "compare") return names.map((name) => lineOf(addGone(name, baselines.file(name))));
  for (const name of names) await baselines.remove(name);
  return [];
}

async function visitStories(folder: string, pictures: RunSettings["pictures"]): Promise<Required<Count>> {
  const { entries }: { entries: Record<string, Entry> } = JSON.parse(readFileSync(join(folder, "index.json"), "utf8"));
  const stories = Object.values(entries).filter(({ type }) => type === "story");
  const chosen = stories.filter(({ id, title }) => isChosen(id) && (!options["every-layout"] || CHECKED.test(title)));
  if (chosen.length === 0)
    throw new Error(`The id of no story contains ${parts.map((part) => `'${part}'`).join(" or ")}.`);
  const whole: RunSettings = {
    axe: !options["every-layout"],
    dark: !isShort,
    pictures,
    layout: options["every-layout"] ? "every" : isShort ? null : "default",
    parts,
    preferences: false,
  };
  const failures: string[] = [];
  if (pictures !== null) beginReport();
  const server = await serveStorybook(folder);
  const counts = [await runStories(server.url, filesOf(chosen), whole)];
  const preferred = chosen.filter(({ tags }) => tags.includes(PREFERENCES));
  if (pictures !== null && preferred.length > 0) {
    const settings = { ...whole, axe: false, layout: null, preferences: true };
    counts.push(await runStories(server.url, filesOf(preferred), settings, ["--includeTags", PREFERENCES]));
  }
  await server.close();
  if (pictures !== null) {
    // A story that failed may have taken no pictures.
    if (counts.every(({ failed }) => failed === 0)) failures.push(...(await gone(pictures)));
    const { page, pictures: reported } = finishReport();
    if (reported.length > 0) console.log(`The pictures side by side: ${relative(ROOT, page)}`);
    if (pictures.mode === "update") await keepOnly(pictures.edition);
    failures.push(...(await tooLarge(new Baselines(pictures.edition))));
  }
  failures.push(...counts.flatMap((count) => count.failures ?? []));
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = Math.max(
    failures.length,
    counts.reduce((sum, count) => sum + count.failed, 0),
  );
  return { passed, failed, failures, skipped: null };
}

async function run(): Promise<Required<Count>> {
  const takesPictures = !isShort && !options["every-layout"];
  await ensureChromium(takesPictures ? "pictures" : "behaviour");
  const pictures = takesPictures ? await chosenPictures() : null;
  const skipped = typeof pictures === "string" ? pictures : null;
  const count = await withStorybook(options.storybook, (folder) =>
    visitStories(folder, typeof pictures === "string" ? null : pictures),
  );
  if (skipped === null || process.env.PICTURES !== "required") return { ...count, skipped };
  return { ...count, failed: count.failed + 1, failures: [...count.failures, skipped] };
}

const start = performance.now();
const count = await run();
const { passed, failed, failures, skipped } = count;
if (options.json !== undefined) writeFileSync(options.json, JSON.stringify(count));
for (const failure of failures) console.log(`✗ ${failure}`);
if (skipped !== null) console.log(skipped);
console.log(`\n${passed} passed, ${failed} failed (${Math.round((performance.now() - start) / 1000)} s)`);
process.exit(failed === 0 ? 0 : 1);
