import { resolve } from "node:path";
import { getJestConfig } from "@storybook/test-runner";
import { chromiumLaunch } from "../scripts/chromium.ts";
import { isShort } from "../tests/setup/short.ts";
import { readRun } from "../tests/stories/run-settings.ts";
import { STILL_CONTEXT, STILL_FLAGS } from "../tests/visual/still-page.ts";

const config = getJestConfig();
const { pictures, preferences } = readRun();

/** Modules that are loaded for each story file but never used. See only-for-reading-stories.js. */
const ONLY_FOR_READING = "^storybook/internal/(?:common|csf-tools|preview-api)$|^@babel/(?:generator|template|types)$";

/** The preferences of visitors. Each file of stories runs once for each device. test-runner.ts reads the names. */
const PREFERENCES = [
  { name: "posters", extraHTTPHeaders: { "x-posters": "drawn" } },
  { name: "zoom200" },
  // Only mobile browsers support scaling of text alone.
  { name: "text200", isMobile: true },
  { name: "forced-colours", forcedColors: "active" },
  { name: "motion" },
];

export default {
  ...config,
  moduleNameMapper: { [ONLY_FOR_READING]: resolve(import.meta.dirname, "only-for-reading-stories.js") },
  // The stories have no markup snapshots.
  snapshotSerializers: [],
  // The default of 15 seconds is too short for the largest stories on a busy machine: the layout is checked 14 times.
  testTimeout: 300_000,
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
      contextOptions: STILL_CONTEXT,
      ...(preferences && { devices: PREFERENCES }),
      launchOptions: {
        headless: true,
        ...(pictures === null ? chromiumLaunch() : chromiumLaunch(STILL_FLAGS, "pictures")),
      },
    },
  },
};
