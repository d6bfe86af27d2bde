import { Hono } from "hono";
import { tagCategories } from "../../../ui/src/fixtures/tag-categories.ts";
import type { ListedPlaces } from "./listed-places.ts";

/** The calls of §7 that list the values of the filters. */
export function filterOptionsCalls({ index }: ListedPlaces): Hono {
  const app = new Hono();
  app.get("/filters/types", (context) =>
    context.json({ data: index.values("types").map(({ value, count }) => ({ type: value, count })) }),
  );
  app.get("/filters/arrondissements", (context) =>
    context.json({
      data: index.values("arrondissements").map(({ value, count }) => ({ arrondissement: value, count })),
    }),
  );
  app.get("/filters/tags", (context) => {
    const used = new Set(index.values("tags").map(({ value }) => value));
    const groups = Object.entries(tagCategories).map(([name, tags]) => [name, tags.filter((tag) => used.has(tag))]);
    return context.json(Object.fromEntries(groups.filter(([, tags]) => tags?.length !== 0)));
  });
  return app;
}
