import type { SSRData } from "urql";

/** The result of a query that the page includes. */
export interface FirstResult {
  readonly operationName: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly data: unknown;
}

/** The results that the page includes, by the key of their request. */
export type FirstResults = Readonly<Record<string, FirstResult>>;

/** Parses the results in the page. Returns an empty object if they are missing or invalid. */
export function readFirstResults(page: Pick<Document, "getElementById">): FirstResults {
  try {
    const results: unknown = JSON.parse(page.getElementById("first-results")?.textContent ?? "{}");
    return typeof results === "object" && results !== null ? { ...results } : {};
  } catch {
    return {};
  }
}

/** Returns whether the page includes the result of a query. @param names The names of operations. */
export const includesResult = (results: FirstResults, ...names: readonly string[]): boolean =>
  Object.values(results).some(({ operationName }) => names.includes(operationName));

/** Returns the results in the format of urql's exchange for results of a server. */
export const ssrData = (results: FirstResults): SSRData =>
  Object.fromEntries(Object.entries(results).map(([key, { data }]) => [key, { data: JSON.stringify(data) }]));
