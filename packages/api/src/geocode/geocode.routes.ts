import { type GeocodeBody, type GeocodeResult, geocode, type InvalidGeocodeBody } from "@flaneur/contract";
import type { Coordinates } from "@flaneur/domain";
import type { OpenAPIHono, z } from "@hono/zod-openapi";
import type { MiddlewareHandler } from "hono";
import { routeOf } from "../auth/route-of.ts";
import type { Db } from "../db/database.ts";
import { ApiError, shownOf } from "../http/errors.ts";
import { refusalOf } from "../http/validation.ts";
import { forward } from "./forward.ts";
import { reverse } from "./reverse.ts";

/** Creates a refusal with the error fields of both Google's API and our own. */
function invalid(refusal: ApiError): z.infer<typeof InvalidGeocodeBody> {
  const shown = shownOf(refusal);
  return { status: "INVALID_REQUEST", error_message: shown.error, results: [], code: "bad_request", ...shown };
}

/**
 * Middleware that gives the shape of `invalid` to a 400 error that is thrown before the route's handler, such as for a
 * URL that cannot be decoded. Does not change the response to failed validation: the hook of the route creates it.
 */
export const withGoogleErrors: MiddlewareHandler = async (context, next) => {
  await next();
  if (context.error instanceof ApiError && context.error.status === 400) {
    context.res = context.json(invalid(context.error), 400);
  }
};

export function geocodeRoutes(app: OpenAPIHono, db: Db): void {
  const find = (address: string | undefined, latlng: Coordinates | undefined): Promise<GeocodeResult[]> => {
    if (latlng !== undefined) return reverse(db, latlng);
    return address === undefined ? Promise.resolve([]) : forward(db, address);
  };
  app.openapi(
    routeOf(geocode),
    async (context) => {
      const { address, latlng } = context.req.valid("query");
      const results = await find(address, latlng);
      const status = results.length === 0 ? ("ZERO_RESULTS" as const) : ("OK" as const);
      return context.json({ status, results } satisfies GeocodeBody, 200);
    },
    (result, context) => (result.success ? undefined : context.json(invalid(refusalOf(result.error.issues)), 400)),
  );
}
