import { TRAVEL_LIMITS } from "@flaneur/domain";
import { EVERY_VALUE, UPSTREAM_CALL } from "../limits/field-costs.ts";
import { orProblem, validationFailed } from "../problems.ts";
import { badUserInput } from "./bad-user-input.ts";
import { builder } from "./builder.ts";
import { TransportModeEnum } from "./enums.ts";
import { OriginInput, originFrom } from "./place-inputs.ts";

builder.objectType("TravelTimeReach", {
  description: "A step of the slider, and how far it leads.",
  fields: (t) => ({
    minutes: t.exposeInt("minutes", { description: "The longest way one would go." }),
    count: t.exposeInt("count", { description: "How many places are within these minutes, whatever else they are." }),
  }),
});

builder.objectType("TravelTimeRanges", {
  description: "What one can choose as the longest travel time, in minutes.",
  fields: (t) => ({
    min: t.exposeInt("min", { description: "The shortest." }),
    max: t.exposeInt("max", { description: "The longest." }),
    step: t.exposeInt("step", { description: "From one choice to the next." }),
    default: t.exposeInt("default", { description: "Where the slider stands before anything is chosen." }),
    ranges: t.field({
      type: ["Int"],
      description: "Every choice, the shortest first.",
      resolve: ({ ranges }) => [...ranges],
    }),
    transportModes: t.field({
      type: [TransportModeEnum],
      description: "How one can travel.",
      resolve: ({ transportModes }) => [...transportModes],
    }),
    // POST /travel-time/update
    reach: t.field({
      type: ["TravelTimeReach"],
      nullable: true,
      complexity: UPSTREAM_CALL,
      description: "How many places each choice reaches; null without an origin.",
      resolve: async ({ origin }, _, { travel }) => (origin === null ? null : [...(await travel.reach(origin))]),
    }),
  }),
});

builder.objectType("TravelTimeUpdated", {
  description: "The travel times from a new location are known. The location is not stored.",
  fields: (t) => ({
    reach: t.field({
      type: ["TravelTimeReach"],
      description: "How many places each step of the slider reaches from there.",
      resolve: ({ reach }) => [...reach],
    }),
  }),
});

const UpdateTravelTimeResult = builder.unionType("UpdateTravelTimeResult", {
  description: "What can be reached, or why that is not known.",
  types: ["TravelTimeUpdated", "ValidationFailed"],
  resolveType: ({ __typename }) => __typename,
});

const { min, max, default: standard } = TRAVEL_LIMITS;

builder.queryFields((t) => ({
  travelTimeRanges: t.field({
    type: "TravelTimeRanges",
    complexity: UPSTREAM_CALL,
    description: "What one can choose as the longest travel time.",
    args: { origin: t.arg({ type: OriginInput, description: "Where `reach` is counted from." }) },
    // GET /filters/travel-time-ranges
    resolve: async (_, { origin }, { travel }) => ({
      ...(await travel.ranges()),
      origin: origin ? originFrom(origin) : null,
    }),
  }),
  placesByTravelTime: t.field({
    type: ["ID"],
    complexity: { ...UPSTREAM_CALL, multiplier: EVERY_VALUE.multiplier },
    description: "The ids of the places within reach, nearest first.",
    args: {
      origin: t.arg({ type: OriginInput, required: true, description: "Where the journey starts." }),
      maxMinutes: t.arg.int({ defaultValue: standard, description: `From ${min} to ${max}.` }),
    },
    // GET /filters/by-travel-time
    resolve: async (_, { origin, maxMinutes }, { travel }) => {
      const minutes = maxMinutes ?? standard;
      if (minutes < min || minutes > max) throw badUserInput(`maxMinutes must be a whole number from ${min} to ${max}`);
      return [...(await travel.placeIds(originFrom(origin), minutes))];
    },
  }),
}));

builder.mutationFields((t) => ({
  updateTravelTime: t.field({
    type: UpdateTravelTimeResult,
    complexity: UPSTREAM_CALL,
    description: "Computes the travel times from a new location, which is not stored.",
    args: { origin: t.arg({ type: OriginInput, required: true, description: "The location, and how one travels." }) },
    // POST /travel-time/update
    resolve: (_, { origin }, { travel }) =>
      orProblem(
        travel.update(originFrom(origin)).then((reach) => ({ __typename: "TravelTimeUpdated" as const, reach })),
        { 400: validationFailed },
      ),
  }),
}));
