/**
 * Identifies a browser by its version and its release of Debian, because the release's FreeType renders the text.
 */
import { execFileSync } from "node:child_process";
import { chromium } from "playwright";
import { chromiumPath } from "../../scripts/chromium.ts";

/**
 * Returns a name such as `debian-12-chromium-156` for the output of `chromium --version`. Null for a browser that
 * Debian has not built.
 */
export function edition(printed: string): string | null {
  const major = /^Chromium (\d+)\./m.exec(printed)?.[1];
  const release = /built on Debian GNU\/Linux (\d+)/.exec(printed)?.[1];
  return major === undefined || release === undefined ? null : `debian-${release}-chromium-${major}`;
}

/** Returns the version that the browser of the pictures prints for `--version`. */
export function installedChromium(): string {
  return execFileSync(chromiumPath("pictures") ?? chromium.executablePath(), ["--version"], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  }).trim();
}

/** Returns 'Debian 12's Chromium 156' for `debian-12-chromium-156`. */
function inWords(name: string): string {
  const [, release, , major] = name.split("-");
  return `Debian ${release}'s Chromium ${major}`;
}

/** Returns why pictures of this browser cannot be compared with the baselines. Null if they can. */
export function mismatchReason(baselines: string, printed: string): string | null {
  if (edition(printed) === baselines) return null;
  return (
    `The pictures were not compared: the baselines belong to ${inWords(baselines)}, and this is ${printed}. ` +
    `Install the browser of the baselines (apt-get install chromium on Debian ${baselines.split("-")[1]}; CHROMIUM_PATH names another path), ` +
    "or, on a newer Debian's Chromium, renew all baselines with: npm run test:visual -- --update"
  );
}
