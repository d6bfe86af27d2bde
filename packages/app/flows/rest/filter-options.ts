import { type Facet, type FacetCount, facetCounts, NO_FILTERS, type Place } from "@flaneur/domain";
import { Hono } from "hono";
import { tagCategories } from "../../../ui/src/fixtures/tag-categories.ts";

/** The calls of §7 that list what one can filter by. */
export function filterOptionsCalls(places: readonly Place[]): Hono {
  const counted = (facet: Facet): readonly FacetCount[] => facetCounts(places, NO_FILTERS, facet);
  const app = new Hono();
  app.get("/filters/types", (context) =>
    context.json({ data: counted("types").map(({ value, count }) => ({ type: value, count })) }),
  );
  app.get("/filters/arrondissements", (context) =>
    context.json({ data: counted("arrondissements").map(({ value, count }) => ({ arrondissement: value, count })) }),
  );
  app.get("/filters/tags", (context) => {
    const used = new Set(counted("tags").map(({ value }) => value));
    const groups = Object.entries(tagCategories).map(([name, tags]) => [name, tags.filter((tag) => used.has(tag))]);
    return context.json(Object.fromEntries(groups.filter(([, tags]) => tags?.length !== 0)));
  });
  return app;
}
