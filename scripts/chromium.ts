import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { chromium, type LaunchOptions } from "playwright";

/** Debian's build of Chromium without windows. It needs less CPU time for a test, and renders text with other pixels. */
const WITHOUT_WINDOWS = "/usr/bin/chromium-headless-shell";
const WITH_WINDOWS = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** What a browser is used for: to test behaviour, or to take pictures that are compared with the baselines. */
type Purpose = "behaviour" | "pictures";

/**
 * Returns the path of the browser for the tests: CHROMIUM_PATH, or a browser of the system; undefined for Playwright's
 * browser.
 */
export function chromiumPath(purpose: Purpose): string | undefined {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH !== undefined && CHROMIUM_PATH !== "") return CHROMIUM_PATH;
  const installed = purpose === "pictures" ? WITH_WINDOWS : [WITHOUT_WINDOWS, ...WITH_WINDOWS];
  return installed.find((path) => existsSync(path));
}

/** Installs Playwright's Chromium if the machine has no Chromium for the purpose. */
export async function ensureChromium(purpose: Purpose = "behaviour"): Promise<void> {
  if (chromiumPath(purpose) !== undefined || existsSync(chromium.executablePath())) return;
  execFileSync("playwright", ["install", "--with-deps", "chromium"], { stdio: "inherit" });
}

/**
 * The features that Playwright disables. Our own `--disable-features` flag repeats them, because Chromium uses only the
 * last of these flags.
 */
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
 * Features that load internal pages for each new window, such as the suggestions of the address bar. Tests do not need
 * them, and they take CPU time.
 */
const PAGES_OF_THE_WINDOW = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "PreloadTopChromeWebUI"];

const FLAGS: readonly string[] = [
  `--disable-features=${[...DISABLED_BY_PLAYWRIGHT, ...PAGES_OF_THE_WINDOW].join(",")}`,
  "--no-sandbox",
  // Renders WebGL without a GPU. The map needs WebGL.
  "--enable-unsafe-swiftshader",
  // On a busy machine, the GPU process may not answer for seconds. The watchdog would end it, and a map that begins at
  // that moment would fail.
  "--disable-gpu-watchdog",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * Returns the launch options of the browser for the tests. On Linux, DejaVu is the only available font, so that results
 * do not depend on the fonts of the machine.
 */
export function chromiumLaunch(flags: readonly string[] = [], purpose: Purpose = "behaviour"): LaunchOptions {
  const executablePath = chromiumPath(purpose);
  return {
    args: [...FLAGS, ...flags],
    env: { ...process.env, FONTCONFIG_FILE: resolve(import.meta.dirname, "fonts/dejavu.conf") },
    ...(executablePath === undefined ? {} : { executablePath }),
  };
}
