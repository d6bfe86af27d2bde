import { type Coordinates, TRANSPORT_MODE_NAMES, type TransportMode } from "@flaneur/domain";
import { fromPromise } from "xstate";
import { dataOf, type GraphCall } from "../../graph/graph-call.ts";
import { UpdateTravelTimeMutation } from "./travel-time.graphql.ts";

class LocationRefused extends Error {
  override readonly name = "LocationRefused";
}

/**
 * The actor `updateTravelTime` of the location dialog. Fails with LocationRefused or CallFailed.
 * @param mode Returns the mode of transport. Called for each request.
 */
export const updateTravelTimeActor = (call: GraphCall, mode: () => TransportMode) =>
  fromPromise<void, { readonly coordinates: Coordinates }>(async ({ input: { coordinates } }) => {
    const origin = { ...coordinates, mode: TRANSPORT_MODE_NAMES[mode()] };
    const { updateTravelTime: result } = dataOf(await call(UpdateTravelTimeMutation, { origin }));
    if (result.__typename === "ValidationFailed") throw new LocationRefused(result.message);
  });
