import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { isShort, isWithoutCampaigns, ONLY_IN_ALL, ONLY_IN_CAMPAIGNS } from "./tests/setup/short.ts";

// An editor may start Vitest with another Node, which cannot import TypeScript: each test would fail, and what they start
// would stay behind.
if (Number.parseInt(process.versions.node, 10) < 24) {
  throw new Error(
    `The tests need Node 24, and this is Node ${process.versions.node}. Start them with npx vitest, or tell your editor to use node_modules/.bin/node.`,
  );
}

export default defineConfig({
  // The condition 'development' selects a second copy of graphql. Node and the tests do not set this condition.
  ssr: { resolve: { conditions: ["node", "module"] } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "modules and programs",
          include: ["packages/**/*.test.ts", "scripts/**/*.test.ts", "tests/{layout,programs,visual}/**/*.test.ts"],
          globalSetup: ["tests/setup/global-setup.ts"],
          setupFiles: ["tests/setup/seed.ts"],
          // Loading the libraries again for each file took a quarter of the CPU time of all tests. Modules keep no
          // state except the code that they have loaded on demand.
          isolate: false,
        },
      },
      // Testing Library cleans up after the tests of the file that has loaded it: each file loads its own.
      {
        extends: true,
        test: { name: "components", include: ["packages/**/*.test.tsx"], exclude: ["packages/app/route-tests/**"] },
      },
      {
        extends: true,
        test: {
          name: "routes",
          include: ["packages/app/route-tests/*.test.tsx"],
          globalSetup: ["tests/setup/global-setup.ts"],
          environment: "./packages/app/testing/page-environment.ts",
          environmentOptions: {
            happyDOM: {
              url: "https://flaneur.example/",
              settings: { navigation: { disableMainFrameNavigation: true } },
            },
          },
          isolate: false,
        },
      },
    ],
    exclude: [
      "**/node_modules/**",
      "**/dist/**",
      ...(isShort ? ONLY_IN_ALL : []),
      ...(isWithoutCampaigns ? ONLY_IN_CAMPAIGNS : []),
    ],
    // One more than the cores, because tests also wait for databases and programs. By itself, Vitest uses one less.
    maxWorkers: availableParallelism() + 1,
    // In a test that sets the date, PGlite sets timers of several months, and Node warns of their length.
    execArgv: ["--disable-warning=TimeoutOverflowWarning"],
    // Happy DOM does not know the element `search`, and React warns of it.
    onConsoleLog: (text) => !text.startsWith("The tag <search> is unrecognized in this browser."),
    // Long timeouts, so that a test does not fail only because the machine is busy.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // The default timeout of polls, one second, is too short for rendering pictures.
    expect: { poll: { timeout: 30_000 } },
  },
});
