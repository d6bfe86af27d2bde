import { resolve } from "node:path";
import { getJestConfig } from "@storybook/test-runner";
import { chromiumLaunch } from "../scripts/chromium.ts";
import { isShort } from "../tests/setup/short.ts";

const config = getJestConfig();

/** Loaded for each file of stories, and used for none. */
const ONLY_FOR_READING = "^storybook/internal/(?:common|csf-tools|preview-api)$|^@babel/(?:generator|template|types)$";

export default {
  ...config,
  moduleNameMapper: { [ONLY_FOR_READING]: resolve(import.meta.dirname, "only-for-reading-stories.js") },
  // No story is compared with a snapshot of its markup.
  snapshotSerializers: [],
  // A busy machine is slow, not wrong: 15 seconds are too short for the largest stories on it.
  testTimeout: 60_000,
  // The flows go where the end-to-end journeys go: `npm test` takes each way once.
  testPathIgnorePatterns: ["/node_modules/", ...(isShort ? ["/packages/app/flows/"] : [])],
  testEnvironmentOptions: {
    "jest-playwright": {
      ...config.testEnvironmentOptions["jest-playwright"],
      browsers: ["chromium"],
      launchOptions: {
        headless: true,
        ...chromiumLaunch(),
      },
    },
  },
};
