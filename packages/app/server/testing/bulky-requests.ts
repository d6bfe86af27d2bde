/**
 * Requests of at most 64 KB that are bulky in one place: they have thousands of keys, items, characters or tokens where
 * a usual request has a few. For tests that measure the CPU time of a request.
 */
import fc from "fast-check";
import { DEAR_TEXTS, HOSTILE_VALUES, markedIn, withHostile } from "../../../api/testing/hostile-bodies.ts";
import type { ApiDocument, Operation } from "../../../api/testing/operations.ts";

/** A request, and its name in a failure report. */
export interface BulkyRequest {
  readonly what: string;
  readonly method: string;
  /** The path and query, of at most 15 KB: Node refuses longer URLs itself. */
  readonly path: string;
  readonly body: string | null;
  readonly isSignedIn: boolean;
}

/** An operation of the graph with variables that it accepts. */
export interface SoundQuery {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

const MAX_PATH_BYTES = 15_000;
const MAX_BODY_BYTES = 64_000;

/** Returns a text of about this many bytes. */
type Write = (bytes: number) => string;

const repeat =
  (text: string): Write =>
  (bytes) =>
    text.repeat(Math.max(1, Math.floor(bytes / Buffer.byteLength(text))));
const numbered =
  (write: (n: number) => string, separator: string): Write =>
  (bytes) =>
    Array.from({ length: Math.max(1, Math.floor(bytes / (Buffer.byteLength(write(1_000)) + 1))) }, (_, n) =>
      write(n),
    ).join(separator);

/** Texts that are expensive for regular expressions, folding, tokenizing or printing. */
const TEXTS: Readonly<Record<string, Write>> = {
  "one letter": repeat("a"),
  spaces: repeat(" "),
  "a space and a letter": repeat("a "),
  digits: repeat("9"),
  "house numbers": repeat("12 bis "),
  hyphens: repeat("-"),
  dots: repeat("a."),
  "at signs": repeat("a@"),
  addresses: repeat("a@b.c"),
  slashes: repeat("/"),
  "quotation marks": repeat('"'),
  backslashes: repeat("\\"),
  braces: repeat("{"),
  "percent signs": repeat("%25"),
  "line ends": repeat("\n"),
  "combining marks": repeat("\u0301"),
  ligatures: repeat("œ"),
  "letters that decompose": repeat("\ufdfa"),
  emoji: repeat("😀"),
  commas: repeat("75011,"),
  "hours of opening": repeat("Mo-Su 10:00-12:00,"),
  "times of day": repeat("T00:00"),
  "rue de rivoli": repeat("rue de rivoli "),
  constructor: repeat("constructor "),
};

/** Returns a text that still has about this many bytes when JSON has escaped its line ends and quotation marks. */
const escapedWithin =
  (write: Write): Write =>
  (bytes) => {
    const escaped = Buffer.byteLength(JSON.stringify(write(bytes)));
    return write(Math.floor((bytes * bytes) / Math.max(bytes, escaped)));
  };

/** Large JSON values, as text, and the hostile values, which have a fixed size. */
const VALUES: Readonly<Record<string, Write>> = {
  ...Object.fromEntries(
    Object.entries(TEXTS).map(
      ([name, write]) => [`a text of ${name}`, (bytes: number) => JSON.stringify(write(bytes / 2))] as const,
    ),
  ),
  "unknown keys": (bytes) => `{${numbered((n) => `"k${n}":1`, ",")(bytes)}}`,
  "one key, again and again": (bytes) => `{${repeat('"types":[1],')(bytes)}"types":[1]}`,
  "a long key": (bytes) => `{"${repeat("k")(bytes)}":1}`,
  "keys of objects": (bytes) => `{${numbered((n) => `"k${n}":{"constructor":{}}`, ",")(bytes)}}`,
  "a list of ones": (bytes) => `[${repeat("1,")(bytes)}1]`,
  "a list of nulls": (bytes) => `[${repeat("null,")(bytes)}null]`,
  "a list of empty texts": (bytes) => `[${repeat('"",')(bytes)}""]`,
  "a list of texts": (bytes) => `[${numbered((n) => `"v${n}"`, ",")(bytes)}]`,
  "a list of objects": (bytes) => `[${repeat("{},")(bytes)}{}]`,
  "a list of lists": (bytes) => `[${repeat("[1],")(bytes)}[]]`,
  "lists within lists": (bytes) => `${"[".repeat(bytes / 2)}${"]".repeat(bytes / 2)}`,
  "objects within objects": (bytes) => `${'{"a":'.repeat(bytes / 6)}1${"}".repeat(bytes / 6)}`,
  "a long number": repeat("9"),
  ...Object.fromEntries(HOSTILE_VALUES.map((value) => [value.slice(0, 60), () => value])),
};

/** Large values for the `SLOT` of a GraphQL document. */
const LITERALS: Readonly<Record<string, Write>> = {
  "unknown fields": (bytes) => `{${numbered((n) => `k${n}:1`, " ")(bytes)}}`,
  "one field, again and again": (bytes) => `{${repeat("types:{} ")(bytes)}}`,
  "a list of ones": (bytes) => `[${repeat("1 ")(bytes)}]`,
  "a list of enum values": (bytes) => `[${repeat("OPEN ")(bytes)}]`,
  "a list of variables": (bytes) => `[${repeat("$v ")(bytes)}]`,
  "a list of objects": (bytes) => `[${repeat("{} ")(bytes)}]`,
  "lists within lists": (bytes) => `${"[".repeat(bytes / 2)}${"]".repeat(bytes / 2)}`,
  "a long text": (bytes) => JSON.stringify(repeat("a")(bytes)),
  "a text of escapes": (bytes) => `"${repeat("\\n")(bytes)}"`,
  "a block of lines": (bytes) => `"""${repeat(" a\n")(bytes)}"""`,
  "a block of empty lines": (bytes) => `"""${repeat("\n")(bytes)}"""`,
  "a long number": repeat("9"),
  "a long name": repeat("a"),
};

/** Large texts for a `SLOT` between the parts of a GraphQL document. */
const SYNTAX: Readonly<Record<string, Write>> = {
  fields: repeat("__typename "),
  "unknown fields": numbered((n) => `k${n}`, " "),
  "a long field": repeat("a"),
  aliases: numbered((n) => `a${n}:__typename`, " "),
  "inline fragments": repeat("...{__typename} "),
  "fragments that do not exist": repeat("...A "),
  directives: repeat("@skip(if:true) "),
  "unknown directives": numbered((n) => `@d${n}`, " "),
  comments: repeat("#\n"),
  "a long comment": (bytes) => `#${repeat("a")(bytes)}\n`,
  commas: repeat(","),
  "line ends": repeat("\n"),
  braces: repeat("{a"),
  "closing braces": repeat("}"),
  variables: repeat("$v"),
  fragments: numbered((n) => `} fragment F${n} on Query { __typename`, " "),
  "one fragment, again and again": repeat("} fragment F on Query { __typename "),
  operations: numbered((n) => `} query Q${n} { __typename`, " "),
};

/** Documents with `SLOT` where a value is expected. */
const WITH_VALUE = [
  "{ places(filters: SLOT) { pagination { total } } }",
  "{ places(filters: { search: SLOT }) { pagination { total } } }",
  "{ places(filters: { types: { include: SLOT } }) { pagination { total } } }",
  "{ places(filters: { placeStatuses: SLOT }) { pagination { total } } }",
  "{ places(filters: { hours: { at: SLOT, states: [] } }) { pagination { total } } }",
  "{ places(limit: SLOT) { pagination { total } } }",
  "{ place(id: SLOT) { place { id } } }",
  "{ addressSuggestions(typed: SLOT) { text } }",
  "{ a: __typename @skip(if: SLOT) b: __typename }",
  "query($v: String = SLOT) { places(filters: { search: $v }) { pagination { total } } }",
  "query($f: PlaceFiltersInput = SLOT) { places(filters: $f) { pagination { total } } }",
  "query($v: String) { places(filters: { types: { include: SLOT } }) { pagination { total } } }",
  'mutation { logIn(username: SLOT, password: "x") { __typename } }',
];

/** Documents with `SLOT` between their parts. */
const WITH_SYNTAX = [
  "{ SLOT }",
  "SLOT { __typename }",
  "{ places { SLOT } }",
  "{ places SLOT { pagination { total } } }",
  "query(SLOT) { __typename }",
  "query Q SLOT { __typename }",
];

const filled = (template: string, value: string): string => template.replace("SLOT", () => value);

interface Slot {
  readonly what: string;
  /** The texts that may replace the slot. */
  readonly bulks: Readonly<Record<string, Write>>;
  readonly maxBytes: number;
  fill(bulk: string): Omit<BulkyRequest, "what">;
}

const post = (path: string, body: string, method = "POST") => ({ method, path, body, isSignedIn: true });
const graph = (body: string) => post("/graphql", body);

function graphSlots(queries: readonly SoundQuery[]): readonly Slot[] {
  const inVariables = queries.flatMap(({ query, variables }) => {
    const name = /\w+ (\w+)/.exec(query)?.[1] ?? query;
    return markedIn(variables).map((marked, n) => ({
      what: `part ${n} of the variables of ${name}`,
      bulks: VALUES,
      maxBytes: MAX_BODY_BYTES - query.length - 1_000,
      fill: (bulk: string) => graph(`{"query":${JSON.stringify(query)},"variables":${withHostile(marked, bulk)}}`),
    }));
  });
  const inMembers = ["query", "operationName", "extensions", "unknown"].map((member) => ({
    what: `${member} of a query`,
    bulks: VALUES,
    maxBytes: MAX_BODY_BYTES - 1_000,
    fill: (bulk: string) => graph(`{"query":"{ __typename }","${member}":${bulk}}`),
  }));
  const document = (template: string, bulks: Readonly<Record<string, Write>>) => ({
    what: template,
    bulks: Object.fromEntries(Object.entries(bulks).map(([name, write]) => [name, escapedWithin(write)])),
    maxBytes: MAX_BODY_BYTES - 1_000,
    fill: (bulk: string) => graph(JSON.stringify({ query: filled(template, bulk) })),
  });
  return [
    ...inVariables,
    ...inMembers,
    ...WITH_VALUE.map((template) => document(template, LITERALS)),
    ...WITH_SYNTAX.map((template) => document(template, SYNTAX)),
  ];
}

/** Percent-encoded texts for a URL. Encoding lengthens a text, so the result is cut to `bytes`. */
const ENCODED: Readonly<Record<string, Write>> = Object.fromEntries(
  Object.entries(TEXTS).map(([name, write]) => [
    name,
    (bytes: number) =>
      encodeURIComponent(write(bytes))
        .slice(0, bytes)
        .replace(/%[\dA-F]?$/, ""),
  ]),
);

const LONG_ADDRESS: Readonly<Record<string, Write>> = {
  ...ENCODED,
  ...Object.fromEntries(
    DEAR_TEXTS.map((text) => [`${text.slice(0, 3)}, ${text.length}`, () => encodeURIComponent(text)]),
  ),
  "percent signs that encode nothing": repeat("%"),
  "bytes that are not UTF-8": repeat("%ff"),
  parameters: numbered((n) => `x&k${n}=1`, ""),
  "empty parameters": repeat("&"),
  "one parameter, again and again": numbered((n) => `x&types=v${n}`, ""),
  "one excluded value, again and again": numbered((n) => `x&not-types=v${n}&not-tags=v${n}`, ""),
  "slashes and dots": repeat("/.."),
  "slashes and names": repeat("/a"),
};

function addressSlots(paths: readonly string[]): readonly Slot[] {
  return paths.map((path) => ({
    what: `the address ${path}`,
    bulks: LONG_ADDRESS,
    maxBytes: MAX_PATH_BYTES,
    fill: (bulk: string) => ({ method: "GET", path: filled(path, bulk), body: null, isSignedIn: true }),
  }));
}

/** Query parameters that some operations require. */
const ORIGIN = "latitude=48.85&longitude=2.35";

function restPaths({ method, path, parameters }: Operation): readonly string[] {
  if (method !== "GET") return [];
  const slots = parameters.filter((parameter) => parameter.in === "query").map(({ name }) => `${name}=SLOT`);
  const plain = path.replace(/\{[^}]+\}/g, "nowhere");
  const inPath = path.includes("{") ? [path.replace(/\{[^}]+\}/, "SLOT").replace(/\{[^}]+\}/g, "nowhere")] : [];
  return [...inPath, ...[...slots, "SLOT"].map((slot) => `${plain}?${ORIGIN}&${slot}`)];
}

