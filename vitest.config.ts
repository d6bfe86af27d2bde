import { defineConfig } from "vitest/config";
import { isShort, ONLY_IN_ALL } from "./tests/setup/short.ts";

export default defineConfig({
  // graphql has a second copy of itself behind the 'development' condition; Node resolves without it, and so must tests.
  ssr: { resolve: { conditions: ["node", "module"] } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "modules and programs",
          include: ["packages/**/*.test.ts", "scripts/**/*.test.ts", "tests/{programs,visual}/**/*.test.ts"],
          globalSetup: ["tests/setup/global-setup.ts"],
          // Loading the libraries again for each file was a quarter of all that they compute. Modules keep no state but
          // the code that they have loaded on demand.
          isolate: false,
        },
      },
      // Testing Library cleans up after the tests of the file that has loaded it: each file loads its own.
      { extends: true, test: { name: "components", include: ["packages/**/*.test.tsx"] } },
    ],
    exclude: ["**/node_modules/**", "**/dist/**", ...(isShort ? ONLY_IN_ALL : [])],
    // By itself, Vitest leaves one core idle; these tests wait for databases and programs more than they compute.
    maxWorkers: "100%",
    // Where a test sets the date, PGlite waits for what is months away.
    execArgv: ["--disable-warning=TimeoutOverflowWarning"],
    // Happy DOM does not know the element.
    onConsoleLog: (text) => !text.startsWith("The tag <search> is unrecognized in this browser."),
    // A busy machine is slow, not wrong.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // The second that polls have by default is too short for rendering pictures.
    expect: { poll: { timeout: 30_000 } },
  },
});
