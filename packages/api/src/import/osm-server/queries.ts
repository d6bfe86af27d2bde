import type { OsmKind } from "./kinds.ts";

/** Seconds for which the server may work on a query. */
const SERVER_SECONDS = 180;
/** The area of the municipality of Paris: its relation, 7444, plus 3,600,000,000. */
const PARIS_AREA = 3_600_007_444;

const HEAD = `[out:json][timeout:${SERVER_SECONDS}];`;
/** Nodes with their position, ways and relations with that of their centre. */
const OUT = "out center qt;";

/** The query for all named elements of a kind in Paris. A value may be one of several: `cafe;bar`. */
export function kindQuery({ selectors }: OsmKind): string {
  const parts = selectors.map(
    ([key, values]) => `nwr["${key}"~"(^|;) ?(${values.join("|")})(;|$)"]["name"](area.paris);`,
  );
  return `${HEAD}area(${PARIS_AREA})->.paris;(${parts.join("")});${OUT}`;
}

const ELEMENTS = ["node", "way", "relation"] as const;

/** The query for elements by their ids: `node/1`. The response lacks those that OpenStreetMap has deleted. */
export function elementsQuery(ids: readonly string[]): string {
  const parts = ELEMENTS.flatMap((element) => {
    const numbers = ids.flatMap((id) => new RegExp(`^${element}/(\\d{1,15})$`).exec(id)?.[1] ?? []);
    return numbers.length === 0 ? [] : [`${element}(id:${numbers.join(",")});`];
  });
  return `${HEAD}(${parts.join("")});${OUT}`;
}
