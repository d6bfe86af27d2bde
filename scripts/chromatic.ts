/**
 * `npm run chromatic` sends every story to Chromatic. A changed picture fails the run until it is accepted on
 * Chromatic.
 */
import { spawnSync } from "node:child_process";

const { CHROMATIC_PROJECT_TOKEN } = process.env;

if (CHROMATIC_PROJECT_TOKEN === undefined || CHROMATIC_PROJECT_TOKEN === "") {
  console.error(
    "CHROMATIC_PROJECT_TOKEN is missing: set it to the token that the project's page on chromatic.com shows under Manage.",
  );
  process.exit(1);
}

const { status } = spawnSync("chromatic", ["--build-script-name=build-storybook"], { stdio: "inherit" });
process.exit(status ?? 1);
