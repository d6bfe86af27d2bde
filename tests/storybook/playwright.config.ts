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
  reporter: [["list"]],
  timeout: 120_000,
  expect: { timeout: 60_000 },
  use: {
    browserName: "chromium",
    viewport: { width: 1440, height: 900 },
    screenshot: "only-on-failure",
    launchOptions: chromiumLaunch(),
  },
});
