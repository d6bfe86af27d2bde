import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync } from "node:fs";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import type { Page } from "playwright";
import { temporaryFolder } from "../tests/setup/processes.ts";
import type { Bench } from "./bench.ts";
import { launch, visit } from "./browser.ts";
import {
  collect,
  type Interaction,
  observe as observeInteractions,
  searchField,
  settle,
  slower,
} from "./interactions.ts";
import { median, milliseconds, ratio } from "./statistics.ts";

const RUNS = 7;
const PLACES = 15_000;
const MAX_RATIO = 1.05;
/** The length above which a task counts as blocking, as in the definition of total blocking time. */
const LONG_TASK_MS = 50;

const NAMES = {
  lcp: "LCP",
  started: "page hydrated",
  slider: "slider usable",
  hydrated: "all parts hydrated",
  blocked: "total blocking time",
  worst: "worst interaction",
};
type Seen = Readonly<Record<keyof typeof NAMES, number>> & {
  readonly steps: Readonly<Record<string, number>>;
};

const NOTES = [
  "",
  `Medians of ${RUNS} first visits each at 4× CPU slowdown, ${PLACES} places.`,
  "Versions before decision 066 mark no parts: their figure of 'all parts hydrated' is that of the page alone.",
  "'Slider usable' can be compared between all versions: the slider is the last part that each of them loads.",
];

/** Runs the code of the older version to fill a database. The newer version migrates a copy when it starts. */
const FILL = `
  const [root, dataDir, places] = process.argv.slice(1);
  const { openDatabase } = await import(root + "/packages/api/src/db/open-database.ts");
  const { manyPlaces } = await import(root + "/packages/api/testing/many-places.ts");
  const { db, close } = await openDatabase({ databaseUrl: undefined, dataDir });
  await manyPlaces(db, Number(places));
  await close();
`;

async function fill(root: string, dataDir: string): Promise<void> {
  const args = ["--input-type=module", "-e", FILL, root, dataDir, String(PLACES)];
  const child = spawn(process.execPath, args, { stdio: "inherit" });
  const code = await new Promise((exited) => child.once("exit", exited));
  if (code !== 0) throw new Error(`The database of ${root} could not be filled.`);
}

/** Starts the app of a checkout. Resolves with its URL and a function that stops it. */
async function start(root: string, dataDir: string) {
  const child = spawn(process.execPath, [join(root, "packages/app/server/start.ts")], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: "0", HOST: "127.0.0.1", LOG_LEVEL: "silent" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /^Flâneur is on (\S+)/.exec(line)?.[1];
    if (url === undefined) continue;
    const exited = once(child, "exit");
    const stop = async () => {
      child.kill();
      await exited;
    };
    return { url, stop };
  }
  throw new Error(`The product in ${root} did not start.`);
}

/** Records the metrics of the page load. Runs in the page before the page's own scripts. */
function observeStart(longTaskMs: number): void {
  const seen = { lcp: 0, started: 0, slider: 0, hydrated: 0, blocked: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.lcp = startTime;
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.blocked += Math.max(0, duration - longTaskMs);
  }).observe({ type: "longtask", buffered: true });
  // The slider of the travel time is the last part that a page loads. The server renders it in no version.
  new MutationObserver((_, observer) => {
    const isStarted = document.documentElement?.dataset.start === "done";
    if (isStarted) seen.started ||= performance.now();
    if (document.querySelector("[role=slider]") !== null) seen.slider ||= performance.now();
    if (isStarted && document.querySelector("[data-waiting]") === null) seen.hydrated ||= performance.now();
    if (seen.slider > 0 && seen.hydrated > 0) observer.disconnect();
  }).observe(document, { attributes: true, subtree: true, childList: true });
}

