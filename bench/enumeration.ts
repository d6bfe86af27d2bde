/**
 * `node bench/enumeration.ts`: whether the time of a refused sign-in tells that an account exists. Wrong passwords and
 * unknown users are tried in turn against one API on PGlite, so that whatever slows the machine slows both.
 */
import { randomBytes, randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
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

const [known, nobody] = [median(wrong.slice(WARM_UP)), median(unknown.slice(WARM_UP))];
const apart = Math.abs(known - nobody) / Math.max(known, nobody);
console.log(`wrong password  ${known.toFixed(2)} ms (median of ${TRIES})`);
console.log(`unknown user    ${nobody.toFixed(2)} ms (median of ${TRIES})`);
console.log(`apart           ${(apart * 100).toFixed(1)} % (bar ${BAR * 100} %): ${apart <= BAR ? "met" : "MISSED"}`);
