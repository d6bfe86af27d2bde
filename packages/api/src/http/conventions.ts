import type { Logger, Metrics } from "@flaneur/server-kit";
import type { OpenAPIHono } from "@hono/zod-openapi";
import type { MiddlewareHandler } from "hono";
import { cors } from "hono/cors";
import { methodNotAllowed } from "hono/method-not-allowed";
import type { StorageState } from "../storage/storage-state.ts";
import { withClient } from "./client.ts";
import { errorHandler } from "./error-handler.ts";
import { ApiError, answerWith, notFound } from "./errors.ts";
import { withRequestId } from "./request-id.ts";
import { requestLog } from "./request-log.ts";
import { requestMetrics } from "./request-metrics.ts";
import { allowEmbedding, sandboxDrawings, securityHeaders } from "./security-headers.ts";

interface Conventions {
  readonly logger: Logger;
  readonly trustedProxies: number;
  readonly corsOrigins: readonly string[];
  readonly metrics: Metrics;
  readonly storage: StorageState;
}

/**
 * Keeps every response out of caches unless its route allows caching. A browser may otherwise keep, for example, a 404 or
 * 410 for as long as it likes (RFC 9111, 4.2.2). No cache may keep what belongs to a position or to an account.
 */
const uncachedByDefault: MiddlewareHandler = async (context, next) => {
  await next();
  const { req, res } = context;
  const isPersonal = req.query("latitude") !== undefined || req.path.startsWith("/api/auth/");
  if (isPersonal || !res.headers.has("Cache-Control")) context.header("Cache-Control", "no-store");
};

/** Paths of the files that other sites can embed with `<img>` and `<video>`, which send no Origin header to check. */
const EMBEDDED_FILES = ["/api/media/posters/*", "/api/media/clips/*"];

/**
 * Registers what every call shares: error responses, request ids, the log, metrics, security headers, CORS,
 * `no-store` unless a route allows caching, the client's address, and the response to a wrong method.
 */
export function applyConventions(app: OpenAPIHono, conventions: Conventions): void {
  const { logger, trustedProxies, corsOrigins, metrics, storage } = conventions;
  app.onError(errorHandler(logger, storage));
  app.notFound((context) =>
    answerWith(context, notFound(`There is no call ${context.req.method} ${context.req.path}`)),
  );
  app.use(withRequestId);
  app.use(requestLog(logger));
  app.use(requestMetrics(metrics));
  // The middleware that is registered first changes the response last: `allowEmbedding` replaces the
  // Cross-Origin-Resource-Policy that `securityHeaders` has set, and `sandboxDrawings` the Content-Security-Policy.
  if (corsOrigins.length > 0) for (const path of EMBEDDED_FILES) app.use(path, allowEmbedding);
  app.use("/api/media/posters/*", sandboxDrawings);
  app.use(securityHeaders);
  if (corsOrigins.length > 0) {
    app.use(
      cors({
        origin: [...corsOrigins],
        allowMethods: ["GET", "POST", "PUT", "PATCH", "DELETE"],
        // If-Match is ignored. Clients of earlier versions send it with a change of a list or view.
        allowHeaders: ["Authorization", "Content-Type", "If-Match", "Range", "X-Request-Id"],
        exposeHeaders: ["Accept-Ranges", "Content-Range", "ETag", "Retry-After", "X-Request-Id"],
        maxAge: 600,
      }),
    );
  }
  app.use(uncachedByDefault);
  app.use(withClient(trustedProxies));
  app.use(
    methodNotAllowed({
      app,
      onMethodNotAllowed: (context, methods) =>
        answerWith(
          context,
          new ApiError(405, "method_not_allowed", `${context.req.path} accepts ${methods.join(", ")} only`, {
            headers: { Allow: methods.join(", ") },
          }),
        ),
    }),
  );
}
