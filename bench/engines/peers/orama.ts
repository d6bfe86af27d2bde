import {
  type CategoryFilter,
  isActive,
  type PlaceFilters,
  type PlaceSort,
  searchNeedle,
  TRANSIT_KM_PER_HOUR,
  TRANSIT_OVERHEAD_MINUTES,
  type TravelFilter,
  WALKING_KM_PER_HOUR,
} from "@flaneur/domain";
import { z } from "zod";
import { CATEGORIES, type Category, mapCategories } from "../categories.ts";
import { addEverywhere } from "../compiled-filters.ts";
import { createValues, isListed } from "../listed-places.ts";
import type { OpenPeer } from "../peer.ts";
import { loadPeer } from "./load.ts";

/** A condition in Orama's syntax. */
type Where = Readonly<Record<string, unknown>>;
const FIELDS = { types: "types", tags: "tags", arrondissements: "arrondissement" } as const;

interface Parameters {
  readonly term?: string;
  readonly threshold?: number;
  readonly where?: Where;
  readonly facets?: Readonly<Record<string, object>>;
  readonly sortBy?: { readonly property: string; readonly order: "ASC" | "DESC" };
  readonly limit?: number;
  readonly offset?: number;
  readonly preflight?: boolean;
}
interface Found {
  readonly count: number;
  readonly hits?: readonly { readonly id: string }[];
  readonly facets?: Readonly<Record<string, { readonly values: Readonly<Record<string, number>> }>>;
}
interface Orama {
  create(options: { readonly schema: object; readonly sort: object }): unknown;
  insertMultiple(db: unknown, documents: readonly object[]): Promise<unknown>;
  search(db: unknown, parameters: Parameters): Promise<Found> | Found;
}
const isFunction = (value: unknown): boolean => typeof value === "function";
const Module = z.object({
  create: z.custom<Orama["create"]>(isFunction),
  insertMultiple: z.custom<Orama["insertMultiple"]>(isFunction),
  search: z.custom<Orama["search"]>(isFunction),
});

/** A condition on the categories. All places meet `everything`, none meets `nothing`. */
type Condition = Where | "everything" | "nothing";

const and = (left: Condition, right: Condition): Condition => {
  if (left === "nothing" || right === "nothing") return "nothing";
  if (left === "everything") return right;
  return right === "everything" ? left : { and: [left, right] };
};
const or = (left: Condition, right: Condition): Condition => {
  if (left === "everything" || right === "everything") return "everything";
  if (left === "nothing") return right;
  return right === "nothing" ? left : { or: [left, right] };
};

const hasAny = (category: Category, values: readonly string[]): Where => ({
  [FIELDS[category]]: category === "arrondissements" ? { in: values } : { containsAny: values },
});

function meets(category: Category, { include, exclude }: CategoryFilter): Condition {
  const included = include.length === 0 ? "everything" : hasAny(category, include);
  return and(included, exclude.length === 0 ? "everything" : { not: hasAny(category, exclude) });
}

function combined(filters: PlaceFilters, replaced?: Category, replacement: Condition = "nothing"): Condition {
  const active = CATEGORIES.filter((category) => category === replaced || isActive(filters[category]));
  return active.reduce<Condition>((left, category, i) => {
    const here = category === replaced ? replacement : meets(category, filters[category]);
    if (i === 0) return here;
    return filters[category].join === "OR" ? or(left, here) : and(left, here);
  }, "everything");
}

/** Returns the distance, in kilometres, within which travel times round to at most the requested minutes. */
function reachKm({ maxMinutes, mode }: TravelFilter): number {
  const minutes = maxMinutes + 0.5 - (mode === "walking" ? 0 : TRANSIT_OVERHEAD_MINUTES);
  return (Math.max(0, minutes) / 60) * (mode === "walking" ? WALKING_KM_PER_HOUR : TRANSIT_KM_PER_HOUR);
}

