import { DEADLINES_MS } from "@flaneur/domain";
import { type Fetch, type Logger, type Metrics, NO_METRICS, type Settings } from "@flaneur/server-kit";
import { createApi } from "./api.ts";
import { createAuth } from "./auth/auth.ts";
import { createMailer } from "./auth/links/mailer.ts";
import { readAuthSecret, readPreviousSecret } from "./auth/secret.ts";
import { type Database, explainingDiskErrors } from "./db/database.ts";
import { deriveColumnsOnce } from "./db/derive-columns.ts";
import { openDatabase } from "./db/open-database.ts";
import { seedOnce } from "./db/seed.ts";
import { RUNNING } from "./http/limits.ts";
import { BUILT_POSTERS } from "./media/built-posters.ts";
import { createPlaceMedia, type PlaceMedia } from "./media/place-media.ts";
import { openSearch } from "./places/open-search.ts";

/**
 * Timeout of a PostgreSQL statement, in milliseconds. A lost connection is noticed a second after this timeout. Both
 * failures thus get their own error before the deadlines of the request and of its caller.
 */
const STATEMENT_TIMEOUT_MS = DEADLINES_MS.api - 1_500;

export interface RunningApi {
  readonly fetch: Fetch;
  /** Number of places that the first start wrote. */
  readonly seeded: number;
  /** Renders the pictures of the first screen in the background. */
  warm(): void;
  close(): Promise<void>;
}

function measureParts(metrics: Metrics, { connections }: Database, media: PlaceMedia): void {
  metrics.total(
    "flaneur_pictures_total",
    "Requests for pictures that were stored, or had to be rendered",
    () => ({ stored: media.counts.hits, rendered: media.counts.misses }),
    "result",
  );
  metrics.gauge(
    "flaneur_pictures_waiting",
    "Pictures that wait for rendering, of requests and in advance",
    () => ({ requested: media.counts.waiting, preloaded: media.counts.queued }),
    "reason",
  );
  if (connections === undefined) return;
  metrics.gauge(
    "flaneur_database_connections",
    "Connections to PostgreSQL, and queries that wait for one",
    connections,
    "state",
  );
}

/** Opens the database, updates schema and seed, and creates the request handler. The caller serves it and closes it. */
export async function openApi(settings: Settings, logger: Logger, metrics = NO_METRICS): Promise<RunningApi> {
  const database = await openDatabase(settings, { statementTimeoutMs: STATEMENT_TIMEOUT_MS });
  let warming: Promise<void> = Promise.resolve();
  try {
    const secret = readAuthSecret(settings);
    const previousSecret = readPreviousSecret(settings);
    const mailer = createMailer(settings, logger, metrics);
    const onFailure = (error: unknown) => logger.error({ err: error }, "a link was not sent by mail");
    const auth = createAuth({ db: database.db, secret, previousSecret, mailer, onFailure });
    const seeded = await explainingDiskErrors(database, () => seedOnce(database.db));
    const derived = await explainingDiskErrors(database, () => deriveColumnsOnce(database.db));
    if (derived > 0) logger.info({ places: derived }, "brought derived columns in line with this version");
    const media = createPlaceMedia({ db: database.db, dataDir: settings.dataDir, builtPosters: BUILT_POSTERS });
    const limits = { running: RUNNING[database.kind] };
    const { search, close: closeSearch } = openSearch({ database, memoryMb: settings.searchMemoryMb, logger, metrics });
    measureParts(metrics, database, media);
    const api = createApi({ ...settings, db: database.db, media, search, logger, secret, limits, metrics, auth });
    return {
      fetch: (request) => api.fetch(request),
      seeded,
      warm: () => {
        warming = media.warm().catch((error: unknown) => logger.warn({ err: error }, "warming pictures stopped"));
      },
      close: async () => {
        await media.close();
        await warming;
        await closeSearch();
        await auth.settled();
        mailer?.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
