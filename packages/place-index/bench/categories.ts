import type { FilterCategory } from "@flaneur/domain";

/** What every engine is asked for. A category that the product gets later is compared once all of them have it. */
export const CATEGORIES = ["types", "tags", "arrondissements"] as const satisfies readonly FilterCategory[];
export type Category = (typeof CATEGORIES)[number];

export const mapCategories = <Result>(map: (category: Category) => Result): Readonly<Record<Category, Result>> => ({
  types: map("types"),
  tags: map("tags"),
  arrondissements: map("arrondissements"),
});
