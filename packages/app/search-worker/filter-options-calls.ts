import { compareCodePoints, compareTypes } from "@flaneur/domain";
import { Hono } from "hono";
import type { ListedPlaces } from "./listed-places.ts";

/**
 * Returns the routes of §7 that list the values of the filters.
 * @param tagCategories The tags of each category, in the order of the vocabulary.
 * @param allCurated Whether every place is curated, and none is imported.
 */
export function filterOptionsCalls(
  { index }: ListedPlaces,
  tagCategories: Readonly<Record<string, readonly string[]>>,
  allCurated: boolean,
): Hono {
  const app = new Hono();
  app.get("/filters/types", (context) =>
    context.json({
      data: index
        .values("types")
        .toSorted((a, b) => compareTypes(a.value, b.value))
        .map(({ value, count }) => ({ type: value, count })),
      allCurated,
    }),
  );
  app.get("/filters/arrondissements", (context) =>
    context.json({
      data: index
        .values("arrondissements")
        .toSorted((a, b) => compareCodePoints(a.value, b.value))
        .map(({ value, count }) => ({ arrondissement: value, count })),
    }),
  );
  app.get("/filters/tags", (context) => {
    const used = new Set(index.values("tags").map(({ value }) => value));
    const groups = Object.entries(tagCategories).map(([name, tags]) => [name, tags.filter((tag) => used.has(tag))]);
    return context.json(Object.fromEntries(groups.filter(([, tags]) => tags?.length !== 0)));
  });
  return app;
}
