import { chmodSync, existsSync } from "node:fs";
import { resolve } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { codeOf, ensureFolder, messageOf, StartError } from "@flaneur/server-kit";
import { drizzle } from "drizzle-orm/pglite";
import type { Database } from "./database.ts";
import { giveWay } from "./give-way.ts";
import { lockFolder } from "./lock.ts";
import * as schema from "./schema.ts";

/**
 * Opens an embedded database as it is, whatever its schema; an empty one where there is none.
 * @param folder where it lives; `memory://` for one that is gone when closed.
 * @throws StartError when the folder is in use, damaged, or cannot be written to.
 */
export async function connectPglite(folder: string): Promise<Database> {
  const unlock = folder === "memory://" ? () => {} : prepareFolder(folder);
  try {
    const client = await startPglite(folder);
    return {
      db: drizzle({ client, schema }),
      kind: "pglite",
      close: async () => {
        await client.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

async function startPglite(folder: string): Promise<PGlite> {
  try {
    // PGlite would make a new database over the remains of one whose first file is missing.
    if (existsSync(resolve(folder, "base")) && !existsSync(resolve(folder, "PG_VERSION"))) {
      throw new Error("PG_VERSION is missing");
    }
    return giveWay(await PGlite.create({ dataDir: folder, extensions: { pg_trgm } }));
  } catch (error) {
    // What PGlite says speaks of its own build; only a system error, such as a full disk, tells more.
    const code = codeOf(error);
    const why =
      code === undefined ? "it is damaged, or was written by a newer version" : `${messageOf(error)} (${code})`;
    throw new StartError(
      `The database in ${folder} does not open: ${why}. Put back a backup of this folder, start the version that wrote it, or begin afresh with: npm run db:reset (and npm run db:restore, if there is a backup)`,
      { cause: error },
    );
  }
}

function prepareFolder(folder: string): () => void {
  try {
    ensureFolder(folder);
    closeToOthers(folder);
    return lockFolder(folder);
  } catch (error) {
    if (error instanceof StartError) throw error;
    const why =
      codeOf(error) === "EACCES" || codeOf(error) === "EROFS" ? "this user may not write there" : messageOf(error);
    throw new StartError(`Cannot keep data in ${folder}: ${why}. Set DATA_DIR to a folder you may write to.`);
  }
}

/** PGlite makes files that everybody may write, and they hold hashes of passwords. */
function closeToOthers(folder: string): void {
  try {
    chmodSync(folder, 0o700);
  } catch (error) {
    // Some file systems know no owners.
    if (codeOf(error) !== "EPERM" && codeOf(error) !== "ENOTSUP") throw error;
  }
}
