import { createRoute, type OpenAPIHono } from "@hono/zod-openapi";
import type { Db } from "../db/database.ts";
import { json } from "../http/contents.ts";
import { commonFailures } from "../http/errors.ts";
import { SuggestionsBody, SuggestQuery } from "./suggest.schemas.ts";
import { suggest } from "./suggest.ts";

const suggestions = createRoute({
  method: "get",
  path: "/geocode/suggest",
  tags: ["Geocoding"],
  summary: "What may be meant by the beginning of an address",
  description:
    "For a field in which somebody types: streets, house numbers once there is a number, stations, squares, quarters, " +
    "sights and places whose name begins like `q`; at most eight, the likeliest first, none outside of Paris. What is " +
    "complete is looked up by `/geocode/json`.",
  request: { query: SuggestQuery },
  responses: {
    200: { description: "The suggestions; none where nothing begins so", content: json(SuggestionsBody) },
    ...commonFailures,
  },
});

/** Adds the call that suggests addresses during typing. */
export function suggestRoutes(app: OpenAPIHono, db: Db): void {
  app.openapi(suggestions, async (context) => {
    const { q } = context.req.valid("query");
    return context.json({ suggestions: await suggest(db, q) }, 200);
  });
}
