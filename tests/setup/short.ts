/** Whether this is `npm test`, what one runs before a commit, and not all that CI runs. */
export const isShort = process.env.TESTS === "short";

/**
 * The unit tests that only `npm run test:all` runs: programs that are started, killed and starved of what they need, and
 * calls with hostile input or very many at once. Half of what all unit tests compute.
 */
export const ONLY_IN_ALL: readonly string[] = [
  "tests/programs/**",
  "packages/api/src/generated-requests.test.ts",
  "packages/api/src/hostile-bodies.test.ts",
  "packages/api/src/db/{backup-and-restore,database,forbidden-folder,full-disk,yield-to-event-loop}.test.ts",
  "packages/api/src/media/{fair-pictures,poster-order}.test.ts",
  "packages/app/server/{location-privacy,proxy}.test.ts",
  "packages/server-kit/src/shutdown.test.ts",
];
