import { randomBytes } from "node:crypto";
import { chmodSync, linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { codeOf, ensureFolder, messageOf, type Settings, StartError } from "@flaneur/server-kit";
import { explainStorage } from "../storage/explain-storage.ts";
import { storageFailure } from "../storage/storage-failure.ts";

const NAME = "auth-secret";
const BYTES = 32;
const ROOM = { bytes: 4_096, files: 2 } as const;

interface SecretSettings {
  readonly authSecret: string | undefined;
  readonly dataDir: string;
}

/**
 * Returns the key for tokens, and for the digests of sites and of accounts in the log: AUTH_SECRET, or a key that is
 * created once in DATA_DIR and readable by its owner only. Processes with the same database must have the same key.
 * @throws StartError when the key cannot be read or stored, or the file contains no key.
 */
export function readAuthSecret({ authSecret, dataDir }: SecretSettings): Uint8Array {
  if (authSecret !== undefined) return new TextEncoder().encode(authSecret);
  const file = resolve(dataDir, NAME);
  try {
    ensureFolder(dataDir);
    const secret = read(file) ?? create(file);
    chmodSync(file, 0o600);
    if (secret.length !== BYTES) {
      throw new StartError(`${file} does not hold a key. Remove it to have a new one made: everyone signs in again.`);
    }
    return secret;
  } catch (error) {
    if (error instanceof StartError) throw error;
    const failure = storageFailure(error);
    const reason = failure === null ? `${messageOf(error)}.` : explainStorage(file, failure, ROOM);
    throw new StartError(`Cannot keep a key in ${file}: ${reason} With AUTH_SECRET set, none is kept.`);
  }
}

/**
 * Returns the key that AUTH_SECRET has replaced; undefined when there is none.
 * @throws StartError when AUTH_SECRET is missing, or is the same key.
 */
export function readPreviousSecret({
  authSecret,
  authSecretPrevious,
}: Pick<Settings, "authSecret" | "authSecretPrevious">): Uint8Array | undefined {
  if (authSecretPrevious === undefined) return undefined;
  if (authSecret === undefined) {
    throw new StartError("AUTH_SECRET_PREVIOUS needs AUTH_SECRET, too: the key that has replaced it.");
  }
  if (authSecret === authSecretPrevious) {
    throw new StartError("AUTH_SECRET_PREVIOUS is the same as AUTH_SECRET. Set AUTH_SECRET to the new key.");
  }
  return new TextEncoder().encode(authSecretPrevious);
}

function read(file: string): Uint8Array | null {
  try {
    return Uint8Array.from(Buffer.from(readFileSync(file, "utf8").trim(), "base64url"));
  } catch (error) {
    if (codeOf(error) === "ENOENT") return null;
    throw error;
  }
}

/**
 * Creates a key in a temporary file, then links it into place: when several processes start at once, all of them read
 * the complete key of the process that was first.
 */
function create(file: string): Uint8Array {
  const aside = `${file}.${process.pid}.${randomBytes(6).toString("hex")}`;
  try {
    writeFileSync(aside, `${randomBytes(BYTES).toString("base64url")}\n`, { mode: 0o600, flag: "wx" });
    try {
      linkSync(aside, file);
    } catch (error) {
      if (codeOf(error) !== "EEXIST") throw error;
    }
    return read(file) ?? new Uint8Array();
  } finally {
    rmSync(aside, { force: true });
  }
}
