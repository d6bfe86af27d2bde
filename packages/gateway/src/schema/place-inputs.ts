import {
  CATEGORY_DOCS,
  type CategoryFilter,
  DEFAULT_NEAR_MINUTES,
  FILTER_CATEGORIES,
  type HoursFilter,
  MAX_NEAR_MINUTES,
  mapCategories,
  type Origin,
  type PlaceFilters,
  parseNear,
  parseParisTime,
} from "@flaneur/domain";
import { badUserInput } from "./bad-user-input.ts";
import { builder } from "./builder.ts";
import { BetweenOperatorEnum, HoursStateEnum, PlaceStatusEnum, TransportModeEnum } from "./enums.ts";

const CategoryFilterInput = builder.inputType("CategoryFilterInput", {
  description: "Selects places with any of `include` (every place if it is empty) and none of `exclude`.",
  fields: (t) => ({
    include: t.stringList({ defaultValue: [], description: "A place must have at least one of these values." }),
    exclude: t.stringList({ defaultValue: [], description: "A place must have none of these values." }),
    join: t.field({
      type: BetweenOperatorEnum,
      defaultValue: "AND",
      description: `The operator before this category. Active categories combine in the order ${FILTER_CATEGORIES.join(", ")}.`,
    }),
  }),
});

const AreaInput = builder.inputType("AreaInput", {
  description: "An area of the map, in decimal degrees. It does not cross the 180th meridian.",
  fields: (t) => ({
    west: t.float({ required: true, description: "The lowest longitude." }),
    south: t.float({ required: true, description: "The lowest latitude." }),
    east: t.float({ required: true, description: "The highest longitude." }),
    north: t.float({ required: true, description: "The highest latitude." }),
  }),
});

const HoursFilterInput = builder.inputType("HoursFilterInput", {
  description: "Selects places by their opening hours at a given time.",
  fields: (t) => ({
    at: t.string({ required: true, description: "A minute in Paris local time, such as `2026-11-22T15:30`." }),
    states: t.field({
      type: [HoursStateEnum],
      defaultValue: [],
      description:
        "Selects places in any of these states. If empty, all places are selected, and each state is counted.",
    }),
  }),
});

export const PlaceFiltersInput = builder.inputType("PlaceFiltersInput", {
  description:
    "Selects the places of a list. Categories are combined from left to right; the other filters must all match.",
  fields: (t) => ({
    ...mapCategories((category) => t.field({ type: CategoryFilterInput, description: CATEGORY_DOCS[category].values })),
    wishes: t.stringList({
      defaultValue: [],
      description: "Tags that a place must have, all of them. Other tags are those of `tags`, of which one is enough.",
    }),
    placeStatuses: t.field({
      type: [PlaceStatusEnum],
      defaultValue: [],
      description: "Any of these; every status if empty. Permanently closed places are never listed.",
    }),
    search: t.string({
      defaultValue: "",
      description: "Part of a name or an address; case, accents and ligatures are ignored.",
    }),
    maxMinutes: t.int({ description: "The maximum travel time in minutes; requires an origin." }),
    mentions: t.string({
      defaultValue: "",
      description: "Only places whose names or description have all of these words.",
    }),
    chosenOnly: t.boolean({ defaultValue: false, description: "Only chosen places: see `Place.isChosen`." }),
    near: t.string({
      description:
        "Only places near the station with this name, or near a point with a name: `27 Rue de Rivoli@48.85553,2.35853`.",
    }),
    nearMinutes: t.int({
      description: `The longest walk from \`near\`, from 1 to ${MAX_NEAR_MINUTES} minutes; ${DEFAULT_NEAR_MINUTES} if it is absent.`,
    }),
    area: t.field({ type: AreaInput, description: "Only places in this area of the map." }),
    hours: t.field({
      type: HoursFilterInput,
      description: "Only places in these states of opening hours at a given time.",
    }),
  }),
});

export const OriginInput = builder.inputType("OriginInput", {
  description: "The start of a journey and the mode of transport.",
  fields: (t) => ({
    latitude: t.float({ required: true, description: "Decimal degrees, from -90 to 90." }),
    longitude: t.float({ required: true, description: "Decimal degrees, from -180 to 180." }),
    mode: t.field({ type: TransportModeEnum, defaultValue: "transit", description: "The mode of transport." }),
  }),
});

type CategoryFilterValue = typeof CategoryFilterInput.$inferInput;
const categoryFilter = ({ include, exclude, join }: CategoryFilterValue): CategoryFilter => ({
  include: include ?? [],
  exclude: exclude ?? [],
  join: join ?? "AND",
});

function hoursFilter({ at: text, states }: typeof HoursFilterInput.$inferInput): HoursFilter {
  const at = parseParisTime(text);
  if (at === null)
    throw badUserInput("The moment of opening hours (at) must be a date and time such as 2026-11-22T15:30.");
  return { at, states: states ?? [] };
}

function nearMinutes(minutes: number | null | undefined): number {
  if (minutes == null) return DEFAULT_NEAR_MINUTES;
  if (minutes >= 1 && minutes <= MAX_NEAR_MINUTES) return minutes;
  throw badUserInput(`nearMinutes must be from 1 to ${MAX_NEAR_MINUTES}.`);
}

/**
 * Converts the input to filters. @throws GraphQLError for a travel time without an origin, and for an invalid moment.
 */
export function placeFilters(input: typeof PlaceFiltersInput.$inferInput, origin: Origin | null): PlaceFilters {
  const { maxMinutes = null } = input;
  if (maxMinutes !== null && origin === null) throw badUserInput("A travel time (maxMinutes) needs an origin.");
  return {
    ...mapCategories((category) => categoryFilter(input[category] ?? {})),
    wishes: input.wishes ?? [],
    placeStatuses: input.placeStatuses ?? [],
    search: input.search ?? "",
    travel: origin === null || maxMinutes === null ? null : { ...origin, maxMinutes },
    mentions: input.mentions ?? "",
    chosenOnly: input.chosenOnly ?? false,
    near: input.near == null ? null : parseNear(input.near, nearMinutes(input.nearMinutes)),
    area: input.area ?? null,
    hours: input.hours ? hoursFilter(input.hours) : null,
  };
}

type OriginValue = typeof OriginInput.$inferInput;

/** Converts the input to an origin. @throws GraphQLError for coordinates out of range, with the REST API's message. */
export function originFrom({ latitude, longitude, mode }: OriginValue): Origin {
  for (const [name, degrees, limit] of [["latitude", latitude, 90] as const, ["longitude", longitude, 180] as const]) {
    if (Math.abs(degrees) > limit) throw badUserInput(`${name} must be a number of degrees from -${limit} to ${limit}`);
  }
  return { from: { latitude, longitude }, mode: mode ?? "transit" };
}
export const originOf = (input: OriginValue | null | undefined): Origin | null => (input ? originFrom(input) : null);
