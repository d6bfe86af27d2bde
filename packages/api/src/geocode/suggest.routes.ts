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
  summary: "Suggestions for the beginning of an address",
  description:
    "For a field in which a person types: streets, house numbers if `q` has a number, stations, squares, quarters, " +
    "sights and places whose names match `q`; at most eight, the most likely first, none outside of Paris. Look up a " +
    "complete address with `/geocode/json`.",
  request: { query: SuggestQuery },
  responses: {
    200: { description: "The suggestions; an empty list if nothing matches", content: json(SuggestionsBody) },
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
