import { getJestConfig } from "@storybook/test-runner";
import { CHROMIUM_FLAGS, chromiumPath } from "../scripts/chromium.ts";

const config = getJestConfig();
const executablePath = chromiumPath();

export default {
  ...config,
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
