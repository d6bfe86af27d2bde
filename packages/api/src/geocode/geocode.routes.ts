import type { Coordinates } from "@flaneur/domain";
import { createRoute, type OpenAPIHono, type z } from "@hono/zod-openapi";
import type { MiddlewareHandler } from "hono";
import type { Db } from "../db/database.ts";
import { ApiError, failing, shownOf } from "../http/errors.ts";
import { refusalOf } from "../http/validation.ts";
import { forward } from "./forward.ts";
import { GeocodeBody, GeocodeQuery, type GeocodeResult, InvalidGeocodeBody } from "./geocode.schemas.ts";
import { reverse } from "./reverse.ts";

const geocode = createRoute({
  method: "get",
  path: "/geocode/json",
  tags: ["Geocoding"],
  summary: "The position of an address, or the address at a point",
  description: [
    "The response has the shape of Google's Geocoding API. The data are a gazetteer of Paris, and the addresses and " +
      "places of this database. Nothing outside of Paris is ever found.",
    "`address` finds house numbers, streets, corners of two streets, stations, squares, sights, places by name, " +
      "arrondissements, the city and pasted coordinates, whatever the case, the accents and the order, with common " +
      "abbreviations and one or two spelling mistakes in a word; at most five, best first.",
    "`latlng` finds the nearest addresses within 30 m. If there are none, it finds the first of: the addresses " +
      "within 100 m, if the imported register has one of these addresses; the nearest street within 100 m; the " +
      "addresses of places within 100 m. The last result for `latlng` is the arrondissement.",
  ].join("\n\n"),
  request: { query: GeocodeQuery },
  responses: {
    200: {
      description: "The results; `ZERO_RESULTS` when there are none",
      content: { "application/json": { schema: GeocodeBody } },
    },
    400: {
      description:
        "A parameter is malformed, unknown or missing. The body has the fields of Google's API and of `Error`.",
      content: { "application/json": { schema: InvalidGeocodeBody } },
    },
    500: failing[500],
    503: failing[503],
  },
});

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
    geocode,
    async (context) => {
      const { address, latlng } = context.req.valid("query");
      const results = await find(address, latlng);
      const status = results.length === 0 ? ("ZERO_RESULTS" as const) : ("OK" as const);
      return context.json({ status, results } satisfies GeocodeBody, 200);
    },
    (result, context) => (result.success ? undefined : context.json(invalid(refusalOf(result.error.issues)), 400)),
  );
}
