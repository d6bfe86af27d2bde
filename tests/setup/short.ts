/** Whether this is `npm test`, what one runs before a commit, and not all that CI runs. */
export const isShort = process.env.TESTS === "short";

/**
 * The unit tests that only `npm run test:all` runs, half of what all of them compute: programs that are stopped, and
 * starved of what they need; hostile calls, and guessed passwords. What `npm run test:campaigns` repeats is not among them.
 */
export const ONLY_IN_ALL: readonly string[] = [
  "tests/programs/{boundaries,frozen,headers,library,outage,prebuilt,shutdown,smoke}.test.ts",
  "packages/api/src/{hostile-bodies,run}.test.ts",
  "packages/api/src/auth/{attempts,known-sites,right-passwords}.test.ts",
  "packages/api/src/db/{backup-and-restore,database,forbidden-folder,full-disk,yield-to-event-loop}.test.ts",
  "packages/api/src/db/backup/backup.test.ts",
  "packages/api/src/media/{fair-pictures,poster-order}.test.ts",
  "packages/app/server/location-privacy.test.ts",
  "packages/server-kit/src/{serve,shutdown}.test.ts",
];
