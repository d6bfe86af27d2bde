import { defineConfig } from "vitest/config";

export default defineConfig({
  // graphql has a second copy of itself behind the 'development' condition; Node resolves without it, and so must tests.
  ssr: { resolve: { conditions: ["node", "module"] } },
  test: {
    include: ["packages/**/*.test.{ts,tsx}", "scripts/**/*.test.ts", "tests/{programs,visual}/**/*.test.ts"],
    exclude: ["**/node_modules/**", "**/dist/**"],
    globalSetup: ["tests/setup/global-setup.ts"],
    // By itself, Vitest leaves one core idle; these tests wait for databases and programs more than they compute.
    maxWorkers: "100%",
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A busy machine is slow, not wrong: the second that polls have by themselves is too short for drawing pictures.
    expect: { poll: { timeout: 30_000 } },
  },
});
