/** Data of queries that came with the page, by the key of their request. */
export type FirstResults = Readonly<Record<string, unknown>>;

/** None where the page brought none, or damaged ones. */
export function readFirstResults(page: Pick<Document, "getElementById">): FirstResults {
  try {
    const results: unknown = JSON.parse(page.getElementById("first-results")?.textContent ?? "{}");
    return typeof results === "object" && results !== null ? { ...results } : {};
  } catch {
    return {};
  }
}
