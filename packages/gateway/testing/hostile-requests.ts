/** Hostile requests: they could cost a server much more work than their sender. */

const repeat = (times: number, write: (i: number) => string): string =>
  Array.from({ length: times }, (_, i) => write(i)).join(" ");

/** Returns fragments that each use the next fragment twice. Without a check, they expand to 2^levels selections. */
export const doublingFragments = (levels: number, on: string, use: string, last: string): string =>
  `${use} ${repeat(levels, (i) => `fragment A${i} on ${on} { ...A${i + 1} ...A${i + 1} }`)} fragment A${levels} on ${on} { ${last} }`;

const body = (query: string, variables: unknown = {}): string => JSON.stringify({ query, variables });

const LISTING = "query($filters: PlaceFiltersInput) { places(filters: $filters) { pagination { total } } }";
const listingWith = (filters: unknown): string => body(LISTING, { filters });
const unknownKeys = (count: number): Record<string, number> =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`key${i}`, i]));
const ones = (count: number): readonly number[] => Array.from({ length: count }, () => 1);

const aliased = (times: number, write: (i: number) => string): string => `{ ${repeat(times, write)} }`;
/** A text of 199 characters that has 3,582 when it is normalised. */
const GROWING = "\ufdfa".repeat(199);
const ITEMS = Array.from({ length: 25 }, () => ({
  name: "a ".repeat(99),
  address: "10 Rue de Rivoli",
  coordinates: { latitude: 48.8566, longitude: 2.3522 },
}));
const origin = (i: number): string => `{ latitude: 48.8${i}, longitude: 2.35 }`;

