import type { Metrics } from "@flaneur/server-kit";
import type { MiddlewareHandler } from "hono";
import { matchedRoutes } from "hono/route";

/** The `route` of requests that match no route. */
const OTHER = "other";

/** Measures the time of each request, labelled with the pattern of its route, such as `/api/places/:id`. */
export const requestMetrics =
  (metrics: Metrics): MiddlewareHandler =>
  async (context, next) => {
    const begin = performance.now();
    await next();
    const seconds = (performance.now() - begin) / 1_000;
    // The pattern of a route has no wildcard, unlike the patterns of most middleware.
    const route = matchedRoutes(context).findLast(({ path }) => !path.includes("*"))?.path ?? OTHER;
    metrics.request({ part: "api", method: context.req.method, route, status: context.res.status, seconds });
  };
