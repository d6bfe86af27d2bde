import {
  type Facets,
  type FilterCategory,
  MAX_PAGE_START,
  MAX_SEARCH_LENGTH,
  mapCategories,
  mapFacets,
  valuesOf,
} from "@flaneur/domain";
import { z } from "zod";
import { AnyPlace } from "./any-place.ts";
import { count } from "./numbers.ts";
import { PLACE_EXAMPLE, PlaceBody } from "./place-body.ts";

/** Returns the counts of the example place's first value in a category. */
const exampleCounts = (category: FilterCategory) =>
  valuesOf({ ...PLACE_EXAMPLE, types: [PLACE_EXAMPLE.type.primary] }, category)
    .slice(0, 1)
    .map((value) => ({ value, count: 1 }));

const FacetCounts = z.array(z.object({ value: z.string(), count: z.number().int() }));

const SearchSuggestion = z
  .object({
    search: z.string().meta({ description: "The corrected search, spelt as in the names of places." }),
    total: z.number().int().min(1).meta({ description: "How many places it finds under the same filters." }),
  })
  .meta({
    id: "SearchSuggestion",
    description: "A correction of a misspelt search. Present only if the list is empty and the search looks misspelt.",
    example: { search: "Louvre", total: 4 },
  });

export const PlacesBody = z
  .object({
    data: z.array(PlaceBody),
    pagination: z.object({
      total: z.number().int(),
      page: z.number().int(),
      limit: z.number().int(),
      pages: z.number().int(),
      next: z.string().nullable().meta({
        description: "Send it as `after`, together with the `page` that you want next; null on the last page.",
      }),
    }),
    facets: z.object(mapFacets(() => FacetCounts)).optional(),
    suggestion: SearchSuggestion.optional(),
  })
  .meta({
    id: "PlaceList",
    example: {
      data: [PLACE_EXAMPLE],
      pagination: { total: 1, page: 1, limit: 50, pages: 1, next: null },
      facets: {
        ...mapCategories(exampleCounts),
        wishes: exampleCounts("tags"),
        hours: [{ value: "open", count: 1 }],
      } satisfies Facets,
    },
  });

/** The counts of a category. The list is empty for a category that the API does not count. */
const ReadCounts = z.array(z.object({ value: z.string(), count })).default(() => []);

/** Parses one page of places. Parts that other APIs do not have may be missing. */
export const ReadPlaces = z.object({
  data: z.array(AnyPlace),
  pagination: z.object({
    total: count,
    page: z.number().int().positive(),
    limit: z.number().int().positive(),
    pages: count,
    next: z.string().max(MAX_PAGE_START).nullable().catch(null),
  }),
  facets: z.object(mapFacets(() => ReadCounts)).optional(),
  // Null if there is no suggestion, if it is unreadable, or if it finds no place.
  suggestion: z
    .object({ search: z.string().trim().min(1).max(MAX_SEARCH_LENGTH), total: z.number().int().min(1) })
    .nullable()
    .catch(null),
});
