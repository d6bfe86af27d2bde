import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { repetitions } from "../../../tests/setup/campaign.ts";
import { apiOver, signUp, type TestApi } from "../testing/api.ts";
import { describeOnPostgres } from "../testing/databases.ts";
import { type GeneratedRequest, requestsFor } from "../testing/generated-requests.ts";
import { answerPointer, type Operation, readDocument } from "../testing/operations.ts";
import { UNLIMITED } from "../testing/unlimited.ts";
import { seedOnce } from "./import/seed.ts";

/** Number of requests over all calls. Each call gets the same share. */
const REQUESTS = repetitions(240, 2_400);
const ADMIN_TOKEN = "administrators-know-this-and-nobody-else";
/** The username in the document's examples. */
const CAMILLE = "camille@example.org";
/**
 * Calls that end an account or a session, change a password, or reorder views. A newcomer sends these requests, and is
 * replaced by another newcomer after each success.
 */
const BY_NEWCOMERS = ["/api/auth/logout", "/api/auth/change-password", "/api/auth/account", "/api/views/reorder"];

/**
 * Calls that succeed only with the token of a mail, with a mail server, or with a place that is in the list: random
 * requests hardly ever name both.
 */
const NEVER_SUCCEEDING = [
  "GET /api/lists/{id}/places/{entryId}",
  "PATCH /api/lists/{id}/places/{entryId}",
  "POST /api/lists/{id}/places/{entryId}/move",
  "POST /api/auth/password-reset",
  "PUT /api/auth/password-reset",
  "POST /api/auth/address-change",
  "PUT /api/auth/address-change",
];

/** Maximum number of extra rounds of a hundred requests for a call without a success. */
const EXTRA_ROUNDS = 20;

/** The resources with ids of their own. All other calls have ids of places. */
const RESOURCE = /^\/api\/(views|lists|shared\/lists|shared\/views|collections|neighbourhoods)\b/;

/** Data from earlier responses: ids of places, views, lists and other resources, tokens of links, and URLs of files. */
class Learned {
  readonly #ids = new Map<string, string[]>();
  readonly #links = new Set<string>();

  from(operation: Operation, answer: unknown): void {
    const ids = this.#idsFor(operation);
    JSON.stringify(answer, (key, value: unknown) => {
      if (typeof value === "string") {
        if ((key === "id" || key === "slug") && !ids.includes(value)) ids.push(value);
        const [, kind = "", token] = key === "url" ? (/\/(lists|views)\/([\w-]+)$/.exec(value) ?? []) : [];
        if (token !== undefined) this.#idsOf(`shared/${kind}`).push(token);
        if (value.startsWith("/api/media/")) this.#links.add(value);
      }
      return value;
    });
  }

  #idsFor({ path }: Operation): string[] {
    return this.#idsOf(RESOURCE.exec(path)?.[1] ?? "places");
  }

  #idsOf(resource: string): string[] {
    const ids = this.#ids.get(resource) ?? [];
    this.#ids.set(resource, ids);
    return ids;
  }

  /** Replaces the placeholders in a text with learned ids. The newest id is as likely as all others together. */
  fill(operation: Operation, text: string, parameter?: string): string {
    const ids = parameter === "placeId" || parameter === "entryId" ? this.#idsOf("places") : this.#idsFor(operation);
    return text.replace(/learned-(\d+)/g, (_, digits: string) => {
      const n = Number(digits);
      const back = n % 2 === 0 ? n % 6 : n;
      return ids.at(-1 - (back % Math.max(1, ids.length))) ?? "nothing";
    });
  }

  /** Returns one learned URL of a file that a call serves. */
  link({ path, method }: Operation, n: number): string | undefined {
    const pattern = new RegExp(`^${path.replace(/\{[^}]+\}/g, "[^/?]+")}$`);
    const links = method === "GET" ? [...this.#links].filter((link) => pattern.test(link)) : [];
    return links[n % Math.max(1, links.length)];
  }
}

/**
 * Encodes a URL part. Half a surrogate pair has no UTF-8, and is encoded as the three bytes that careless programs
 * write.
 */
const encoded = (text: string): string =>
  text
    .split(/\p{Cs}/u)
    .map(encodeURIComponent)
    .join("%ED%A0%80");

