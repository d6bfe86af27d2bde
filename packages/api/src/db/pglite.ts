import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { StartError } from "@flaneur/server-kit";
import { drizzle } from "drizzle-orm/pglite";
import { createPglite } from "./create-pglite.ts";
import type { Database } from "./database.ts";
import { NEW_DATABASE, SHARED_BUFFERS } from "./new-database.ts";
import { DamagedDatabase, explainDisk, explainOpening, PgliteStartError } from "./pglite-failure.ts";
import { claimFolder, closeToOthers, contentOf, createInPlace } from "./pglite-folder.ts";
import * as schema from "./schema.ts";
import { yieldToEventLoop } from "./yield-to-event-loop.ts";

const MEMORY = "memory://";
/** Number of lines of PostgreSQL's log that are kept to explain a later failure. */
const LOG_LINES = 30;

/**
 * Opens an embedded database without migrating it. Creates an empty database if the folder has none.
 * @param folder of the database; `memory://` for a temporary database.
 * @param signal ends the creation of a database when it is aborted.
 * @throws StartError when the folder is in use, damaged or forbidden, has other files, or its disk is full.
 */
export async function connectPglite(folder: string, signal?: AbortSignal): Promise<Database> {
  if (folder === MEMORY) return toMemoryDatabase((await startPglite(folder)).client);
  let unlock = () => {};
  try {
    unlock = claimFolder(folder);
    await createIfMissing(folder, signal);
    closeToOthers(folder);
    return toDatabase(folder, await startPglite(folder), unlock);
  } catch (error) {
    unlock();
    signal?.throwIfAborted();
    throw error instanceof StartError ? error : explainOpening(error, folder);
  }
}

interface Started {
  readonly client: PGlite;
  /** The last lines of PostgreSQL's log, which contain the reasons that its errors lack. */
  readonly log: readonly string[];
}

async function startPglite(folder: string): Promise<Started> {
  const log: string[] = [];
  const onStderr = (line: string): boolean => {
    log.push(line);
    if (log.length > LOG_LINES) log.shift();
    return true;
  };
  try {
    const client = await PGlite.create({
      dataDir: folder,
      extensions: { pg_trgm },
      onStderr,
      startParams: [...PGlite.defaultStartParams, "-c", `shared_buffers=${SHARED_BUFFERS}`],
      initDbStartParams: NEW_DATABASE,
    });
    // Lines from before the database opened explain no later failure.
    log.length = 0;
    return { client, log };
  } catch (error) {
    throw new PgliteStartError(error, log);
  }
}

/** Wraps a database in memory. Closing it discards the data. */
export const toMemoryDatabase = (client: PGlite): Database => toDatabase(MEMORY, { client, log: [] }, () => {});

function toDatabase(folder: string, { client, log }: Started, unlock: () => void): Database {
  const db = drizzle({ client: yieldToEventLoop(client), schema });
  return {
    db,
    kind: "pglite",
    within: (_, read) => read(db),
    explainDisk: (error) => (folder === MEMORY ? null : explainDisk(error, folder, log)),
    close: async () => {
      try {
        await client.close();
      } finally {
        unlock();
      }
    },
  };
}

async function createIfMissing(folder: string, signal: AbortSignal | undefined): Promise<void> {
  switch (contentOf(folder)) {
    case "database":
      return;
    case "remains":
      throw new DamagedDatabase(folder, "PG_VERSION is missing");
    case "other files":
      throw new StartError(`${folder} holds files of something else. Remove them, or set DATA_DIR to another folder.`);
    case "nothing":
      await createInPlace(folder, (draft) => createPglite(draft, signal));
  }
}
