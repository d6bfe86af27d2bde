/** Bodies of requests that are written to cost a server much more than their sender. Each breaks at least one limit. */

const repeat = (times: number, write: (i: number) => string): string =>
  Array.from({ length: times }, (_, i) => write(i)).join(" ");

/** Fragments that each use the next one twice: read naively, 2^levels selections. */
export const doublingFragments = (levels: number, on: string, use: string, last: string): string =>
  `${use} ${repeat(levels, (i) => `fragment A${i} on ${on} { ...A${i + 1} ...A${i + 1} }`)} fragment A${levels} on ${on} { ${last} }`;

const body = (query: string, variables: unknown = {}): string => JSON.stringify({ query, variables });

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
  "3,000 nested selections": body(`${"{ places".repeat(3_000)}${" }".repeat(3_000)}`),
  "3,000 nested lists of a literal": body(
    `{ places(filters: { search: ${"[".repeat(3_000)}${"]".repeat(3_000)} }) { pagination { total } } }`,
  ),
  "3,000 directives": body(`{ places ${"@skip(if: false) ".repeat(3_000)} { pagination { total } } }`),
  "480 fields of two names": body(`{ places { ${"pagination { total } ".repeat(240)} } }`),
  "10,000 comments": body(`{ ${"#\n".repeat(10_000)} places { pagination { total } } }`),
  "20 MB of query": body(`{ ${"places ".repeat(3_000_000)} }`),
  "variables nested 3,000 deep": `{"query":"{ places { pagination { total } } }","variables":{"a":${'{"a":'.repeat(3_000)}1${"}".repeat(3_000)}}}`,
};