function narrowing({ placeStatuses, travel }: PlaceFilters): Condition {
  const status: Condition = placeStatuses.length === 0 ? "everything" : { placeStatus: { in: placeStatuses } };
  if (travel === null) return status;
  const { latitude: lat, longitude: lon } = travel.from;
  const radius = { coordinates: { lat, lon }, value: reachKm(travel), unit: "km", inside: true };
  return and(status, { location: { radius } });
}

/** Orama sorts by one property. These properties sort missing values last. Ties keep the order of insertion, by id. */
const SORTS: Readonly<Record<string, Parameters["sortBy"]>> = {
  "name asc": { property: "nameKey", order: "ASC" },
  "name desc": { property: "nameKey", order: "DESC" },
  "rating desc": { property: "ratingDown", order: "ASC" },
  "arrondissement asc": { property: "postcode", order: "ASC" },
};
const sortBy = ({ field, order }: PlaceSort): Pick<Parameters, "sortBy"> => {
  const by = SORTS[`${field} ${order}`];
  if (by === undefined) throw new Error(`Orama has no property here to sort by ${field} ${order}.`);
  return { sortBy: by };
};

/**
 * Orama. It counts only the results of a query. Such counts are wrong for a category that the query filters by, so each
 * category is counted by queries of its own.
 */
export const openOrama: OpenPeer = async () => {
  const { create, insertMultiple, search } = Module.parse(await loadPeer("@orama/orama"));
  const db = create({
    schema: {
      searchText: "string",
      nameKey: "string",
      types: "enum[]",
      tags: "enum[]",
      arrondissement: "enum",
      placeStatus: "enum",
      location: "geopoint",
      ratingDown: "number",
      postcode: "number",
    },
    sort: { unsortableProperties: ["searchText"] },
  });
  const { values, see } = createValues();
  const find = async (filters: PlaceFilters, condition: Condition, more: Parameters): Promise<Found> => {
    const where = and(narrowing(filters), condition);
    if (where === "nothing") return { count: 0 };
    const term = searchNeedle(filters.search);
    return search(db, {
      ...(where === "everything" ? {} : { where: { and: [where] } }),
      // Every word of the search must occur, or a word that begins with it.
      ...(term === "" ? {} : { term, threshold: 0, properties: ["searchText"] }),
      ...more,
    });
  };

  return {
    async add(batch) {
      const listed = batch.filter(isListed);
      for (const place of listed) see(place);
      const documents = listed.map((place) => ({
        id: place.id,
        searchText: place.searchText,
        nameKey: place.nameKey,
        types: place.types,
        tags: place.tags,
        ...(place.arrondissement === null ? {} : { arrondissement: place.arrondissement }),
        placeStatus: place.placeStatus,
        ...(place.coordinates === null
          ? {}
          : { location: { lat: place.coordinates.latitude, lon: place.coordinates.longitude } }),
        ratingDown: place.rating === null ? 1 : -place.rating,
        postcode: Number(place.arrondissement ?? "99999"),
      }));
      await insertMultiple(db, documents);
    },
    finish: () => {},
    async list({ filters, sort, page, limit }) {
      const listed = await find(filters, combined(filters), { ...sortBy(sort), limit, offset: (page - 1) * limit });
      const counts = await Promise.all(
        CATEGORIES.map(async (category) => {
          const always = combined(filters, category);
          const own = meets(category, { ...filters[category], include: [] });
          const withValue = combined(filters, category, own);
          const condition = typeof always === "string" ? withValue : and(withValue, { not: always });
          const field = FIELDS[category];
          const everywhere = await find(filters, always, { preflight: true });
          const found = await find(filters, condition, { preflight: true, facets: { [field]: {} } });
          const counted = new Map(
            Object.entries(found.facets?.[field]?.values ?? {}).filter(([value]) => value !== ""),
          );
          return addEverywhere(counted, everywhere.count, values[category]);
        }),
      );
      return {
        ids: listed.hits?.map(({ id }) => id) ?? [],
        total: listed.count,
        counts: mapCategories((category) => counts[CATEGORIES.indexOf(category)] ?? new Map()),
      };
    },
  };
};
