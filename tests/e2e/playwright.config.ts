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
  // The JSON is for tests/run.ts, which says where to; without that it would be printed after the list.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME === undefined ? [["list"]] : [["list"], ["json"]],
  globalSetup: "./global-setup.ts",
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    // Set by the global setup before any worker reads this file.
    baseURL: process.env.BASE_URL ?? "http://127.0.0.1:3000",
    browserName: "chromium",
    viewport: { width: 1440, height: 900 },
    locale: "en-GB",
    timezoneId: "Europe/Paris",
    screenshot: "only-on-failure",
    launchOptions: chromiumLaunch(),
  },
});
