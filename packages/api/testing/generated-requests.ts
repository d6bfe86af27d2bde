/** Random requests for the calls of an OpenAPI document. Many of the requests are valid, and many are not. */
import fc from "fast-check";
import { HOSTILE_VALUES, markedIn, withHostile } from "./hostile-bodies.ts";
import type { Operation } from "./operations.ts";
import { hostileJson, hostileText, type Resolve, valuesOf } from "./schema-arbitraries.ts";

/** The identity with which a request is sent. */
export type Caller = "nobody" | "user" | "administrator" | "impostor";

/** A request before it is sent. Its texts may contain placeholders for ids of earlier responses: `learned-17`. */
export interface GeneratedRequest {
  readonly operation: Operation;
  readonly path: Readonly<Record<string, string>>;
  readonly query: readonly (readonly [name: string, value: string])[];
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: { readonly type: string; readonly text: string } | null;
  readonly caller: Caller;
  /** Whether to request a file that an earlier response named, if the call serves files. */
  readonly followsLink: boolean;
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : (JSON.stringify(value) ?? ""));

const mostly = <T, U>(sound: fc.Arbitrary<T>, odd: fc.Arbitrary<U>, weight = 8): fc.Arbitrary<T | U> =>
  fc.oneof({ weight, arbitrary: sound }, { weight: 1, arbitrary: odd });

function paths({ parameters }: Operation, resolve: Resolve): fc.Arbitrary<Record<string, string>> {
  const named = parameters.filter((parameter) => parameter.in === "path");
  return fc.record(
    Object.fromEntries(
      named.map(({ name, schema }) => [name, mostly(valuesOf(schema, resolve).map(textOf), hostileText)] as const),
    ),
  );
}

function queries({ parameters }: Operation, resolve: Resolve): fc.Arbitrary<(readonly [string, string])[]> {
  const named = parameters.filter((parameter) => parameter.in === "query");
  const pairs = named.map(({ name, schema, required }) => {
    const values = mostly(
      valuesOf(schema, resolve).map((value) => (Array.isArray(value) ? value : [value]).map(textOf)),
      fc.array(hostileText, { minLength: 1, maxLength: 2 }),
      24,
    );
    const given = values.map((list) => list.map((value) => [name, value] as const));
    return required ? mostly(given, fc.constant([]), 24) : fc.oneof(given, fc.constant([]), fc.constant([]));
  });
  const unknown = mostly(
    fc.constant([]),
    fc.tuple(hostileText, hostileText).map((pair) => [pair]),
    24,
  );
  return fc.tuple(...pairs, unknown).map((lists) => lists.flat());
}

function headers({ parameters }: Operation, resolve: Resolve): fc.Arbitrary<Record<string, string | undefined>> {
  const named = parameters.filter((parameter) => parameter.in === "header");
  // fetch refuses other characters, so they never reach a server.
  const sendable = (text: string) => text.replace(/[^\x20-\x7e]/g, "");
  return fc.record(
    Object.fromEntries(
      named.map(({ name, schema }) => {
        const value = mostly(valuesOf(schema, resolve).map(textOf), hostileText, 2).map(sendable);
        return [
          name,
          fc.oneof(value, fc.constant("*"), fc.constantFrom("*", '"1"', "bytes=0-9", "bytes=-5", "bytes=99999999-")),
        ] as const;
      }),
    ),
    { requiredKeys: [] },
  );
}

const JSON_TYPE = "application/json";

/** Content types that forms, scripts and careless clients send, with or without a body. */
const foreignTypes = fc.constantFrom(
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "application/octet-stream",
  "application/jsonp",
  "application/json; charset=utf-16",
  "json",
);

const foreign = fc.oneof(
  foreignTypes.map((type) => ({ type, text: "" })),
  fc.tuple(foreignTypes, hostileText).map(([type, text]) => ({ type, text })),
);

/** Returns bodies, mostly null, for a call that takes no body but must respond to one. GET requests have no body. */
const uncalledFor = ({ method }: Operation): fc.Arbitrary<GeneratedRequest["body"]> =>
  method === "GET"
    ? fc.constant(null)
    : mostly(fc.constant(null), fc.oneof(foreign, fc.constantFrom(...HOSTILE_VALUES).map(asJson)));

const asJson = (text: string) => ({ type: JSON_TYPE, text });

function bodies(operation: Operation, resolve: Resolve): fc.Arbitrary<GeneratedRequest["body"]> {
  const { requestBody } = operation;
  if (requestBody === undefined) return uncalledFor(operation);
  const sound = valuesOf(requestBody.content[JSON_TYPE].schema, resolve);
  const bent = fc
    .tuple(sound, hostileText, hostileJson)
    .map(([value, key, other]) => (typeof value === "object" && value !== null ? { ...value, [key]: other } : other));
  const swapped = fc.tuple(sound, fc.nat(), hostileJson).map(([value, n, other]) => {
    const keys = Object.keys(value ?? {});
    const key = keys[n % Math.max(1, keys.length)];
    return key === undefined ? other : { ...Object(value), [key]: other };
  });
  const misplaced = fc.tuple(sound, fc.nat(), fc.constantFrom(...HOSTILE_VALUES)).map(([value, n, hostile]) => {
    const places = markedIn(value);
    return withHostile(places[n % places.length], hostile);
  });
  const written = (value: unknown) => JSON.stringify(value) ?? "";
  return fc.oneof(
    { weight: 16, arbitrary: sound.map(written).map(asJson) },
    { weight: 4, arbitrary: misplaced.map(asJson) },
    { weight: 3, arbitrary: swapped.map(written).map(asJson) },
    { weight: 2, arbitrary: bent.map(written).map(asJson) },
    { weight: 1, arbitrary: hostileJson.map(written).map(asJson) },
    { weight: 1, arbitrary: hostileText.map(asJson) },
    { weight: 1, arbitrary: fc.constant(asJson(`{"a":"${"x".repeat(70_000)}"}`)) },
    { weight: 1, arbitrary: sound.map((value) => ({ type: "text/plain", text: written(value) })) },
    { weight: 1, arbitrary: foreign },
    { weight: 1, arbitrary: fc.constant(null) },
  );
}

/** Returns random callers, mostly of the kind that the call is for. */
function callers({ security = [] }: Operation): fc.Arbitrary<Caller> {
  const isForAdministrators = security.some((scheme) => "admin" in scheme);
  return mostly<Caller, Caller>(
    fc.constant(isForAdministrators ? "administrator" : "user"),
    fc.constantFrom("nobody", "user", "administrator", "impostor"),
  );
}

/** Returns random requests for one call. */
export const requestsFor = (operation: Operation, resolve: Resolve): fc.Arbitrary<GeneratedRequest> =>
  fc.record({
    operation: fc.constant(operation),
    path: paths(operation, resolve),
    query: queries(operation, resolve),
    headers: headers(operation, resolve),
    body: bodies(operation, resolve),
    caller: callers(operation),
    followsLink: fc.boolean(),
  });
