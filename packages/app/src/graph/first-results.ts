/** The results that the page includes, by the key of their request. */
export type FirstResults = Readonly<Record<string, unknown>>;

/** Parses the results in the page. Returns an empty object if they are missing or invalid. */
export function readFirstResults(page: Pick<Document, "getElementById">): FirstResults {
  try {
    const results: unknown = JSON.parse(page.getElementById("first-results")?.textContent ?? "{}");
    return typeof results === "object" && results !== null ? { ...results } : {};
  } catch {
    return {};
  }
}
