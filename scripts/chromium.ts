import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { chromium, type LaunchOptions } from "playwright";

const INSTALLED = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** The Chromium to test with: CHROMIUM_PATH, else one of the system's, else undefined (Playwright's own). */
export function chromiumPath(): string | undefined {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH !== undefined && CHROMIUM_PATH !== "") return CHROMIUM_PATH;
  return INSTALLED.find((path) => existsSync(path));
}

/** Fetches Playwright's Chromium where the machine has none. */
export async function ensureChromium(): Promise<void> {
  if (chromiumPath() !== undefined || existsSync(chromium.executablePath())) return;
  execFileSync("playwright", ["install", "--with-deps", "chromium"], { stdio: "inherit" });
}

/** Chromium obeys the last list of features only: those that Playwright disables are repeated here. */
const DISABLED_BY_PLAYWRIGHT = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "TcpPortRandomizationWin",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
  "msForceBrowserSignIn",
  "msEdgeUpdateLaunchServicesPreferredVersion",
];

/**
 * The address bar's list of suggestions is a page of its own, which Chromium loads for each new window: a third of what
 * a test computes, though nobody sees the window.
 */
const PAGES_OF_THE_WINDOW = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "PreloadTopChromeWebUI"];

/** No sandbox in containers, nothing that talks to the network by itself, and no pages but those of the test. */
const FLAGS: readonly string[] = [
  `--disable-features=${[...DISABLED_BY_PLAYWRIGHT, ...PAGES_OF_THE_WINDOW].join(",")}`,
  "--no-sandbox",
  // Draws WebGL, which the map needs, without a GPU.
  "--enable-unsafe-swiftshader",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * What to start the Chromium of the tests with.
 * On Linux it knows DejaVu only, whichever fonts the machine has: nothing of the product may depend on an installed one.
 */
export function chromiumLaunch(flags: readonly string[] = []): LaunchOptions {
  const executablePath = chromiumPath();
  return {
    args: [...FLAGS, ...flags],
    env: { ...process.env, FONTCONFIG_FILE: resolve(import.meta.dirname, "fonts/dejavu.conf") },
    ...(executablePath === undefined ? {} : { executablePath }),
  };
}
