import { type Logger, type Metrics, NO_METRICS } from "@flaneur/server-kit";
import { OpenAPIHono } from "@hono/zod-openapi";
import { accountRoutes } from "./account/account.routes.ts";
import { addressChangeRoutes } from "./auth/address-change/address-change.routes.ts";
import { authRoutes } from "./auth/auth.routes.ts";
import { type Auth, type AuthParts, createAuth } from "./auth/auth.ts";
import { requireCaller } from "./auth/current-user.ts";
import { createDigest } from "./auth/digest.ts";
import { passwordResetRoutes } from "./auth/password-reset/password-reset.routes.ts";
import type { Database, Db } from "./db/database.ts";
import { exportRoutes } from "./export/export.routes.ts";
import { favoritesRoutes } from "./favorites/favorites.routes.ts";
import { filterRoutes } from "./filters/filters.routes.ts";
import { geocodeRoutes, withGoogleErrors } from "./geocode/geocode.routes.ts";
import { suggestRoutes } from "./geocode/suggest.routes.ts";
import { collectionRoutes } from "./guide/collections.routes.ts";
import { neighbourhoodRoutes } from "./guide/neighbourhoods.routes.ts";
import { applyConventions } from "./http/conventions.ts";
import { healthRoutes } from "./http/health.ts";
import { jsonBody, limitBody } from "./http/json-body.ts";
import { DEFAULT_LIMITS, deadline, type Limits, limitRequests } from "./http/limits.ts";
import { openApiDocument } from "./http/openapi.ts";
import { readableAddress } from "./http/readable-address.ts";
import { validationHook } from "./http/validation.ts";
import { entryRoutes } from "./lists/entries.routes.ts";
import { listRoutes } from "./lists/lists.routes.ts";
import { shareRoutes } from "./lists/shares.routes.ts";
import { matchRoutes } from "./match/match.routes.ts";
import { mediaRoutes } from "./media/media.routes.ts";
import { mediaCacheRoutes } from "./media/media-cache.routes.ts";
import { mediaFileRoutes } from "./media/media-files.routes.ts";
import type { PlaceMedia } from "./media/place-media.ts";
import { adminRoutes } from "./operator/admin.routes.ts";
import { packRoutes } from "./pack/pack.routes.ts";
import { createPlaceBodies } from "./places/place-bodies.ts";
import type { OpenSearch } from "./places/place-search.ts";
import { placesRoutes } from "./places/places.routes.ts";
import { searchRoutes } from "./search/search.routes.ts";
import { createSecurityEvents, withSecurityEvents } from "./security-events.ts";
import { createStorageState } from "./storage/storage-state.ts";
import { travelRoutes } from "./travel/travel.routes.ts";
import { viewsRoutes } from "./views/views.routes.ts";

export interface ApiParts extends AuthParts {
  readonly db: Db;
  readonly media: PlaceMedia;
  readonly search: OpenSearch;
  readonly logger: Logger;
  /** The authentication; created from the other parts when undefined. */
  readonly auth?: Auth | undefined;
  /** The token of the operators' calls; see `adminOnly`. */
  readonly adminToken?: string | undefined;
  readonly limits?: Partial<Limits> | undefined;
  /** Number of trusted proxies in front of the server. The default is 0. See `clientOf`. */
  readonly trustedProxies?: number | undefined;
  readonly corsOrigins?: readonly string[] | undefined;
  /** The public address of the app, for links to shared lists and views. @default links are relative */
  readonly publicUrl?: string | undefined;
  /** Explains an error of the database's disk to an operator. @default such errors are logged without a remedy */
  readonly explainDisk?: Database["explainDisk"] | undefined;
  /** Receives the measurements of requests. @default nothing is measured */
  readonly metrics?: Metrics | undefined;
}

/**
 * Creates the REST API under `/api`, and `/healthz` and `/readyz`, as a web-standard fetch handler. It can be served
 * over HTTP or called within the same process.
 */
export function createApi(parts: ApiParts): OpenAPIHono {
  const { db, media, search, logger, trustedProxies = 0, corsOrigins = [], metrics = NO_METRICS } = parts;
  const limits = { ...DEFAULT_LIMITS, ...parts.limits };
  const auth = parts.auth ?? createAuth(parts);
  const root = new OpenAPIHono({ defaultHook: validationHook });
  const storage = createStorageState({ logger, explainDisk: parts.explainDisk });
  applyConventions(root, { logger, trustedProxies, corsOrigins, metrics, storage });
  healthRoutes(root, db, storage, search.isReady);

  const app = root.basePath("/api");
  app.use("/geocode/json", withGoogleErrors);
  app.use(readableAddress);
  app.use(deadline(limits));
  app.use((context, next) => {
    context.set("auth", auth);
    context.set("adminToken", parts.adminToken);
    return next();
  });
  app.use(limitBody(requireCaller));
  app.use(jsonBody);
  app.use(limitRequests(limits));
  app.use(withSecurityEvents(createSecurityEvents(logger, createDigest(parts.secret))));
  authRoutes(app);
  passwordResetRoutes(app);
  addressChangeRoutes(app);
  accountRoutes(app, db);
  const bodies = createPlaceBodies(media);
  // These routes are registered before the place routes: '/places/{id}' would match '/places/export'.
  exportRoutes(app, db, search);
  packRoutes(app, { db, search, bodies });
  matchRoutes(app, { db, search, bodies });
  placesRoutes(app, search, bodies);
  filterRoutes(app, db, search);
  collectionRoutes(app, { db, media, bodies });
  neighbourhoodRoutes(app, search, bodies);
  mediaRoutes(app, media);
  mediaFileRoutes(app, media);
  mediaCacheRoutes(app, media);
  favoritesRoutes(app, { db, search, bodies });
  viewsRoutes(app, db);
  const listOptions = { db, bodies, publicUrl: parts.publicUrl };
  listRoutes(app, listOptions);
  entryRoutes(app, listOptions);
  shareRoutes(app, { db, bodies, media, publicUrl: parts.publicUrl });
  travelRoutes(app, search);
  geocodeRoutes(app, db);
  suggestRoutes(app, db);
  adminRoutes(app, db, search.catchUp);
  searchRoutes(app, db, search, bodies);
  openApiDocument(app);
  return root;
}
