/** Which browser the baselines belong to. Its letters are drawn by the system's FreeType, hence the system's release. */
import { execFileSync } from "node:child_process";
import { chromium } from "playwright";
import { chromiumPath } from "../../scripts/chromium.ts";

/** `debian-12-chromium-156` of what `chromium --version` prints; null for a browser that Debian did not build. */
export function edition(printed: string): string | null {
  const major = /^Chromium (\d+)\./m.exec(printed)?.[1];
  const release = /built on Debian GNU\/Linux (\d+)/.exec(printed)?.[1];
  return major === undefined || release === undefined ? null : `debian-${release}-chromium-${major}`;
}

/** What the browser to test with prints about itself. */
export function installedChromium(): string {
  return execFileSync(chromiumPath() ?? chromium.executablePath(), ["--version"], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  }).trim();
}

/** 'Debian 12's Chromium 156' for `debian-12-chromium-156`. */
function inWords(name: string): string {
  const [, release, , major] = name.split("-");
  return `Debian ${release}'s Chromium ${major}`;
}

/** Why these baselines cannot be compared with what this browser draws; null when they can. */
export function otherBrowser(baselines: string, printed: string): string | null {
  if (edition(printed) === baselines) return null;
  return (
    `The pictures were not compared: the baselines belong to ${inWords(baselines)}, and this is ${printed}. ` +
    `Install that one (apt-get install chromium on Debian ${baselines.split("-")[1]}; CHROMIUM_PATH names another path), ` +
    "or, on a newer Debian's Chromium, renew all baselines with: npm run test:visual -- --update"
  );
}
