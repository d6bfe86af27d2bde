/** `npm run chromatic`: sends every story to Chromatic. Pictures that changed fail the run until someone accepts them there. */
import { spawnSync } from "node:child_process";

const { CHROMATIC_PROJECT_TOKEN } = process.env;

if (CHROMATIC_PROJECT_TOKEN === undefined || CHROMATIC_PROJECT_TOKEN === "") {
  console.error(
    "CHROMATIC_PROJECT_TOKEN is missing: set it to the token that the project's page on chromatic.com shows under Manage.",
  );
  process.exit(1);
}

// Without --exit-zero-on-changes: a changed picture is never green by itself.
const { status } = spawnSync("chromatic", ["--build-script-name=build-storybook"], { stdio: "inherit" });
process.exit(status ?? 1);
