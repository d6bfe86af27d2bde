import { getJestConfig } from "@storybook/test-runner";
import { CHROMIUM_FLAGS, chromiumPath } from "../scripts/chromium.ts";
import { isShort } from "../tests/setup/short.ts";

const config = getJestConfig();
const executablePath = chromiumPath();

export default {
  ...config,
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
        args: [...CHROMIUM_FLAGS],
        ...(executablePath === undefined ? {} : { executablePath }),
      },
    },
  },
};
