import type { FacetCount, Facets, MediaItem, Pagination } from "@flaneur/domain";
import SchemaBuilder from "@pothos/core";
import ComplexityPlugin from "@pothos/plugin-complexity";
import type { GraphContext } from "../context.ts";
import type { TagCategory } from "../rest/filter-options.ts";
import type { GraphPlace, PlaceDetail, PlaceList } from "../rest/places.ts";

export interface SchemaTypes {
  Context: GraphContext;
  DefaultFieldNullability: false;
  Objects: {
    Place: GraphPlace;
    PlaceDetail: PlaceDetail;
    PlaceList: PlaceList;
    Pagination: Pagination;
    Facets: Facets;
    FacetCount: FacetCount;
    Media: MediaItem;
    FilterOptions: Record<string, never>;
    TagCategory: TagCategory;
    Coordinates: { latitude: number; longitude: number };
  };
}

export const builder = new SchemaBuilder<SchemaTypes>({
  plugins: [ComplexityPlugin],
  defaultFieldNullability: false,
});
