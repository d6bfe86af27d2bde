import { defineConfig } from "@playwright/test";
import { chromiumLaunch } from "../../scripts/chromium.ts";

/** Tests of a built Storybook: that of STORYBOOK_FOLDER, else what `npm run build-storybook` wrote. */
export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: "../../test-results",
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  // The JSON is for tests/run.ts, which sets where it is written.
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
