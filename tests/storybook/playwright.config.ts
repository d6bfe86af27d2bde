import { defineConfig } from "@playwright/test";
import { chromiumLaunch } from "../../scripts/chromium.ts";

/** Tests the built Storybook in the folder STORYBOOK_FOLDER, by default the output of `npm run build-storybook`. */
export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: "../../test-results",
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  // The JSON report is for tests/run.ts, which sets the output file.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME === undefined ? [["list"]] : [["list"], ["json"]],
  timeout: 120_000,
  expect: { timeout: 60_000 },
  use: {
    browserName: "chromium",
    viewport: { width: 1440, height: 900 },
    screenshot: "only-on-failure",
    launchOptions: chromiumLaunch(),
  },
});
