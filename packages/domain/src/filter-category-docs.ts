import type { FilterCategory } from "./filter-categories.ts";

interface CategoryDocs {
  /** A value, used in examples. */
  readonly example: string;
  /** A text that explains what the values are. */
  readonly values: string;
  /** A text that explains the order of the counts. */
  readonly counts: string;
  /** A text that explains which values a view saves. */
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
    values: "What a place is: `Bar`, `Museum`.",
    counts: "In the preferred order.",
    inViews: "Any of these.",
    parameter: null,
    join: null,
  },
  tags: {
    example: "Terrace",
    values: "What is said of a place: `Terrace`, `Quiet`.",
    counts: "By name.",
    inViews: "Any of these.",
    parameter: null,
    join: "How tags combine with types.",
  },
  arrondissements: {
    example: "75011",
    values: "Codes, `75011`.",
    counts: "By code.",
    inViews: "Any of these; codes, `75011`.",
    parameter: "Codes, `75011`; also `11` or `11e`.",
    join: "How arrondissements combine with the categories before them.",
  },
  neighbourhoods: {
    example: "Le Marais",
    values: "Names of neighbourhoods, `Le Marais`. Their borders are not official, and they overlap.",
    counts: "By name.",
    inViews: "Views do not save neighbourhoods.",
    parameter: "Names of neighbourhoods, `Le Marais`.",
    join: "How neighbourhoods combine with the categories before them.",
  },
};
