import type { FilterCategory } from "@flaneur/domain";

interface CategoryDescription {
  /** In `PlaceFiltersInput`: what the values are. */
  readonly values: string;
  /** In `Facets`: how the counts are ordered. */
  readonly counts: string;
}

/** What the graph's documentation says of each category. */
export const CATEGORY_DESCRIPTIONS: Readonly<Record<FilterCategory, CategoryDescription>> = {
  types: { values: "What a place is: `Bar`, `Museum`.", counts: "In the preferred order." },
  tags: { values: "What is said of a place: `Terrace`, `Quiet`.", counts: "By name." },
  arrondissements: { values: "Codes, `75011`.", counts: "By code." },
};
