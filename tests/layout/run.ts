/**
 * `npm run test:layout`: opens the Default and the LongText story of each screen, and those with the tag `layout`, in
 * both languages, resizes the window from 320 to 1920 px, and reports texts and controls that are covered, cut, or outside
 * the page (find-faults.ts). On a touch screen, it also reports small touch targets (small-targets.ts).
 *   -- --every-story    opens every story of the screens
 *   -- PART…            only opens stories whose id contains one of the parts
 *   -- --storybook DIR  uses an existing build of Storybook
 *   -- --json FILE      writes the numbers of passed and failed checks, and the failures
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "playwright";
import { chromiumLaunch, ensureChromium } from "../../scripts/chromium.ts";
import { openStillPage } from "../visual/still-page.ts";
import { Index } from "../visual/stories.ts";
import { serveStorybook } from "../visual/storybook-server.ts";
import { withStorybook } from "../with-storybook.ts";
import { type Failure, openVisitor } from "./open-story.ts";
import { selfTest } from "./self-test.ts";
import { layoutStories } from "./stories.ts";

const WORKERS = 2;
const LANGUAGES = ["en", "fr"] as const;

const { values: options, positionals: parts } = parseArgs({
  allowPositionals: true,
  options: {
    "every-story": { type: "boolean", default: false },
    storybook: { type: "string" },
    json: { type: "string" },
  },
});

interface Count {
  readonly passed: number;
  readonly failures: readonly string[];
}

/** Joins the widths of equal faults, so that each fault is one line. */
function linesOf(failures: readonly Failure[]): string[] {
  const widths = new Map<string, number[]>();
  for (const { story, language, width, fault } of failures) {
    const key = `${story}, ${language}: ${fault}`;
    widths.set(key, [...(widths.get(key) ?? []), width]);
  }
  return [...widths].map(([fault, at]) => `${fault} (at ${at.join(", ")} px)`);
}

async function check(folder: string): Promise<Count> {
  const { entries } = Index.parse(JSON.parse(readFileSync(join(folder, "index.json"), "utf8")));
  const stories = layoutStories(Object.values(entries), options["every-story"] ? "every" : "default").filter(
    (story) => parts.length === 0 || parts.some((part) => story.includes(part)),
  );
  const server = await serveStorybook(folder);
  const browser = await chromium.launch(chromiumLaunch([]));
  try {
    const tested = await selfTest(await openStillPage(browser, "none"));
    const queue = stories.flatMap((story) => LANGUAGES.map((language) => ({ story, language }))).values();
    const results = await Promise.all(
      Array.from({ length: WORKERS }, async () => {
        const visit = await openVisitor(browser, `${server.url}/drawn`);
        const found: Failure[] = [];
        let passed = 0;
        // All workers take visits from the same iterator.
        for (const next of queue) {
          const result = await visit(next);
          passed += result.passed;
          found.push(...result.failures);
        }
        return { passed, found };
      }),
    );
    return {
      passed: tested.checks - tested.failures.length + results.reduce((sum, each) => sum + each.passed, 0),
      failures: [...tested.failures, ...linesOf(results.flatMap(({ found }) => found))],
    };
  } finally {
    await browser.close();
    await server.close();
  }
}

await ensureChromium();
const start = performance.now();
const { passed, failures } = await withStorybook(options.storybook, check);
if (options.json !== undefined) {
  writeFileSync(options.json, JSON.stringify({ passed, failed: failures.length, failures, skipped: null }));
}
for (const failure of failures) console.log(`✗ ${failure}`);
console.log(`\n${passed} passed, ${failures.length} failed (${Math.round((performance.now() - start) / 1000)} s)`);
process.exit(failures.length === 0 ? 0 : 1);