/** Typical first interactions of a visitor. The browser measures the duration of each. */
const STEPS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  "choose a type": (page) => page.getByRole("checkbox", { name: /^Museum/ }).click(),
  "next page": (page) => page.getByRole("button", { name: "Next page" }).click(),
  "type a search": (page) => searchField(page).pressSequentially("mus", { delay: 90 }),
  "open the sort menu": (page) => page.getByRole("button", { name: /^Sort:/ }).click(),
  "choose a sort": (page) => page.getByRole("menuitemradio", { name: /^Rating/ }).click(),
  "open 'Log In'": (page) => page.getByRole("button", { name: "Log In" }).click(),
};

/** Performs all steps, and returns the duration of the slowest interaction of each step, in milliseconds. */
async function performSteps(page: Page): Promise<Readonly<Record<string, number>>> {
  const slowest: Record<string, number> = {};
  for (const [name, step] of Object.entries(STEPS)) {
    const since = await page.evaluate(() => performance.now());
    await step(page);
    await settle(page);
    const none: Interaction = { startTime: since, duration: 16, processing: 0 };
    const seen = (await page.evaluate(collect)).filter(({ startTime }) => startTime >= since);
    slowest[name] = seen.reduce(slower, none).duration;
  }
  return slowest;
}

/** Measures a first visit with an empty cache, on a CPU slowed down by a factor of four. */
const measureVisit = (browser: Awaited<ReturnType<typeof launch>>, url: string): Promise<Seen> =>
  visit(browser, async ({ page, slowDown }) => {
    await slowDown();
    await page.addInitScript(observeStart, LONG_TASK_MS);
    await page.addInitScript(observeInteractions);
    await page.goto(url);
    await page.locator("html[data-start=done]").waitFor({ state: "attached" });
    await page.getByRole("slider").first().waitFor({ state: "attached" });
    await settle(page);
    const seen = await page.evaluate(() => (window as unknown as { seen: Omit<Seen, "worst" | "steps"> }).seen);
    const steps = await performSteps(page);
    return { ...seen, worst: Math.max(...Object.values(steps)), steps };
  });

/**
 * `npm run bench -- against FOLDER` compares the app with the app of another checkout that has its packages installed.
 * The visits alternate between the two apps, so that other load on the machine affects both apps.
 */
export const against: Bench = async ([folder]) => {
  if (folder === undefined) throw new Error("Name the folder of another checkout: npm run bench -- against FOLDER");
  const roots = { before: resolve(folder), now: resolve(import.meta.dirname, "..") };
  const data = temporaryFolder();
  const dataDirs = { before: join(data.path, "before"), now: join(data.path, "now") };
  await fill(roots.before, dataDirs.before);
  cpSync(dataDirs.before, dataDirs.now, { recursive: true });
  const servers = {
    before: await start(roots.before, dataDirs.before),
    now: await start(roots.now, dataDirs.now),
  };
  const browser = await launch();
  const visits: Record<keyof typeof roots, Seen[]> = { before: [], now: [] };
  try {
    for (const { url } of Object.values(servers)) await measureVisit(browser, url);
    for (let i = 0; i < RUNS; i++) {
      visits.before.push(await measureVisit(browser, servers.before.url));
      visits.now.push(await measureVisit(browser, servers.now.url));
    }
  } finally {
    await browser.close();
    await Promise.all(Object.values(servers).map(({ stop }) => stop()));
    data.remove();
  }
  const compare = (of: (seen: Seen) => number) => {
    const [before, now] = [median(visits.before.map(of)), median(visits.now.map(of))];
    return { text: `${milliseconds(before)} → ${milliseconds(now)}, ${ratio(now / before)}`, share: now / before };
  };
  const figures = (Object.keys(NAMES) as (keyof typeof NAMES)[]).map((name) => {
    const { text, share } = compare((seen) => seen[name]);
    return { what: NAMES[name], measured: text, bar: `≤ ${ratio(MAX_RATIO)}`, met: share <= MAX_RATIO };
  });
  const steps = Object.keys(STEPS).map((name) => ({
    what: `  ${name}`,
    measured: compare((seen) => seen.steps[name] ?? Number.NaN).text,
  }));
  return { figures: [...figures, ...steps], notes: NOTES };
};
