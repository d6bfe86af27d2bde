import { getTravelTimeRanges, listPlacesWithin, updateTravelTime } from "@flaneur/contract";
import { type Origin, originToParameters, TRAVEL_LIMITS } from "@flaneur/domain";
import { DEAR_CALL, UPSTREAM_CALL } from "../limits/field-costs.ts";
import { orProblem } from "../problems.ts";
import { badUserInput } from "./bad-user-input.ts";
import { builder } from "./builder.ts";
import { TransportModeEnum } from "./enums.ts";
import { OriginInput, originFrom } from "./place-inputs.ts";

const locationOf = ({ from, mode }: Origin) => ({ ...from, transportMode: mode });

builder.objectType("TravelTimeReach", {
  description: "A maximum travel time, with the number of places within it.",
  fields: (t) => ({
    minutes: t.exposeInt("minutes", { description: "The maximum travel time in minutes." }),
    count: t.exposeInt("count", {
      description: "The number of places within this travel time; other filters are ignored.",
    }),
  }),
});

builder.objectType("TravelTimeRanges", {
  description: "The maximum travel times that can be selected, in minutes.",
  fields: (t) => ({
    min: t.exposeInt("min", { description: "The shortest choice." }),
    max: t.exposeInt("max", { description: "The longest choice." }),
    step: t.exposeInt("step", { description: "The difference between two neighbouring choices." }),
    default: t.exposeInt("default", { description: "The initial value of the slider." }),
    ranges: t.field({
      type: ["Int"],
      description: "All choices, shortest first.",
      resolve: ({ ranges }) => [...ranges],
    }),
    transportModes: t.field({
      type: [TransportModeEnum],
      description: "All modes of transport.",
      resolve: ({ transportModes }) => [...transportModes],
    }),
    // POST /travel-time/update
    reach: t.field({
      type: ["TravelTimeReach"],
      nullable: true,
      complexity: UPSTREAM_CALL,
      description: "The number of places within each choice; null without an origin.",
      resolve: async ({ origin }, _, { rest }) =>
        origin && (await rest.lookUp(updateTravelTime, { body: locationOf(origin) })).ranges,
    }),
  }),
});

builder.objectType("TravelTimeUpdated", {
  description: "Travel times from a new location, which is not stored.",
  fields: (t) => ({
    reach: t.field({
      type: ["TravelTimeReach"],
      description: "The number of places within each step of the slider.",
      resolve: ({ reach }) => [...reach],
    }),
  }),
});

const UpdateTravelTimeResult = builder.unionType("UpdateTravelTimeResult", {
  description: "The numbers of places within reach, or the reason why they were not computed.",
  types: ["TravelTimeUpdated", "ValidationFailed"],
  resolveType: ({ __typename }) => __typename,
});

const { min, max, default: standard } = TRAVEL_LIMITS;

builder.queryFields((t) => ({
  travelTimeRanges: t.field({
    type: "TravelTimeRanges",
    complexity: UPSTREAM_CALL,
    description: "The maximum travel times that can be selected.",
    args: {
      origin: t.arg({
        type: OriginInput,
        description: "The place that the travel times of `reach` are measured from, and the mode of transport.",
      }),
    },
    // GET /filters/travel-time-ranges
    resolve: async (_, { origin }, { rest }) => ({
      ...(await rest.call(getTravelTimeRanges, {})),
      origin: origin ? originFrom(origin) : null,
    }),
  }),
  placesByTravelTime: t.field({
    type: ["ID"],
    // The list may have the id of every place.
    complexity: DEAR_CALL,
    description: "The ids of the places within a travel time, nearest first.",
    args: {
      origin: t.arg({
        type: OriginInput,
        required: true,
        description: "The place that travel times are measured from, and the mode of transport.",
      }),
      maxMinutes: t.arg.int({ defaultValue: standard, description: `From ${min} to ${max}.` }),
    },
    // GET /filters/by-travel-time
    resolve: async (_, { origin, maxMinutes }, { rest }) => {
      const minutes = maxMinutes ?? standard;
      if (minutes < min || minutes > max) throw badUserInput(`maxMinutes must be a whole number from ${min} to ${max}`);
      const query = { ...originToParameters(originFrom(origin)), maxMinutes: minutes };
      return (await rest.call(listPlacesWithin, { query })).placeIds;
    },
  }),
}));

builder.mutationFields((t) => ({
  updateTravelTime: t.field({
    type: UpdateTravelTimeResult,
    complexity: UPSTREAM_CALL,
    description: "Computes the travel times from a new location, which is not stored.",
    args: {
      origin: t.arg({ type: OriginInput, required: true, description: "The location and the mode of transport." }),
    },
    // POST /travel-time/update
    resolve: (_, { origin }, { rest }) =>
      orProblem(
        rest
          .call(updateTravelTime, { body: locationOf(originFrom(origin)) })
          .then(({ ranges }) => ({ __typename: "TravelTimeUpdated" as const, reach: ranges })),
        { 400: "ValidationFailed" },
      ),
  }),
}));
