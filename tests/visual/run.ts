/**
 * `npm run test:visual`: takes pictures of the stories and compares them with the committed ones.
 *   -- --update         renews the baselines that differ, adds missing ones, and removes those that are not used
 *   -- PART…            only takes pictures of stories whose id contains one of the parts
 *   -- --storybook DIR  uses an existing build of Storybook
 *   -- --json FILE      writes the numbers of passed and failed checks, the failures, and why the run was skipped
 * If the installed browser is not the one that took the baselines, the comparison is skipped, or fails if PICTURES is
 * `required`.
 */
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { ensureChromium } from "../../scripts/chromium.ts";
import { withStorybook } from "../with-storybook.ts";
import { baselineEdition } from "./baselines.ts";
import { edition, installedChromium, mismatchReason } from "./chromium-version.ts";
import { type Count, compareAll, updateAll } from "./suite.ts";

const { values: options, positionals: parts } = parseArgs({
  allowPositionals: true,
  options: {
    update: { type: "boolean", default: false },
    storybook: { type: "string" },
    json: { type: "string" },
  },
});

interface Run extends Count {
  /** The reason why the comparison was skipped. */
  readonly skipped?: string;
}

async function run(): Promise<Run> {
  await ensureChromium("pictures");
  const installed = installedChromium();
  const takenBy = edition(installed);
  const belongTo = await baselineEdition();
  if (options.update) {
    if (takenBy === null) {
      return { passed: 0, failures: [`Baselines are taken with Debian's Chromium, and this is ${installed}.`] };
    }
    if (parts.length > 0 && belongTo !== null && belongTo !== takenBy) {
      return { passed: 0, failures: [`This is ${installed}: renew all baselines at once, without naming stories.`] };
    }
    return withStorybook(options.storybook, (folder) => updateAll(folder, takenBy, parts));
  }
  if (belongTo === null) {
    return { passed: 0, failures: ["There are no baselines. Take them with: npm run test:visual -- --update"] };
  }
  const refusal = mismatchReason(belongTo, installed);
  if (refusal === null) return withStorybook(options.storybook, (folder) => compareAll(folder, belongTo, parts));
  if (process.env.PICTURES === "required") return { passed: 0, failures: [refusal] };
  return { passed: 0, failures: [], skipped: refusal };
}

const start = performance.now();
const {
  passed,
  failures,
  skipped = null,
} = await run().catch((error: Error): Run => ({ passed: 0, failures: [error.message] }));
if (options.json !== undefined) {
  writeFileSync(options.json, JSON.stringify({ passed, failed: failures.length, failures, skipped }));
}
if (skipped !== null) console.log(skipped);
for (const failure of failures) console.log(`✗ ${failure}`);
console.log(`\n${passed} passed, ${failures.length} failed (${Math.round((performance.now() - start) / 1000)} s)`);
process.exit(failures.length === 0 ? 0 : 1);
