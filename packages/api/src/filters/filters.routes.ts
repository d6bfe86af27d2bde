import { FRESHNESS_MS } from "@flaneur/domain";
import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import type { Db } from "../db/database.ts";
import { json, noQuery } from "../http/contents.ts";
import { commonFailures } from "../http/errors.ts";
import { allCurated } from "../places/all-curated.ts";
import type { PlaceSearch } from "../places/place-search.ts";
import { arrondissementOptions, tagOptions, typeOptions } from "./filter-options.ts";

const count = z.number().int();

const FRESH = { "Cache-Control": `public, max-age=${FRESHNESS_MS.filterOptions / 1000}` };
const FRESH_HEADERS = {
  "Cache-Control": { description: "How long the values are fresh (§9)", schema: { type: "string" } },
} as const;

const option = (path: string, summary: string, schema: z.ZodType) =>
  createRoute({
    method: "get",
    path,
    tags: ["Filters"],
    summary,
    request: { query: noQuery },
    responses: {
      200: { description: summary, headers: FRESH_HEADERS, content: json(schema) },
      ...commonFailures,
    },
  });

const TypesBody = z
  .object({
    data: z.array(z.object({ type: z.string(), count })),
    allCurated: z.boolean().openapi({ description: "Whether every listed place is curated, and none is imported." }),
  })
  .openapi("Types", { example: { data: [{ type: "Bar", count: 53 }], allCurated: true } });
const TagsBody = z
  .record(z.string(), z.array(z.string()))
  .openapi("Tags", { example: { Setting: ["Terrace", "Garden"] } });
const ArrondissementsBody = z
  .object({ data: z.array(z.object({ arrondissement: z.string(), count })) })
  .openapi("Arrondissements", { example: { data: [{ arrondissement: "75011", count: 44 }] } });

const types = option("/filters/types", "The types of all listed places", TypesBody);
const tags = option("/filters/tags", "The tags of all listed places, by category", TagsBody);
const arrondissements = option(
  "/filters/arrondissements",
  "The arrondissements of all listed places",
  ArrondissementsBody,
);

export function filterRoutes(app: OpenAPIHono, db: Db, search: PlaceSearch): void {
  app.openapi(types, async (context) => {
    const data = (await typeOptions(search)).map(({ value, count }) => ({ type: value, count }));
    return context.json({ data, allCurated: await allCurated(db) }, 200, FRESH);
  });
  app.openapi(tags, async (context) => context.json(await tagOptions(db, search), 200, FRESH));
  app.openapi(arrondissements, async (context) => {
    const data = (await arrondissementOptions(search)).map(({ value, count }) => ({ arrondissement: value, count }));
    return context.json({ data }, 200, FRESH);
  });
}
