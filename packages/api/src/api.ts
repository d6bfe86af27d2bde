import type { Logger } from "@flaneur/runtime";
import { OpenAPIHono } from "@hono/zod-openapi";
import { bodyLimit } from "hono/body-limit";
import { secureHeaders } from "hono/secure-headers";
import { authRoutes } from "./auth/auth.routes.ts";
import { type AuthParts, createAuth } from "./auth/auth.ts";
import type { Db } from "./db/database.ts";
import { filterRoutes } from "./filters/filters.routes.ts";
import { type ErrorBody, errorHandler } from "./http/errors.ts";
import { validationHook } from "./http/validation.ts";
import { mediaRoutes } from "./media/media.routes.ts";
import type { PlaceMedia } from "./media/place-media.ts";
import { placesRoutes } from "./places/places.routes.ts";
import { createSqlSearch } from "./places/sql-search.ts";

const MAX_BODY_BYTES = 64 * 1024;

export interface ApiParts extends AuthParts {
  readonly db: Db;
  readonly media: PlaceMedia;
  readonly logger: Logger;
}

/** The REST API under `/api`, as a web-standard fetch handler: served over HTTP, or called in the same process. */
export function createApi({ db, media, logger, ...parts }: ApiParts): OpenAPIHono {
  const app = new OpenAPIHono({ defaultHook: validationHook }).basePath("/api");
  const tooLarge: ErrorBody = { error: "The body has more than 64 KB", code: "too_large" };
  const auth = createAuth({ db, ...parts });
  app.use(secureHeaders({ crossOriginResourcePolicy: "same-origin" }));
  app.use(bodyLimit({ maxSize: MAX_BODY_BYTES, onError: (context) => context.json(tooLarge, 413) }));
  app.use((context, next) => {
    context.set("auth", auth);
    return next();
  });
  app.onError(errorHandler(logger));
  app.notFound((context) => {
    const body: ErrorBody = { error: `There is no call ${context.req.method} ${context.req.path}`, code: "not_found" };
    return context.json(body, 404);
  });

  authRoutes(app);
  placesRoutes(app, createSqlSearch(db));
  filterRoutes(app, db);
  mediaRoutes(app, media);
  app.openAPIRegistry.registerComponent("securitySchemes", "bearer", {
    type: "http",
    scheme: "bearer",
    bearerFormat: "JWT",
    description: "The token of a sign-up or sign-in.",
  });
  app.doc31("/openapi.json", {
    openapi: "3.1.0",
    info: {
      title: "Flâneur REST API",
      version: "1.0.0",
      description: "Places in Paris: listing, details, filter options and media.",
      license: { name: "MIT" },
    },
    servers: [{ url: "/" }],
  });
  return app;
}
