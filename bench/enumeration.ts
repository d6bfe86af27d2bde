/**
 * `node bench/enumeration.ts`: whether the time of a refused sign-in tells that an account exists. Wrong passwords and
 * unknown users are tried in turn against one API on PGlite, so that whatever slows the machine slows both.
 */
import { randomBytes, randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { createLogger } from "@flaneur/runtime";
import { createApi } from "../packages/api/src/api.ts";
import { openPglite } from "../packages/api/src/db/database.ts";
import { createPlaceMedia } from "../packages/api/src/media/place-media.ts";

const TRIES = 200;
const WARM_UP = 20;
const BAR = 0.05;

const folder = mkdtempSync(join(tmpdir(), "flaneur-enumeration-"));
const { db, close } = await openPglite("memory://");
const api = createApi({
  db,
  media: createPlaceMedia({ db, dataDir: folder }),
  logger: createLogger("silent"),
  secret: randomBytes(32),
  attempts: {
    perAccount: Number.MAX_SAFE_INTEGER,
    perAddress: Number.MAX_SAFE_INTEGER,
    signUps: Number.MAX_SAFE_INTEGER,
  },
});

const post = (path: string, username: string, password: string): Promise<Response> =>
  Promise.resolve(
    api.request(`/api${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ username, password }),
    }),
  );

const account = `${randomUUID()}@example.org`;
await post("/auth/signup", account, "pont-neuf");

/** Milliseconds until a refusal. Every name is of the same length and tried for the first time, or the account's own. */
async function refusal(username: string): Promise<number> {
  const start = performance.now();
  const answer = await post("/auth/login", username, "pont-des-arts");
  await answer.arrayBuffer();
  const ms = performance.now() - start;
  if (answer.status !== 401) throw new Error(`a refusal was expected, not ${answer.status}`);
  return ms;
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

const wrong: number[] = [];
const unknown: number[] = [];
for (let i = 0; i < WARM_UP + TRIES; i++) {
  const pair = [
    () => refusal(account).then((ms) => wrong.push(ms)),
    () => refusal(`${randomUUID()}@example.org`).then((ms) => unknown.push(ms)),
  ];
  // Whoever comes second finds warmer caches: they take turns at that, too.
  for (const attempt of i % 2 ? pair : pair.toReversed()) await attempt();
}
await close();
rmSync(folder, { recursive: true, force: true });

/** How far two medians are from each other, as a share of the larger. */
function apart(one: readonly number[], other: readonly number[]): number {
  const [a, b] = [median(one), median(other)];
  return Math.abs(a - b) / Math.max(a, b);
}
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const everySecond = (numbers: readonly number[], from: 0 | 1) => numbers.filter((_, i) => i % 2 === from);

const [known, nobody] = [wrong.slice(WARM_UP), unknown.slice(WARM_UP)];
const difference = apart(known, nobody);
console.log(`wrong password  ${median(known).toFixed(2)} ms (median of ${TRIES})`);
console.log(`unknown user    ${median(nobody).toFixed(2)} ms (median of ${TRIES})`);
console.log(`apart           ${percent(difference)} (bar ${percent(BAR)}): ${difference <= BAR ? "met" : "MISSED"}`);
// What two halves of the same kind differ by is the machine's doing: a figure below it says nothing.
console.log(
  `noise           ${percent(apart(everySecond(known, 0), everySecond(known, 1)))} between halves of the first`,
);
console.log(`load            ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores`);
