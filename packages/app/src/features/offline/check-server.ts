import { INITIAL_FILTERS, parisTime } from "@flaneur/domain";
import { fetchResult } from "../../graph/fetch-result.ts";
import { graphRequest } from "../../graph/graph-request.ts";
import { lastListing } from "../../offline/pocket-answers.ts";
import { listingVariables } from "../../places/listing.ts";
import { PlacesQuery } from "../../places/places.graphql.ts";

/**
 * Requests the list from the server that the page shows from the device, or the list of all places if it shows none.
 * Throws if the response is not a list: another list may still have errors, but the visitor would not see it.
 */
export async function checkServer(live: typeof fetch): Promise<void> {
  const all = () =>
    JSON.stringify(graphRequest(PlacesQuery, listingVariables(INITIAL_FILTERS, parisTime(Date.now()))).body);
  const response = await fetchResult(live)("/graphql", {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/graphql-response+json, application/json" },
    body: lastListing() ?? all(),
  });
  const { errors } = await response.json();
  if (Array.isArray(errors) && errors.length > 0) throw new Error("The server returned errors instead of a list.");
}
