/** Whether the run is `npm test`, which skips some tests. */
export const isShort = process.env.TESTS === "short";

/**
 * The unit tests that `npm test` skips, because they take long: many start programs or wait for timeouts.
 */
export const ONLY_IN_ALL: readonly string[] = [
  "tests/programs/{boundaries,crash,dev,frozen,headers,library,outage,prebuilt,several,shutdown,smoke,tracing}.test.ts",
  "packages/api/src/{generated-requests,hostile-bodies,run}.test.ts",
  "packages/api/src/auth/{attempts,known-sites,right-passwords}.test.ts",
  "packages/api/src/db/{backup-and-restore,database,forbidden-folder,full-disk,migrate-database,open-for-reading,pooler,replicas/replicas,reset,schema-versions,vanished-postgres,yield-to-event-loop}.test.ts",
  "packages/api/src/import/main.test.ts",
  "packages/api/src/db/backup/backup.test.ts",
  "packages/api/src/export/round-trip.test.ts",
  "packages/api/src/media/{build-posters,fair-pictures,poster-order,waiting-pictures}.test.ts",
  "packages/app/server/{build-app,compose,faults,hostile-requests,location-privacy,proxy,readiness,request-log}.test.ts",
  "packages/server-kit/src/{serve,shutdown,unread-body}.test.ts",
];
