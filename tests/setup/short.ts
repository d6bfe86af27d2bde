/** Whether the run is `npm test`, which skips some tests. */
export const isShort = process.env.TESTS === "short";

/**
 * The unit tests that `npm test` skips, because they take long: many start programs, wait for timeouts or render many
 * pictures.
 */
export const ONLY_IN_ALL: readonly string[] = [
  "tests/programs/{boundaries,dev,headers,library,outage,prebuilt,several,shutdown,smoke}.test.ts",
  "packages/api/src/{generated-requests,hostile-bodies,run}.test.ts",
  "packages/api/src/auth/{attempts,known-sites,right-passwords}.test.ts",
  "packages/api/src/auth/address-change/address-change.test.ts",
  "packages/api/src/db/{backup-and-restore,database,forbidden-folder,lock,migrate-database,migration-copy,open-for-reading,reset,schema-versions,vanished-postgres,yield-to-event-loop}.test.ts",
  "packages/api/src/db/backup/{backup,backup-file}.test.ts",
  "packages/api/src/import/{correct-places,main,open-for-reading}.test.ts",
  "packages/api/src/export/round-trip.test.ts",
  "packages/api/src/operator/reset.test.ts",
  "packages/api/src/http/limits.test.ts",
  "packages/api/src/media/{cache-folder,renderer}.test.ts",
  "packages/app/server/{basemap,build-app,compose,faults,hostile-requests,location-privacy,proxy,readiness,request-log,signed-in,tolerance}.test.ts",
  "packages/app/src/features/filters/filters.transitions.test.ts",
  "packages/posters/src/poster.test.ts",
  "packages/server-kit/src/{serve,shutdown,unread-body}.test.ts",
  "scripts/complete-lock.test.ts",
];

/** Whether the run is one of a command that runs no campaigns: `npm test` or `npm run test:all`. */
export const isWithoutCampaigns = process.env.TESTS !== undefined && process.env.CAMPAIGNS !== "full";

/**
 * The unit tests that only `npm run test:campaigns` runs, and the workflow each night: they kill programs, fill disks, or
 * start programs of others, and what they test changes seldom.
 */
export const ONLY_IN_CAMPAIGNS: readonly string[] = [
  "tests/programs/{crash,stack,stack-cached,stack-changes,stack-varnish,tracing}.test.ts",
  "packages/api/src/db/{full-disk,pooler}.test.ts",
];
