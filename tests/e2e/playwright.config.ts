import { defineConfig } from "@playwright/test";
import { chromiumLaunch } from "../../scripts/chromium.ts";
import { isShort } from "../setup/short.ts";

export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: "../../test-results",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  ...(isShort && { grep: /@journey/ }),
  // The JSON report is for tests/run.ts, which sets the output file. Without a file, Playwright would print the JSON.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME === undefined ? [["list"]] : [["list"], ["json"]],
  globalSetup: "./global-setup.ts",
  // A machine that also runs other programs can take ten times as long.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    // The global setup sets BASE_URL before any worker reads this file.
    baseURL: process.env.BASE_URL ?? "http://127.0.0.1:3000",
    browserName: "chromium",
    viewport: { width: 1440, height: 900 },
    locale: "en-GB",
    timezoneId: "Europe/Paris",
    // Playwright's `page.route` does not see requests of a service worker. Tests of the offline features set
    // `serviceWorkers: "allow"`.
    serviceWorkers: "block",
    screenshot: "only-on-failure",
    launchOptions: chromiumLaunch(),
  },
});
