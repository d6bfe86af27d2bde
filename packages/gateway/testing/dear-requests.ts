/**
 * Requests that are allowed and cost as much as their limits permit: long texts, many words, many points, the largest
 * responses. They are sent at many places, and none may keep the main thread for long.
 */
export interface DearRequest {
  readonly what: string;
  readonly method: "GET" | "HEAD" | "POST";
  readonly path: string;
  readonly body: string | null;
}

const MAX_TEXT = 199;

/** Texts that are short as they are written, and dear to search or to compare. */
const DEAR_TEXTS: Readonly<Record<string, string>> = {
  "U+FDFA": "\ufdfa".repeat(MAX_TEXT),
  "as much U+FDFA as allowed": "\ufdfa".repeat(13),
  ligatures: "\ufb03".repeat(81),
  "combining marks": `a${"\u0301".repeat(MAX_TEXT - 1)}`,
  "marks in the wrong order": `e${"\u0316\u0301".repeat(99)}`,
  Hangul: "각".repeat(MAX_TEXT),
  "'a' as each word": "a ".repeat(100).trim(),
  "one long word": "x".repeat(MAX_TEXT),
  "one word again and again": "saint ".repeat(33).trim(),
  "misspelt words": "restuarant bibliotheqe montmatre louvree ".repeat(5).slice(0, MAX_TEXT).trim(),
  "beginnings of words": "rue r ca ba ma sa pa la de ch".repeat(7).slice(0, MAX_TEXT),
  "words of filters": `open monday 10h bar near louvre ${"terrace ".repeat(20)}`.trim(),
  "parts of an address": "12 rue du bac, ".repeat(13).trim(),
};

const get = (what: string, path: string): DearRequest => ({ what, method: "GET", path, body: null });
const post = (what: string, path: string, body: unknown): DearRequest => ({
  ...{ what, method: "POST", path },
  body: JSON.stringify(body),
});
const repeat = (times: number, write: (i: number) => string): string =>
  `{ ${Array.from({ length: times }, (_, i) => write(i)).join(" ")} }`;

/** Returns 25 items that are only addresses, in streets with many places or with a frequent word. */
const addressItems = () =>
  Array.from({ length: 25 }, (_, i) => ({
    name: `${i + 1} ${["Rue de Rivoli", "Boulevard Saint-Germain", "Rue du Général", "Rue Saint", "Rue de la Place"][i % 5]}`,
    address: "75001 Paris",
  }));

/** Returns 25 items with different names and points in the centre of Paris. */
const itemsOf = (text: string, hasPoints: boolean) =>
  Array.from({ length: 25 }, (_, i) => ({
    name: `${String.fromCharCode(97 + i)}${text}`.slice(0, MAX_TEXT),
    ...(hasPoints && {
      address: `10 ${text}`,
      coordinates: { latitude: 48.8534 + (i % 5) * 0.0027, longitude: 2.3488 + Math.floor(i / 5) * 0.0027 },
    }),
  }));

const withText = ([name, text]: readonly [string, string]): readonly DearRequest[] => {
  const encoded = encodeURIComponent(text);
  const written = (i: number) => JSON.stringify(`${i}${text}`.slice(0, MAX_TEXT));
  const graph = (what: string, query: string) => post(`${what}: ${name}`, "/graphql", { query });
  return [
    post(`25 brought places: ${name}`, "/api/places/match", { items: itemsOf(text, false) }),
    post(`25 brought places with points: ${name}`, "/api/places/match", { items: itemsOf(text, true) }),
    get(`suggestions: ${name}`, `/api/search/suggest?q=${encoded}`),
    get(`addresses: ${name}`, `/api/geocode/suggest?q=${encoded}`),
    get(`geocoding: ${name}`, `/api/geocode/json?address=${encoded}`),
    get(`list: ${name}`, `/api/places?facets=true&search=${encoded}`),
    get(`page: ${name}`, `/?search=${encoded}`),
    graph(
      "4 suggestions",
      repeat(4, (i) => `s${i}: searchSuggestions(typed: ${written(i)}, now: "2026-11-22T15:3${i}") { total }`),
    ),
    graph(
      "4 suggestions of addresses",
      repeat(4, (i) => `s${i}: addressSuggestions(typed: ${written(i)}) { text }`),
    ),
    graph(
      "9 lists",
      repeat(9, (i) => `p${i}: places(filters: { search: ${written(i)} }) { pagination { total } }`),
    ),
  ];
};

/** Ids of curated places. */
const DETAILED = ["septime", "allard", "afaria", "le-baratin"];

const AT = "latitude=48.85&longitude=2.35";

export const DEAR_REQUESTS: readonly DearRequest[] = [
  ...Object.entries(DEAR_TEXTS).flatMap(withText),
  post("25 brought addresses", "/api/places/match", { items: addressItems() }),
  get("the pack", "/api/places/pack"),
  { what: "the head of the pack", method: "HEAD", path: "/api/places/pack", body: null },
  get("all pins", `/api/pins?${AT}&maxMinutes=120`),
  post("pins within a travel time", "/graphql", {
    query: "{ pins(origin: { latitude: 48.85, longitude: 2.35 }, filters: { maxMinutes: 120 }) }",
  }),
  post("4 lists at different moments", "/graphql", {
    query: repeat(
      4,
      (i) => `p${i}: places(limit: 1, filters: { hours: { at: "2026-11-2${i}T15:30" } }) { pagination { total } }`,
    ),
  }),
  post("9 lists by travel time", "/graphql", {
    query: repeat(
      9,
      (i) =>
        `p${i}: places(sortBy: TRAVEL_TIME, origin: { latitude: 48.8${i}, longitude: 2.35 }, filters: { maxMinutes: 115 }) { pagination { total } }`,
    ),
  }),
  post("4 lists of ids within a travel time", "/graphql", {
    query: repeat(4, (i) => `p${i}: placesByTravelTime(origin: { latitude: 48.8${i}, longitude: 2.35 })`),
  }),
];

/**
 * Requests whose first response takes the longest, because later ones are kept. What they make for all callers may take
 * longer in total, in short slices.
 */
export const DEAR_FIRST: readonly DearRequest[] = [
  get("the sitemap", "/sitemap.xml"),
  get("the pack", "/api/places/pack"),
  post("4 places with related and nearby places", "/graphql", {
    query: repeat(
      4,
      (i) => `p${i}: place(id: "${DETAILED[i]}") { related { id name types } nearby { id name types } }`,
    ),
  }),
];

/** Exports, which may take longer, in short slices. */
export const DEAR_EXPORTS: readonly DearRequest[] = ["geojson", "csv", "kml", "gpx"].map((format) =>
  get(`export as ${format}`, `/api/places/export?format=${format}`),
);
