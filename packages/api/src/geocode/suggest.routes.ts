import { suggestAddresses } from "@flaneur/contract";
import type { OpenAPIHono } from "@hono/zod-openapi";
import { routeOf } from "../auth/route-of.ts";
import type { Db } from "../db/database.ts";
import { suggest } from "./suggest.ts";

/** Adds the call that suggests addresses during typing. */
export function suggestRoutes(app: OpenAPIHono, db: Db): void {
  app.openapi(routeOf(suggestAddresses), async (context) => {
    const { q } = context.req.valid("query");
    return context.json({ suggestions: await suggest(db, q) }, 200);
  });
}
