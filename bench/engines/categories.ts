import type { FilterCategory } from "@flaneur/domain";

/**
 * The categories that all engines filter by. A new category of the product is added here once every engine supports it.
 */
export const CATEGORIES = ["types", "tags", "arrondissements"] as const satisfies readonly FilterCategory[];
export type Category = (typeof CATEGORIES)[number];

export const mapCategories = <Result>(map: (category: Category) => Result): Readonly<Record<Category, Result>> => ({
  types: map("types"),
  tags: map("tags"),
  arrondissements: map("arrondissements"),
});