describeOnPostgres("the calls of the OpenAPI document", (database) => {
  let api: TestApi;
  /**
   * `resident` is the token of a caller who keeps favorites and views. `newcomer` is the token of the caller for
   * `BY_NEWCOMERS`.
   */
  let resident: string;
  let newcomer: string;
  const learned = new Learned();
  beforeAll(async () => {
    const { db } = database();
    await seedOnce(db);
    api = apiOver(db, {
      adminToken: ADMIN_TOKEN,
      // A busy machine must not fail this test.
      limits: { deadlineMs: 120_000 },
      attempts: UNLIMITED,
    });
    resident = (await signUp(api, CAMILLE)).token;
    newcomer = (await signUp(api)).token;
  });
  afterAll(() => api.remove());

  function toRequest({ operation, path, query, headers, body, caller, followsLink }: GeneratedRequest, n: number) {
    const fill = (text: string, parameter?: string) => learned.fill(operation, text, parameter);
    const user = BY_NEWCOMERS.includes(operation.path) ? newcomer : resident;
    const tokens = { nobody: undefined, user, administrator: ADMIN_TOKEN, impostor: `${user.slice(0, -2)}xx` };
    const bearer = tokens[caller];
    const filled = operation.path.replace(/\{([^}]+)\}/g, (_, name: string) => encoded(fill(path[name] ?? "", name)));
    const search = query.map(([name, value]) => `${encoded(name)}=${encoded(fill(value))}`).join("&");
    const sent = new Headers();
    for (const [name, value] of Object.entries(headers)) if (value !== undefined) sent.set(name, value);
    if (bearer !== undefined) sent.set("authorization", `Bearer ${bearer}`);
    if (body !== null) sent.set("content-type", body.type);
    return new Request(`http://api.internal${(followsLink && learned.link(operation, n)) || filled}?${search}`, {
      method: operation.method,
      headers: sent,
      ...(body === null ? {} : { body: fill(body.text) }),
    });
  }

  const title = `respond to ${REQUESTS} random requests as they are documented, and never with a 5xx`;
  it(title, { timeout: 180_000 }, async () => {
    const { whole, operations, resolve } = readDocument(await (await api.get("/openapi.json")).json());
    const schemas = new Ajv2020({ strict: false, validateFormats: false }).addSchema(whole, "document");

    /** Returns what is wrong with a response; null when it is correct. */
    async function complaint(operation: Operation, answer: Response): Promise<string | null> {
      const { status } = answer;
      const text = await answer.text();
      const shown = text.slice(0, 500);
      if (status >= 500) return `got status ${status}: ${shown}`;
      const documented = operation.responses[status];
      if (documented === undefined) return `got status ${status}, which is not documented: ${shown}`;
      const type = (answer.headers.get("content-type") ?? "").replace(/;.*/, "");
      if (type === "" && Object.keys(documented.content).length === 0) return null;
      if (!(type in documented.content)) return `got status ${status} as '${type}', which is not documented`;
      if (type !== "application/json") return null;
      const json: unknown = JSON.parse(text);
      if (status < 300) learned.from(operation, json);
      const matches = schemas.compile({ $ref: `document#${answerPointer(operation, String(status), type)}` });
      return matches(json) ? null : `${status} does not match: ${schemas.errorsText(matches.errors)} in ${shown}`;
    }

    const seed = inject("seed");
    const numRuns = Math.ceil(REQUESTS / operations.length);
    const requests = operations.flatMap((operation) => fc.sample(requestsFor(operation, resolve), { seed, numRuns }));
    const [inTurn = []] = fc.sample(fc.shuffledSubarray(requests, { minLength: requests.length }), {
      seed,
      numRuns: 1,
    });
    const listing = operations.find(({ path }) => path === "/api/places");
    for (let page = 1; listing !== undefined && page <= 6; page++) {
      learned.from(listing, await (await api.get(`/places?limit=100&media=true&page=${page}`)).json());
    }

    const succeeded = new Set<Operation>();
    async function ask(generated: GeneratedRequest, n: number): Promise<void> {
      const { operation, caller, body } = generated;
      const request = toRequest(generated, n);
      const answer = await api.fetch(request);
      const wrong = await complaint(operation, answer);
      if (wrong !== null) {
        expect.fail(`${request.method} ${request.url} by ${caller}, body ${body?.text}, ${wrong} (seed ${seed})`);
      }
      if (!answer.ok) return;
      succeeded.add(operation);
      if (BY_NEWCOMERS.includes(operation.path)) newcomer = (await signUp(api)).token;
    }
    for (const [n, generated] of inTurn.entries()) await ask(generated, n);
    // A call that refuses all requests would prove little, so a call without a success gets more requests. Its objects
    // may have been deleted meanwhile, so the calls that create these objects are repeated as well.
    const mustSucceed = operations.filter(({ method, path }) => !NEVER_SUCCEEDING.includes(`${method} ${path}`));
    for (const operation of mustSucceed) {
      // A shared link is created by the call that shares its list or view.
      const created = operation.path.replace(/\/shared\/(\w+)/, "/$1/{id}/share");
      const creators = operations.filter(({ method, path }) => method === "POST" && created.startsWith(`${path}/{`));
      for (let more = 1; more <= EXTRA_ROUNDS && !succeeded.has(operation); more++) {
        const sampled = [...creators, operation].map((each) =>
          fc.sample(requestsFor(each, resolve), { seed: seed + more, numRuns: 100 }),
        );
        for (let n = 0; n < 100 && !succeeded.has(operation); n++) {
          for (const generated of sampled.flatMap((round) => round.slice(n, n + 1))) await ask(generated, n);
        }
      }
    }
    expect(inTurn.length).toBeGreaterThanOrEqual(REQUESTS);
    const refused = mustSucceed.filter((operation) => !succeeded.has(operation));
    expect(refused.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  });
});