const PAGE_PATHS = [
  "/SLOT",
  "/places/SLOT",
  "/assets/SLOT",
  "/basemap/SLOT",
  "/?SLOT",
  ...["search", "types", "not-types", "tags", "arrondissements", "status", "area", "hours", "sort", "tab", "page"].map(
    (name) => `/?${name}=SLOT`,
  ),
];

function restSlots({ operations, resolve }: ApiDocument): readonly Slot[] {
  return operations.flatMap((operation) => {
    const { method, path, requestBody } = operation;
    if (requestBody === undefined) return addressSlots(restPaths(operation));
    const { schema, example } = requestBody.content["application/json"];
    const sound = example ?? (schema.$ref === undefined ? schema : resolve(schema.$ref)).example;
    return [...markedIn(sound), { ...Object(sound), unknown: markedIn(null)[0] }].map((marked, n) => ({
      what: `part ${n} of the body of ${method} ${path}`,
      bulks: VALUES,
      maxBytes: MAX_BODY_BYTES,
      fill: (bulk: string) => post(path.replace(/\{[^}]+\}/g, "nowhere"), withHostile(marked, bulk), method),
    }));
  });
}

/**
 * Returns the slots of requests that are filled with large texts: GraphQL documents and variables, the bodies of REST
 * operations, and the URLs of GET operations and pages.
 */
export const slotsOf = (queries: readonly SoundQuery[], document: ApiDocument): readonly Slot[] => [
  ...graphSlots(queries),
  ...restSlots(document),
  ...addressSlots(PAGE_PATHS),
];

/** Generates requests: a random slot, filled with a random large text in one of three sizes. */
export const bulkyRequests = (slots: readonly Slot[]): fc.Arbitrary<BulkyRequest> =>
  fc.constantFrom(...slots).chain(({ what, bulks, maxBytes, fill }) =>
    fc.tuple(fc.constantFrom(...Object.keys(bulks)), fc.constantFrom(0.03, 0.2, 1)).map(([name, share]) => {
      const bulk = bulks[name]?.(Math.floor(maxBytes * share)) ?? "";
      return { ...fill(bulk), what: `${name}, ${Math.round(Buffer.byteLength(bulk) / 1_000)} KB, in ${what}` };
    }),
  );
