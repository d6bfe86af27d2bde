import { setTimeout } from "node:timers/promises";
import { DEADLINES_MS } from "@flaneur/domain";
import { type Fetch, type Logger, type Metrics, NO_METRICS, type Settings, withTracing } from "@flaneur/server-kit";
import { createApi } from "./api.ts";
import { createAuth } from "./auth/auth.ts";
import { createMailer } from "./auth/links/mailer.ts";
import { readAuthSecret, readPreviousSecret } from "./auth/secret.ts";
import { type Database, explainingDiskErrors } from "./db/database.ts";
import { type OpenOptions, openDatabase } from "./db/open-database.ts";
import { RUNNING } from "./http/limits.ts";
import { seedOnce } from "./import/seed.ts";
import { createPlaceMedia } from "./media/place-media.ts";
import { openPlaceSearch } from "./places/place-search.ts";

/**
 * Timeout of a PostgreSQL statement, in milliseconds. A lost connection is noticed a second after this timeout. Both
 * failures thus get their own error before the deadline of the request.
 */
const STATEMENT_TIMEOUT_MS = DEADLINES_MS.api - 1_500;
/** How long a stop waits for work in the background, in milliseconds. */
const CLOSING_MS = 5_000;

export interface RunningApi {
  readonly fetch: Fetch;
  /** Number of curated places that this start wrote: all in a new database, and the changed ones of a newer seed. */
  readonly seeded: number;
  close(): Promise<void>;
}

function measureParts(metrics: Metrics, { connections }: Database): void {
  if (connections === undefined) return;
  metrics.gauge(
    "flaneur_database_connections",
    "Connections to PostgreSQL, and queries that wait for one",
    connections,
    "state",
  );
}

/** How an API is opened. */
interface OpenApiOptions extends Pick<OpenOptions, "signal" | "copy"> {
  readonly metrics?: Metrics;
}

/** Opens the database, updates schema and seed, and creates the request handler. The caller serves it and closes it. */
export async function openApi(settings: Settings, logger: Logger, options: OpenApiOptions = {}): Promise<RunningApi> {
  const { metrics = NO_METRICS, signal, copy } = options;
  for (const name of settings.formerSettings) logger.warn(`${name} has no effect any more: see docs/operations.md.`);
  const database = await openDatabase(settings, {
    statementTimeoutMs: STATEMENT_TIMEOUT_MS,
    signal,
    copy,
    isStart: true,
    onMigrate: (sentence) => logger.warn(sentence),
  });
  try {
    const secret = readAuthSecret(settings);
    const previousSecret = readPreviousSecret(settings);
    const mailer = createMailer(settings, logger, metrics);
    const onFailure = (error: unknown) => logger.error({ err: error }, "a link was not sent by mail");
    const auth = createAuth({ db: database.db, secret, previousSecret, mailer, onFailure });
    const seeded = await explainingDiskErrors(database, () => seedOnce(database.db));
    const { dataDir, picturesUrl } = settings;
    const media = createPlaceMedia({ db: database.db, dataDir, picturesUrl });
    const cleaning = media
      .removeOutdated()
      .catch((error: unknown) => logger.warn({ err: error }, "the pictures of earlier versions were not deleted"));
    const limits = { running: RUNNING[database.kind] };
    const search = openPlaceSearch({ database, logger, metrics });
    measureParts(metrics, database);
    const { explainDisk } = database;
    const parts = { explainDisk, media, search, logger, secret, limits, metrics, auth };
    const api = createApi({ ...settings, db: database.db, ...parts });
    return {
      fetch: withTracing((request) => api.fetch(request), "api"),
      seeded,
      close: async () => {
        media.close();
        // Whatever these wait for, the database is closed.
        const settled = Promise.allSettled([cleaning, search.close(), auth.settled()]);
        await Promise.race([settled, setTimeout(CLOSING_MS)]);
        mailer?.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
