import { openApi } from "@flaneur/api";
import { createGateway } from "@flaneur/gateway";
import { createLogger, type Fetch } from "@flaneur/server-kit";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { repetitions } from "../../../tests/setup/campaign.ts";
import { appDocuments } from "./documents/app-documents.ts";
import { exampleVariables } from "./testing/example-variables.ts";
import { type Choice, mangled } from "./testing/mangled-json.ts";
import { atEnd, closeServers, settingsOf } from "./testing/servers.ts";

/** Number of ways in which the responses of each operation are mangled. */
const RUNS = repetitions(25, 5_000);
const DOCUMENTS = await appDocuments();
const PASSWORD = "pont-neuf";
/** Variables of operations that the example values do not fit. `beforeAll` adds those with ids of the account. */
const VARIABLES: Record<string, Readonly<Record<string, unknown>>> = {
  AddFavorites: { placeIds: ["septime", "le-baron-rouge"] },
  Collection: { slug: "best-terraces" },
  FavoriteChoices: { page: 1 },
  LogIn: { username: "a@b.fr", password: PASSWORD },
  MetroWay: { id: "septime", origin: { latitude: 48.8867, longitude: 2.3431, mode: "TRANSIT" } },
  Neighbourhood: { slug: "le-marais" },
  Place: { id: "septime", origin: null },
  PlaceMatches: { items: [{ name: "Septime", coordinates: { latitude: 48.8537, longitude: 2.3807 } }] },
  SearchSuggestions: { text: "bar" },
  SignUp: { username: "new@b.fr", password: PASSWORD },
};
const DONE = { success: true };
/**
 * Responses of calls that need a link from a mail, or that end the account or its other sessions, in the shape of §7.
 * The API itself does not receive these calls.
 */
const BY_HAND: Readonly<Record<string, object>> = {
  "POST /api/auth/change-password": DONE,
  "POST /api/auth/password-reset": DONE,
  "PUT /api/auth/password-reset": DONE,
  "POST /api/auth/address-change": DONE,
  "PUT /api/auth/address-change": { username: "new@b.fr" },
  "DELETE /api/auth/account": DONE,
};
/** Operations that change something or end the session come last, in this order. */
const LAST = [
  "SetFavorite",
  "AddFavorites",
  "RemoveFavorites",
  "CreateList",
  "UpdateList",
  "AddToList",
  "UpdateEntry",
  "MoveEntry",
  "RemoveFromList",
  "CopySharedList",
  "KeepSharedList",
  "ShareList",
  "EndListShare",
  "DeleteList",
  "CreateView",
  "UpdateView",
  "MoveView",
  "EndViewShare",
  "DeleteView",
  "SignUp",
  "LogIn",
  "RequestPasswordReset",
  "ResetPassword",
  "RequestAddressChange",
  "ChangeAddress",
  "ChangePassword",
  "DeleteAccount",
  "LogOut",
] as const;
const OPERATIONS = [
  "AddressSuggestions",
  "Collection",
  "Collections",
  "Export",
  "FavoriteStatus",
  "FavoriteChoices",
  "Favorites",
  "FilterOptions",
  "LightboxPlace",
  "ListChoices",
  "ListShare",
  "Lists",
  "MetroWay",
  "Neighbourhood",
  "OwnList",
  "PasswordResetOffer",
  "Pins",
  "Place",
  "PlaceMatches",
  "Places",
  "SearchSuggestions",
  "SharedList",
  "SharedView",
  "SuggestionCounts",
  "Surprise",
  "TravelTimeRanges",
  "UpdateTravelTime",
  "Verify",
  "ViewShare",
  "Views",
  "WalkList",
  "WalkPlace",
  ...LAST,
] as const;
/** Shown for a place without readable media (§3). */
const PLACEHOLDER = "/placeholder.png";

const WithId = z.object({ id: z.string() });
const VIEW_FILTERS = { types: ["Bar"], tags: [], arrondissements: [], search: "" };

const Result = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z.array(z.object({ message: z.string(), extensions: z.looseObject({ code: z.string() }) })).default([]),
});
type Result = z.infer<typeof Result>;

/** A call of the API, and the text of its response. */
interface Recorded {
  readonly key: string;
  readonly status: number;
  readonly text: string;
}