/** Bodies of hostile requests to the graph, by their descriptions. The gateway must refuse each of them. */
export const HOSTILE_BODIES: Readonly<Record<string, string>> = {
  "fragments of the query that double 25 times": body(
    doublingFragments(25, "Query", "{ ...A0 }", "places { pagination { total } }"),
  ),
  "fragments of a list that double 25 times": body(
    doublingFragments(25, "PlaceList", "{ places { ...A0 } }", "pagination { total }"),
  ),
  "600 aliases of one list of options": body(`{ filterOptions { ${repeat(600, (i) => `a${i}: types`)} } }`),
  "300 aliases of a page": body(`{ ${repeat(300, (i) => `p${i}: places { nodes { id } }`)} }`),
  "20 pages with 80 aliases of a description": body(
    `{ ${repeat(20, (i) => `p${i}: places(limit: 100) { ...P }`)} }
     fragment P on PlaceList { nodes { ${repeat(80, (i) => `d${i}: description`)} } }`,
  ),
  "4 pages with 11 aliases of a description, each as a fragment": body(
    `{ ${repeat(4, (i) => `p${i}: places(limit: 100) { ...P }`)} }
     fragment P on PlaceList { nodes { ${repeat(11, (i) => `d${i}: description`)} media { kind url } name address } }`,
  ),
  "9 searches for 25 brought places": body(
    `query($items: [PlaceToMatchInput!]!) ${aliased(9, (i) => `m${i}: placeMatches(items: $items) { verdict }`)}`,
    { items: ITEMS },
  ),
  "2 searches for 25 brought places": body(
    `query($items: [PlaceToMatchInput!]!) ${aliased(2, (i) => `m${i}: placeMatches(items: $items) { verdict }`)}`,
    { items: ITEMS },
  ),
  "9 suggestions for texts that normalisation makes long": body(
    aliased(9, (i) => `s${i}: searchSuggestions(typed: "${GROWING}", now: "2026-11-22T15:3${i}") { total }`),
  ),
  "9 suggestions of addresses": body(aliased(9, (i) => `s${i}: addressSuggestions(typed: "a a a ${i}") { text }`)),
  "9 maps within a travel time": body(
    aliased(9, (i) => `p${i}: pins(origin: ${origin(i)}, filters: { maxMinutes: 120 })`),
  ),
  "9 lists of ids within a travel time": body(aliased(9, (i) => `p${i}: placesByTravelTime(origin: ${origin(i)})`)),
  "9 lists at different moments": body(
    aliased(9, (i) => `p${i}: places(filters: { hours: { at: "2026-11-2${i}T15:30" } }) { pagination { total } }`),
  ),
  "3,000 nested selections": body(`${"{ places".repeat(3_000)}${" }".repeat(3_000)}`),
  "3,000 nested lists of a literal": body(
    `{ places(filters: { search: ${"[".repeat(3_000)}${"]".repeat(3_000)} }) { pagination { total } } }`,
  ),
  "3,000 directives": body(`{ places ${"@skip(if: false) ".repeat(3_000)} { pagination { total } } }`),
  "480 fields of two names": body(`{ places { ${"pagination { total } ".repeat(240)} } }`),
  "10,000 comments": body(`{ ${"#\n".repeat(10_000)} places { pagination { total } } }`),
  "20 MB of query": body(`{ ${"places ".repeat(3_000_000)} }`),
  "4,000 unknown keys in an input object": listingWith(unknownKeys(4_000)),
  "900 unknown keys in an input object": listingWith(unknownKeys(900)),
  "900 unknown keys in an input object within another": listingWith({ types: unknownKeys(900) }),
  "30,000 numbers where texts are expected": listingWith({ types: { include: ones(30_000) } }),
  "900 numbers where texts are expected": listingWith({ types: { include: ones(900) } }),
  "900 numbers where enum values are expected": listingWith({ placeStatuses: ones(900) }),
  "900 unknown keys in the input of a mutation": body(
    "mutation($input: ViewInput!) { createView(input: $input) { __typename } }",
    { input: { name: "x", filters: unknownKeys(900) } },
  ),
  "a text of 60 KB where an enum value is expected": listingWith({ placeStatuses: ["x".repeat(60_000)] }),
  "a literal with 300 unknown fields": body(
    `{ places(filters: { ${repeat(300, (i) => `key${i}: ${i}`)} }) { pagination { total } } }`,
  ),
  "a literal of 60 KB where a number is expected": body(
    `{ places(limit: ${JSON.stringify("x".repeat(60_000))}) { pagination { total } } }`,
  ),
  "a field with a name of 60 KB": body(`{ ${"x".repeat(60_000)} }`),
  "an operation name of 60 KB": JSON.stringify({ query: "{ __typename }", operationName: "x".repeat(60_000) }),
  "an unknown member with a name of 60 KB": JSON.stringify({ query: "{ __typename }", ["x".repeat(60_000)]: 1 }),
  "variables nested 3,000 deep": `{"query":"{ places { pagination { total } } }","variables":{"a":${'{"a":'.repeat(3_000)}1${"}".repeat(3_000)}}}`,
};

/** Hostile requests to the REST API, by their descriptions. The API must refuse each of them. */
export const HOSTILE_CALLS: Readonly<Record<string, { readonly path: string; readonly body: string }>> = {
  "6,000 unknown members": { path: "/api/auth/login", body: JSON.stringify(unknownKeys(6_000)) },
  "900 unknown members": { path: "/api/auth/login", body: JSON.stringify(unknownKeys(900)) },
  "30,000 numbers where ids are expected": {
    path: "/api/media/places/batch",
    body: JSON.stringify({ placeIds: ones(30_000) }),
  },
  "900 numbers where ids are expected": {
    path: "/api/media/places/batch",
    body: JSON.stringify({ placeIds: ones(900) }),
  },
  "a password of 60 KB": {
    path: "/api/auth/login",
    body: JSON.stringify({ username: "camille@example.org", password: "x".repeat(60_000) }),
  },
  "a member with a name of 60 KB": { path: "/api/auth/login", body: JSON.stringify({ ["x".repeat(60_000)]: 1 }) },
  "an object whose length is an object": {
    path: "/api/auth/login",
    body: '{"username":{"length":{"toString":1}},"password":"x"}',
  },
};
