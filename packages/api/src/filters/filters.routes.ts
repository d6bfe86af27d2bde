import { listArrondissements, listTags, listTypes } from "@flaneur/contract";
import { areAllChosen } from "@flaneur/domain";
import type { OpenAPIHono } from "@hono/zod-openapi";
import { routeOf } from "../auth/route-of.ts";
import type { Db } from "../db/database.ts";
import { FRESH } from "../http/fresh.ts";
import type { PlaceSearch } from "../places/place-search.ts";
import { arrondissementOptions, tagOptions, typeOptions } from "./filter-options.ts";

export function filterRoutes(app: OpenAPIHono, db: Db, search: PlaceSearch): void {
  app.openapi(routeOf(listTypes), async (context) => {
    const data = (await typeOptions(search)).map(({ value, count }) => ({ type: value, count }));
    const counts = await search.counts();
    return context.json({ data, allCurated: areAllChosen(counts), counts }, 200, FRESH);
  });
  app.openapi(routeOf(listTags), async (context) => context.json(await tagOptions(db, search), 200, FRESH));
  app.openapi(routeOf(listArrondissements), async (context) => {
    const data = (await arrondissementOptions(search)).map(({ value, count }) => ({ arrondissement: value, count }));
    return context.json({ data }, 200, FRESH);
  });
}