let fetchApi: Fetch;
let authorization = "";
/** What each operation shows when the API responds as it should, and the responses that it needs. */
const truths = new Map<string, { readonly data: unknown; readonly calls: readonly Recorded[] }>();

async function execute(name: string, fetch: Fetch): Promise<Result> {
  const gateway = createGateway({ fetch, apiUrl: "http://api.internal", logger: createLogger("silent") });
  const query = DOCUMENTS.get(name) ?? "";
  const response = await gateway(
    new Request("http://gateway.test/graphql", {
      method: "POST",
      headers: { "content-type": "application/json", authorization },
      body: JSON.stringify({ query, variables: { ...exampleVariables(query), ...VARIABLES[name] } }),
    }),
  );
  expect(response.status, name).toBeLessThan(500);
  return Result.parse(await response.json());
}

const isMangleable = ({ status, text }: Recorded): boolean => status < 400 && text !== "";

const keyOf = async (request: Request): Promise<string> =>
  `${request.method} ${request.url} ${request.method === "GET" ? "" : await request.clone().text()}`;

const json = (status: number, text: string): Response =>
  new Response(status === 204 ? null : text, { status, headers: { "content-type": "application/json" } });

async function record(name: string): Promise<void> {
  const calls: Recorded[] = [];
  const { data } = await execute(name, async (request) => {
    const key = await keyOf(request);
    const given = BY_HAND[`${request.method} ${new URL(request.url).pathname}`];
    const response = given === undefined ? await fetchApi(request) : Response.json(given);
    const text = await response.clone().text();
    calls.push({ key, status: response.status, text });
    return response;
  });
  expect(calls.some(isMangleable), name).toBe(true);
  truths.set(name, { data, calls });
}

beforeAll(async () => {
  const api = await openApi(await settingsOf({ AUTH_SECRET: "x".repeat(32) }), createLogger("silent"));
  atEnd(api.close);
  fetchApi = api.fetch;
  const post = async (path: string, body: object): Promise<unknown> => {
    const response = await fetchApi(
      new Request(`http://api.internal/api${path}`, {
        method: "POST",
        headers: { "content-type": "application/json", authorization },
        body: JSON.stringify(body),
      }),
    );
    expect(response.ok, path).toBe(true);
    return response.json();
  };
  const signUp = await post("/auth/signup", { username: "a@b.fr", password: PASSWORD });
  authorization = `Bearer ${z.object({ token: z.string() }).parse(signUp).token}`;
  for (const id of ["septime", "creperie-de-josselin"]) await post("/favorites", { placeId: id });
  const filters = { types: ["Bar"], tags: [], arrondissements: ["75011"], search: "" };
  const created = async (path: string, body: object) => WithId.parse(await post(path, body)).id;
  const shared = async (path: string) =>
    new URL(z.object({ url: z.string() }).parse(await post(`${path}/share`, {})).url, "http://app.test").pathname
      .split("/")
      .at(-1);
  const [bars, cafes] = [
    await created("/views", { name: "Bars", description: "For the evening", filters }),
    await created("/views", { name: "Cafés", description: null, filters }),
  ];
  const places = [{ placeId: "septime", note: "Book a table.", visited: true }];
  const list = await created("/lists", { name: "Sunday", note: "Start late.", places });
  const other = await created("/lists", { name: "Monday", places });
  VARIABLES.CreateList = { input: { name: "Tuesday", note: "" }, placeIds: ["septime"] };
  VARIABLES.UpdateList = { id: list, name: "A later Sunday", note: "" };
  VARIABLES.OwnList = { id: list, page: 1 };
  VARIABLES.ListShare = VARIABLES.EndListShare = VARIABLES.WalkList = { id: list };
  VARIABLES.ShareList = { id: list, sharedBy: "Ada", renew: true };
  VARIABLES.AddToList = { listId: list, placeIds: ["creperie-de-josselin"] };
  VARIABLES.UpdateEntry = { listId: list, entryId: "creperie-de-josselin", note: "Cider.", visited: false };
  VARIABLES.MoveEntry = { listId: list, entryId: "creperie-de-josselin", before: "septime" };
  VARIABLES.RemoveFromList = { listId: list, entryId: "creperie-de-josselin" };
  VARIABLES.DeleteList = { id: other };
  VARIABLES.ViewShare = VARIABLES.EndViewShare = { id: bars };
  VARIABLES.SharedList = { token: await shared(`/lists/${list}`), page: 1 };
  VARIABLES.CopySharedList = VARIABLES.KeepSharedList = { token: VARIABLES.SharedList.token };
  VARIABLES.SharedView = { token: await shared(`/views/${bars}`) };
  VARIABLES.UpdateView = { id: bars, name: "Other bars", description: null, filters: VIEW_FILTERS };
  VARIABLES.MoveView = { id: bars, before: null };
  VARIABLES.CreateView = { input: { name: "Still other bars", description: null, filters: VIEW_FILTERS } };
  VARIABLES.DeleteView = { id: cafes };
  for (const name of OPERATIONS) {
    await record(name);
  }
}, 120_000);
afterAll(closeServers);

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Returns the path of a value that is shown and that the API has not sent; null if there is none. */
function wrongIn(shown: unknown, truth: unknown, path = "data"): string | null {
  if (shown === null || shown === undefined || shown === "" || shown === PLACEHOLDER || Object.is(shown, truth)) {
    return null;
  }
  // A place whose answer does not say that it is chosen has no mark.
  if (shown === false && /\.(?:isChosen|hasOthers)$/.test(path)) return null;
  if (Array.isArray(shown)) {
    if (!Array.isArray(truth)) return shown.length === 0 ? null : path;
    const at = shown.findIndex((item) => !truth.some((other) => wrongIn(item, other) === null));
    return at === -1 ? null : `${path}.${at}: ${JSON.stringify(shown[at]).slice(0, 300)}`;
  }
  if (!isFields(shown)) return `${path}: ${String(shown)}`;
  // The problem that is reported instead of a result.
  if (typeof shown.message === "string" && typeof shown.__typename === "string") return null;
  if (!isFields(truth)) return path;
  // The id of a user who has none is the address (§3).
  if (typeof shown.username === "string" && shown.id === shown.username) return null;
  for (const [key, value] of Object.entries(shown)) {
    // The gateway counts favorites as it shows them: without those that it could not read.
    if (path === "data.viewer.favorites" && (key === "facets" || key === "pagination")) continue;
    const wrong = wrongIn(value, truth[key], `${path}.${key}`);
    if (wrong !== null) return wrong;
  }
  return null;
}

