import { type CategoryFilter, FILTER_CATEGORIES, mapCategories, type Origin, type PlaceFilters } from "@flaneur/domain";
import { badUserInput } from "./bad-user-input.ts";
import { builder } from "./builder.ts";
import { CATEGORY_DESCRIPTIONS } from "./category-descriptions.ts";
import { BetweenOperatorEnum, PlaceStatusEnum, TransportModeEnum } from "./enums.ts";

const CategoryFilterInput = builder.inputType("CategoryFilterInput", {
  description: "Any of `include` (all, when empty) and none of `exclude`.",
  fields: (t) => ({
    include: t.stringList({ defaultValue: [], description: "Values of which a place must have at least one." }),
    exclude: t.stringList({ defaultValue: [], description: "Values of which a place must have none." }),
    join: t.field({
      type: BetweenOperatorEnum,
      defaultValue: "AND",
      description: `How the category joins the active ones before it, in the order ${FILTER_CATEGORIES.join(", ")}.`,
    }),
  }),
});

const AreaInput = builder.inputType("AreaInput", {
  description: "A part of the map, in decimal degrees. It does not cross the 180th meridian.",
  fields: (t) => ({
    west: t.float({ required: true, description: "The smallest longitude." }),
    south: t.float({ required: true, description: "The smallest latitude." }),
    east: t.float({ required: true, description: "The greatest longitude." }),
    north: t.float({ required: true, description: "The greatest latitude." }),
  }),
});

export const PlaceFiltersInput = builder.inputType("PlaceFiltersInput", {
  description: "Which places a list has. The categories combine from left to right; all else narrows.",
  fields: (t) => ({
    ...mapCategories((category) =>
      t.field({ type: CategoryFilterInput, description: CATEGORY_DESCRIPTIONS[category].values }),
    ),
    placeStatuses: t.field({
      type: [PlaceStatusEnum],
      defaultValue: [],
      description: "Any of these; every status when empty. Permanently closed places are never listed.",
    }),
    search: t.string({
      defaultValue: "",
      description: "Part of a name or an address; case, accents and ligatures do not count.",
    }),
    maxMinutes: t.int({ description: "Only places this near; needs an origin." }),
    area: t.field({ type: AreaInput, description: "Only places in this part of the map." }),
  }),
});

export const OriginInput = builder.inputType("OriginInput", {
  description: "Where a journey starts, and how one travels.",
  fields: (t) => ({
    latitude: t.float({ required: true, description: "Decimal degrees, -90 to 90." }),
    longitude: t.float({ required: true, description: "Decimal degrees, -180 to 180." }),
    mode: t.field({ type: TransportModeEnum, defaultValue: "transit", description: "How one travels." }),
  }),
});

type CategoryFilterValue = typeof CategoryFilterInput.$inferInput;
const categoryFilter = ({ include, exclude, join }: CategoryFilterValue): CategoryFilter => ({
  include: include ?? [],
  exclude: exclude ?? [],
  join: join ?? "AND",
});

/** @throws GraphQLError for a travel time without an origin. */
export function placeFilters(input: typeof PlaceFiltersInput.$inferInput, origin: Origin | null): PlaceFilters {
  const { maxMinutes = null } = input;
  if (maxMinutes !== null && origin === null) throw badUserInput("A travel time (maxMinutes) needs an origin.");
  return {
    ...mapCategories((category) => categoryFilter(input[category] ?? {})),
    placeStatuses: input.placeStatuses ?? [],
    search: input.search ?? "",
    travel: origin === null || maxMinutes === null ? null : { ...origin, maxMinutes },
    area: input.area ?? null,
  };
}

export const originOf = (input: typeof OriginInput.$inferInput | null | undefined): Origin | null =>
  input ? { from: { latitude: input.latitude, longitude: input.longitude }, mode: input.mode ?? "transit" } : null;
