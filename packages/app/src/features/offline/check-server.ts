import { INITIAL_FILTERS, parisTime } from "@flaneur/domain";
import { fetchResult } from "../../graph/fetch-result.ts";
import { graphRequest } from "../../graph/graph-request.ts";
import { lastListing } from "../../offline/pocket-answers.ts";
import { listingVariables } from "../../places/listing.ts";
import { PlacesQuery } from "../../places/places.graphql.ts";

/**
 * Requests a list from the server: the last list that came from the device, or else the list of all places. Throws if
 * the request fails, or if the response is not a result of the graph or has errors.
 */
export async function checkServer(plain: typeof fetch): Promise<void> {
  const all = () =>
    JSON.stringify(graphRequest(PlacesQuery, listingVariables(INITIAL_FILTERS, parisTime(Date.now()))).body);
  const response = await fetchResult(plain)("/graphql", {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/graphql-response+json, application/json" },
    body: lastListing() ?? all(),
  });
  const { errors } = await response.json();
  if (Array.isArray(errors) && errors.length > 0) throw new Error("The server returned errors instead of a list.");
}
