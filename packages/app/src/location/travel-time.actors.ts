import { type Coordinates, TRANSPORT_MODE_NAMES, type TransportMode } from "@flaneur/domain";
import { fromPromise } from "xstate";
import { dataOf, type GraphCall } from "../graph/graph-call.ts";
import { resultOf } from "../graph/problem.ts";
import { UpdateTravelTimeMutation } from "./travel-time.graphql.ts";

/**
 * The actor `updateTravelTime` of the location dialog. Fails with Refused or CallFailed.
 * @param mode Returns the mode of transport. Called for each request.
 */
export const updateTravelTimeActor = (call: GraphCall, mode: () => TransportMode) =>
  fromPromise<void, { readonly coordinates: Coordinates }>(async ({ input: { coordinates } }) => {
    const origin = { ...coordinates, mode: TRANSPORT_MODE_NAMES[mode()] };
    resultOf(dataOf(await call(UpdateTravelTimeMutation, { origin })).updateTravelTime);
  });