/** Returns a document of the API as the text of an export. */
const asExported = (text: string): string | null => (text === "" ? null : JSON.stringify(JSON.parse(text), null, 2));

async function executeMangled(name: string, chosenCall: number, choice: Choice) {
  const { data, calls } = truths.get(name) ?? { data: null, calls: [] };
  const mangleable = calls.filter(isMangleable);
  const target = mangleable[chosenCall % Math.max(1, mangleable.length)];
  let what = "";
  let truth = data;
  const result = await execute(name, async (request) => {
    const key = await keyOf(request);
    const call = calls.find((each) => each.key === key);
    if (call === undefined) return json(404, '{"error":"No such call."}');
    if (call !== target) return json(call.status, call.text);
    const answer = mangled(call.text, choice);
    what = `${key} · ${answer.what}`;
    // An export is the document of the API as it is: only a document that is no object is refused.
    if (name === "Export") truth = { viewer: { export: asExported(answer.text) } };
    return json(call.status, answer.text);
  });
  return { result, truth, what };
}

it("the list of mangled operations contains every operation of the app", () => {
  expect([...OPERATIONS].sort()).toEqual([...DOCUMENTS.keys()].sort());
});

const choices = fc.record({ call: fc.nat(20), choice: fc.record({ place: fc.nat(50_000), wrong: fc.nat(6) }) });

it.each(OPERATIONS)(
  `%s returns only values of the API, and no internal error, when one value of a response is mangled in ${RUNS} ways`,
  async (name) => {
    await fc.assert(
      fc.asyncProperty(choices, async ({ call, choice }) => {
        const { result, truth, what } = await executeMangled(name, call, choice);
        const codes = result.errors.map(({ extensions }) => extensions.code);
        expect(codes, what).not.toContain("INTERNAL_SERVER_ERROR");
        expect(wrongIn(result.data, truth), what).toBeNull();
      }),
      { numRuns: RUNS },
    );
  },
  1_200_000,
);
