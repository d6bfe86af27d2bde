import type { SSRData } from "urql";

/** Results that came with the page, by the key of their query; none where the page brought none, or damaged ones. */
export function readFirstResults(page: Pick<Document, "getElementById">): SSRData {
  try {
    return JSON.parse(page.getElementById("first-results")?.textContent ?? "{}") as SSRData;
  } catch {
    return {};
  }
}
