import { listArrondissements, listTags, listTypes } from "@flaneur/contract";
import { areAllChosen, compareCodePoints, compareTypes } from "@flaneur/domain";
import type { Hono } from "hono";
import type { ListedPlaces } from "./listed-places.ts";
import { serve } from "./serve.ts";

/**
 * Serves the calls of §7 that list the values of the filters.
 * @param tagCategories The tags of each category, in the order of the vocabulary.
 */
export function serveFilterOptions(
  app: Hono,
  { index }: ListedPlaces,
  tagCategories: Readonly<Record<string, readonly string[]>>,
): void {
  serve(app, listTypes, () =>
    Response.json({
      data: index
        .values("types")
        .toSorted((a, b) => compareTypes(a.value, b.value))
        .map(({ value, count }) => ({ type: value, count })),
      allCurated: areAllChosen(index.counts),
      counts: index.counts,
    }),
  );
  serve(app, listArrondissements, () =>
    Response.json({
      data: index
        .values("arrondissements")
        .toSorted((a, b) => compareCodePoints(a.value, b.value))
        .map(({ value, count }) => ({ arrondissement: value, count })),
    }),
  );
  serve(app, listTags, () => {
    const used = new Set(index.values("tags").map(({ value }) => value));
    const groups = Object.entries(tagCategories).map(([name, tags]) => [name, tags.filter((tag) => used.has(tag))]);
    return Response.json(Object.fromEntries(groups.filter(([, tags]) => tags?.length !== 0)));
  });
}
