import type { FilterCategory } from "./filter-categories.ts";

interface CategoryDocs {
  /** A value, used in examples. */
  readonly example: string;
  /** A text that explains what the values are. */
  readonly values: string;
  /** A text that explains the order of the counts. */
  readonly counts: string;
  /** The description of the values that a view saves, and of their effect in the tab of the view. */
  readonly inViews: string;
  /** The description of the REST parameter of the values; null when the name of the parameter is enough. */
  readonly parameter: string | null;
  /** The description of the REST parameter that joins the category to those before; null for the first category. */
  readonly join: string | null;
}

/** Texts about each category in the documentation of the REST API and of the graph. */
export const CATEGORY_DOCS: Readonly<Record<FilterCategory, CategoryDocs>> = {
  types: {
    example: "Bar",
    values: "Types of places: `Bar`, `Museum`.",
    counts: "Sorted in the preferred order of types.",
    inViews: "Types of places. A place needs only one of them.",
    parameter: null,
    join: null,
  },
  tags: {
    example: "Terrace",
    values: "Tags of places: `Terrace`, `Quiet`.",
    counts: "Sorted by name.",
    inViews: "Tags that the view saves. The tab of the view does not filter by them.",
    parameter: null,
    join: "How tags combine with types.",
  },
  arrondissements: {
    example: "75011",
    values: "Codes of arrondissements: `75011`.",
    counts: "Sorted by code.",
    inViews: "Codes of arrondissements: `75011`. A place needs to be in only one of them.",
    parameter: "Codes, `75011`; also `11` or `11e`.",
    join: "How arrondissements combine with the categories before them.",
  },
  neighbourhoods: {
    example: "Le Marais",
    values: "Names of neighbourhoods, `Le Marais`. Their borders are not official, and they overlap.",
    counts: "Sorted by name.",
    inViews: "Views do not save neighbourhoods.",
    parameter: "Names of neighbourhoods, `Le Marais`.",
    join: "How neighbourhoods combine with the categories before them.",
  },
};
