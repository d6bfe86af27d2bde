import { resolve } from "node:path";
import { INITIAL_FILTERS } from "@flaneur/domain";
import { createLogger, type Fetch } from "@flaneur/server-kit";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { z } from "zod";
import { repetitions } from "../../../tests/setup/campaign.ts";
import { readDocument } from "../../api/testing/operations.ts";
import { DEAR_REQUESTS } from "../../gateway/testing/dear-requests.ts";
import { SetFavoriteMutation } from "../src/features/favorites/favorite-change.graphql.ts";
import { listingVariables } from "../src/features/places/listing.ts";
import { PlaceQuery, PlacesQuery } from "../src/features/places/places.graphql.ts";
import { CreateViewMutation, MoveViewMutation } from "../src/features/views/views.graphql.ts";
import { textOf } from "../src/graph/graphql.ts";
import { LogInMutation, SignUpMutation } from "../src/session/sign-in.graphql.ts";
import { compose, type Parts } from "./compose.ts";
import { renderFirstView } from "./first-view/render-first-view.tsx";
import { createPages } from "./pages.ts";
import { type BulkyRequest, bulkyRequests, type SoundQuery, slotsOf } from "./testing/bulky-requests.ts";
import { closeServers, settingsOf } from "./testing/servers.ts";

const REQUESTS = repetitions(300, 6_000);
const MAX_REFUSAL_BYTES = 4_096;
/** The maximal CPU time of a request, as a multiple of the CPU time of the home page. */
const MAX_RATIO = 2.5;
/** The number of runs, of which the cheapest counts: garbage collection and a busy machine make some runs slower. */
const RUNS = 6;

/** Sunday, 22 November 2026, 15:30. */
const NOW = { day: 20_779, minute: 930 };
const PASSWORD = "pont-neuf";
const DIST = resolve(import.meta.dirname, "../dist");
const SignedUp = z.object({ data: z.object({ signUp: z.object({ token: z.string() }) }) });

const SOUND: readonly SoundQuery[] = [
  {
    query: textOf(PlacesQuery),
    variables: { ...listingVariables({ ...INITIAL_FILTERS, types: ["Bar"], search: "a" }, NOW) },
  },
  { query: textOf(PlaceQuery), variables: { id: "nowhere", origin: { latitude: 48.85, longitude: 2.35 } } },
  { query: textOf(LogInMutation), variables: { username: "camille@example.org", password: PASSWORD } },
  { query: textOf(SetFavoriteMutation), variables: { placeId: "nowhere", isFavorite: true } },
  {
    query: textOf(CreateViewMutation),
    variables: { input: { name: "Rainy Sundays", filters: { types: ["Bar"], tags: [], search: "" } } },
  },
  { query: textOf(MoveViewMutation), variables: { id: "a", before: "b" } },
];

const HOME: BulkyRequest = { what: "the home page", method: "GET", path: "/", body: null, isSignedIn: false };

describe("a request of at most 64 KB", () => {
  let parts: Parts;
  let token = "";

  beforeAll(async () => {
    const logger = createLogger("silent");
    const graph: Fetch = (request) => parts.graph(request);
    const pages = createPages(DIST, { graph, logger, trustedProxies: 0, renderFirstView });
    parts = await compose(await settingsOf(), logger, (request) => pages.fetch(request));
    const variables = { username: "camille@example.org", password: PASSWORD };
    const body = JSON.stringify({ query: textOf(SignUpMutation), variables });
    const { text } = await send({ what: "sign up", method: "POST", path: "/graphql", body, isSignedIn: false });
    token = SignedUp.parse(JSON.parse(text)).data.signUp.token;
  });
  afterAll(async () => {
    await parts.close();
    await closeServers();
  });

  /** Sends a request within this process. `ms` is the CPU time of this thread in milliseconds. */
  async function send({ method, path, body, isSignedIn }: BulkyRequest) {
    const headers = new Headers({ accept: "text/html,application/json" });
    if (body !== null) headers.set("content-type", "application/json");
    if (isSignedIn) headers.set("authorization", `Bearer ${token}`);
    const request = new Request(`http://flaneur.test${path}`, { method, headers, body });
    const before = process.threadCpuUsage();
    const response = await parts.fetch(request);
    const text = await response.text();
    const { user, system } = process.threadCpuUsage(before);
    return { ms: (user + system) / 1_000, status: response.status, text };
  }

  /** Returns the CPU time of a request as a multiple of the CPU time of the home page. Sends both in turns. */
  async function ratioOf(bulky: BulkyRequest): Promise<number> {
    const own: number[] = [];
    const home: number[] = [];
    for (let run = 0; run < RUNS; run++) {
      own.push((await send(bulky)).ms);
      home.push((await send(HOME)).ms);
    }
    return Math.min(...own) / Math.min(...home);
  }

  const title = `causes no server error, takes little CPU time, and gets no refusal of more than 4 KB, in the dearest and in ${REQUESTS} random forms`;
  it(title, { timeout: 1_800_000 }, async () => {
    const { text: openApi } = await send({ ...HOME, path: "/api/openapi.json" });
    const slots = slotsOf(SOUND, readDocument(JSON.parse(openApi)));
    for (let run = 0; run < RUNS; run++) await send(HOME);
    const { ms: floor } = await send(HOME);
    const seed = inject("seed");
    const wrong: string[] = [];
    const dear = DEAR_REQUESTS.map((request) => ({ ...request, isSignedIn: false }));
    for (const bulky of [...dear, ...fc.sample(bulkyRequests(slots), { seed, numRuns: REQUESTS })]) {
      const { ms, status, text } = await send(bulky);
      const ratio = ms > floor ? await ratioOf(bulky) : 0;
      if (ratio > MAX_RATIO) wrong.push(`costs ${ratio.toFixed(1)} times the home page: ${bulky.what} (${status})`);
      if (status >= 500) wrong.push(`is answered ${status}: ${bulky.what}`);
      // An error page is larger than the limit, like every page.
      const isRefusal = status >= 400 && !text.startsWith("<!doctype");
      const bytes = Buffer.byteLength(text);
      if (isRefusal && bytes > MAX_REFUSAL_BYTES) wrong.push(`is refused in ${bytes} bytes: ${bulky.what} (${status})`);
    }
    expect(wrong, `seed ${seed}`).toEqual([]);
  });
});
