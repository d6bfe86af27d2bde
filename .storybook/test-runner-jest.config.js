import { resolve } from "node:path";
import { getJestConfig } from "@storybook/test-runner";
import { chromiumLaunch } from "../scripts/chromium.ts";
import { isShort } from "../tests/setup/short.ts";

const config = getJestConfig();

/** Modules that are loaded for each story file but never used. See only-for-reading-stories.js. */
const ONLY_FOR_READING = "^storybook/internal/(?:common|csf-tools|preview-api)$|^@babel/(?:generator|template|types)$";

export default {
  ...config,
  moduleNameMapper: { [ONLY_FOR_READING]: resolve(import.meta.dirname, "only-for-reading-stories.js") },
  // The stories have no markup snapshots.
  snapshotSerializers: [],
  // The default of 15 seconds is too short for the largest stories on a busy machine.
  testTimeout: 60_000,
  // `npm test` only tests the screens: they contain the components, and the end-to-end journeys test the features of the
  // flows.
  testPathIgnorePatterns: [
    "/node_modules/",
    ...(isShort
      ? ["/packages/app/flows/", "/packages/posters/", "/packages/ui/src/(?:components|states|tokens)/"]
      : []),
  ],
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
