import { randomBytes, randomUUID } from "node:crypto";
import { createLogger } from "@flaneur/server-kit";
import { createApi } from "../packages/api/src/api.ts";
import { openPglite } from "../packages/api/src/db/open-database.ts";
import { createPlaceMedia } from "../packages/api/src/media/place-media.ts";
import { UNLIMITED } from "../packages/api/testing/unlimited.ts";
import { temporaryFolder } from "../tests/setup/processes.ts";
import type { Bench } from "./bench.ts";
import { median, milliseconds } from "./statistics.ts";

const TRIES = 200;
const WARM_UP = 20;
const BAR = 0.05;

/** Returns the difference of two medians as a share of the larger one. */
function apart(one: readonly number[], other: readonly number[]): number {
  const [a, b] = [median(one), median(other)];
  return Math.abs(a - b) / Math.max(a, b);
}
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/**
 * Measures whether the response time of a failed sign-in reveals that an account exists. Wrong passwords and unknown
 * users alternate against one API on PGlite, so that other load on the machine slows both equally.
 */
export const enumeration: Bench = async () => {
  const folder = temporaryFolder();
  const { db, close } = await openPglite("memory://");
  const api = createApi({
    db,
    media: createPlaceMedia({ db, dataDir: folder.path }),
    logger: createLogger("silent"),
    secret: randomBytes(32),
    attempts: UNLIMITED,
  });
  const post = async (path: string, username: string, password: string): Promise<Response> =>
    api.request(`/api${path}`, {
      method: "POST",
      // The account has signed up from this address. That must not change the response time, either.
      headers: { "content-type": "application/json", "x-forwarded-for": "203.0.113.7" },
      body: JSON.stringify({ username, password }),
    });
  /** Returns the response time of a failed sign-in, in milliseconds. */
  const refusal = async (username: string): Promise<number> => {
    const start = performance.now();
    const answer = await post("/auth/login", username, "pont-des-arts");
    await answer.arrayBuffer();
    if (answer.status !== 401) throw new Error(`a refusal was expected, not ${answer.status}`);
    return performance.now() - start;
  };

  const account = `${randomUUID()}@example.org`;
  await post("/auth/signup", account, "pont-neuf");
  const wrong: number[] = [];
  const unknown: number[] = [];
  for (let round = -WARM_UP; round < TRIES; round++) {
    const pair = [
      async () => [wrong, await refusal(account)] as const,
      async () => [unknown, await refusal(`${randomUUID()}@example.org`)] as const,
    ];
    // The second attempt of a pair finds warmer caches, so the order alternates.
    for (const attempt of round % 2 ? pair : pair.toReversed()) {
      const [times, time] = await attempt();
      if (round >= 0) times.push(time);
    }
  }
  await close();
  folder.remove();

  const halves = [wrong.filter((_, i) => i % 2 === 0), wrong.filter((_, i) => i % 2 === 1)] as const;
  const difference = apart(wrong, unknown);
  return {
    figures: [
      { what: `wrong password, p50 of ${TRIES}`, measured: milliseconds(median(wrong)) },
      { what: "unknown user", measured: milliseconds(median(unknown)) },
      {
        what: "difference of the medians",
        measured: percent(difference),
        bar: `≤ ${percent(BAR)}`,
        met: difference <= BAR,
      },
      { what: "noise: wrong passwords among themselves", measured: percent(apart(...halves)) },
    ],
  };
};
