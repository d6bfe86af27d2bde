import { DEADLINES_MS } from "@flaneur/domain";
import {
  type Fetch,
  type Logger,
  type Metrics,
  NO_METRICS,
  type Settings,
  StartError,
  withTracing,
} from "@flaneur/server-kit";
import { createApi } from "./api.ts";
import { createAuth } from "./auth/auth.ts";
import { createMailer } from "./auth/links/mailer.ts";
import { readAuthSecret, readPreviousSecret } from "./auth/secret.ts";
import { type Database, explainingDiskErrors } from "./db/database.ts";
import { openDatabase } from "./db/open-database.ts";
import { type ReplicaState, Replicas } from "./db/replicas/replicas.ts";
import { seedOnce } from "./db/seed.ts";
import { RUNNING } from "./http/limits.ts";
import { createPlaceMedia } from "./media/place-media.ts";
import { ColumnDerivation } from "./places/column-derivation.ts";
import { openSearch } from "./places/open-search.ts";

/**
 * Timeout of a PostgreSQL statement, in milliseconds. A lost connection is noticed a second after this timeout. Both
 * failures thus get their own error before the deadline of the request.
 */
const STATEMENT_TIMEOUT_MS = DEADLINES_MS.api - 1_500;

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

/** @throws StartError when settings that add to DATABASE_URL are set without it. */
function requireDatabaseUrl({ databaseUrl, databaseReadUrls, databaseDirectUrl }: Settings): void {
  if (databaseUrl !== undefined) return;
  if (databaseReadUrls.length > 0) {
    throw new StartError("DATABASE_READ_URL needs DATABASE_URL, too: the URL of the primary.");
  }
  if (databaseDirectUrl !== undefined) {
    throw new StartError("DATABASE_DIRECT_URL needs DATABASE_URL, too: the URL of the pooler.");
  }
}

/** Opens the replicas of DATABASE_READ_URL; undefined when it names none. */
function openReplicas(settings: Settings, database: Database, logger: Logger): Replicas | undefined {
  const { databaseReadUrls: urls } = settings;
  if (urls.length === 0) return undefined;
  return new Replicas({ primary: database.db, urls, statementTimeoutMs: STATEMENT_TIMEOUT_MS, logger });
}

function measureReplicas(metrics: Metrics, replicas: Replicas): void {
  const byNumber = (of: (state: ReplicaState) => number) => () =>
    Object.fromEntries(replicas.states().map((state, at) => [String(at + 1), of(state)]));
  metrics.gauge(
    "flaneur_replica_used",
    "Whether a replica of DATABASE_READ_URL is in use: 1, or 0 when it is left out",
    byNumber(({ isUsed }) => Number(isUsed)),
    "replica",
  );
  metrics.gauge(
    "flaneur_replica_lag_seconds",
    "Seconds by which a replica is behind the primary; -1 when it does not respond",
    byNumber(({ lagSeconds }) => lagSeconds ?? -1),
    "replica",
  );
}

/** Opens the database, updates schema and seed, and creates the request handler. The caller serves it and closes it. */
export async function openApi(settings: Settings, logger: Logger, metrics = NO_METRICS): Promise<RunningApi> {
  requireDatabaseUrl(settings);
  const database = await openDatabase(settings, { statementTimeoutMs: STATEMENT_TIMEOUT_MS });
  try {
    const secret = readAuthSecret(settings);
    const previousSecret = readPreviousSecret(settings);
    const mailer = createMailer(settings, logger, metrics);
    const onFailure = (error: unknown) => logger.error({ err: error }, "a link was not sent by mail");
    const auth = createAuth({ db: database.db, secret, previousSecret, mailer, onFailure });
    const seeded = await explainingDiskErrors(database, () => seedOnce(database.db));
    const derivation = await ColumnDerivation.of(database.db, logger);
    const { dataDir, picturesUrl } = settings;
    const media = createPlaceMedia({ db: database.db, dataDir, picturesUrl });
    const cleaning = media
      .removeOutdated()
      .catch((error: unknown) => logger.warn({ err: error }, "the pictures of earlier versions were not deleted"));
    const limits = { running: RUNNING[database.kind] };
    const replicas = openReplicas(settings, database, logger);
    const memoryMb = settings.searchMemoryMb;
    const opened = openSearch({ database, derivation, reads: replicas, memoryMb, logger, metrics });
    // The batches of the derivation would delay the reading of the index.
    void opened.settled.then(() => derivation.start());
    measureParts(metrics, database);
    if (replicas !== undefined) measureReplicas(metrics, replicas);
    const states = replicas && (() => replicas.states());
    const readiness = { replicas: states, derivation: () => derivation.progress, areListsRight: opened.isRight };
    const { explainDisk } = database;
    const parts = { explainDisk, media, search: opened.search, logger, secret, limits, metrics, auth, readiness };
    const api = createApi({ ...settings, db: database.db, ...parts });
    return {
      fetch: withTracing((request) => api.fetch(request), "api"),
      seeded,
      close: async () => {
        media.close();
        await cleaning;
        await opened.close();
        await derivation.close();
        await replicas?.close();
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
