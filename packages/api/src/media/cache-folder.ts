import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, unlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { codeOf } from "@flaneur/server-kit";
import type { CacheSize, PictureStore } from "./picture-store.ts";

interface CacheFolderOptions {
  /** Root folder. The cache writes only into one subfolder of it, which is named after the version. */
  readonly root: string;
  /** Version of the generator: files of other versions are outdated. */
  readonly version: number;
  readonly maxBytes: number;
}

interface CachedFile {
  readonly name: string;
  readonly bytes: number;
  readonly writtenAt: number;
}

/**
 * Fractions of the limit: how much remains after old files are deleted, and how much is written before the folder is
 * measured again.
 */
const KEEP = 7 / 8;
const MEASURE_EVERY = 1 / 16;
/** Age in milliseconds above which a draft (a file that is not yet renamed to its final name) counts as abandoned. */
const ABANDONED = 3_600_000;

/**
 * Matches names in the root: the folders of all versions, including the current one, and the pictures of releases that
 * had no version folders.
 */
const OUTDATED = /^v\d+$|\.webp(?:\.[0-9a-f-]{36})?$/;
const isDraft = (name: string): boolean => name.startsWith(".");

/**
 * A cache of files on disk that several processes may share. Files appear atomically. A process deletes the oldest
 * files until at most 7/8 of the limit are left: when it calls `removeOutdated` or, without that call, after its first
 * file, and then after each sixteenth of the limit that it writes. More than two processes may exceed the limit
 * together.
 */
export class CacheFolder implements PictureStore {
  readonly maxBytes: number;
  readonly #root: string;
  readonly #dir: string;
  /** Bytes that this process has written since it last measured the folder; infinite before the first measurement. */
  #unmeasured = Number.POSITIVE_INFINITY;
  #trimming: Promise<void> | null = null;

  constructor({ root, version, maxBytes }: CacheFolderOptions) {
    this.maxBytes = maxBytes;
    this.#root = root;
    this.#dir = join(root, `v${version}`);
  }

  /** Returns a file; null when it does not exist or cannot be read. */
  read(name: string): Promise<Buffer | null> {
    return readFile(join(this.#dir, name)).catch(() => null);
  }

  async write(name: string, bytes: Uint8Array): Promise<void> {
    const draft = await this.#draft(name, bytes);
    try {
      await rename(draft, join(this.#dir, name));
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
    this.#unmeasured += bytes.length;
    if (this.#unmeasured > this.maxBytes * MEASURE_EVERY) await this.#trim();
  }

  async measureCache(): Promise<CacheSize> {
    return total(await this.#files());
  }

  /**
   * Deletes the files whose names start with a prefix.
   * @returns the number and the size of the files that this call deleted. Deletions by other processes do not count.
   */
  async clear(prefix = ""): Promise<CacheSize> {
    const files = (await this.#files()).filter(({ name }) => name.startsWith(prefix));
    return total(await this.#delete(files));
  }

  /** Deletes the files that are not wanted. @returns the names of the remaining files. */
  async retain(isWanted: (name: string) => boolean): Promise<ReadonlySet<string>> {
    const files = await this.#files();
    await this.#delete(files.filter(({ name }) => !isWanted(name)));
    return new Set(files.flatMap(({ name }) => (isWanted(name) ? [name] : [])));
  }

  /** Deletes files of other versions and abandoned drafts, then the oldest files beyond 7/8 of the limit. */
  async removeOutdated(): Promise<void> {
    const outdated = (await namesIn(this.#root)).filter(
      (name) => OUTDATED.test(name) && join(this.#root, name) !== this.#dir,
    );
    await Promise.all(outdated.map((name) => removeUnlessWritten(join(this.#root, name))));
    const drafts = await this.#stat((await namesIn(this.#dir)).filter(isDraft));
    await this.#delete(drafts.filter(({ writtenAt }) => Date.now() - writtenAt > ABANDONED));
    await this.#trim();
  }

  /** @throws when no file can be written. */
  async probe(): Promise<void> {
    await rm(await this.#draft("probe", new Uint8Array(1)));
  }

  async #draft(name: string, bytes: Uint8Array): Promise<string> {
    await mkdir(this.#dir, { recursive: true });
    const draft = join(this.#dir, `.${name}.${randomUUID()}`);
    try {
      await writeFile(draft, bytes);
      return draft;
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }

  #trim(): Promise<void> {
    this.#trimming ??= this.#deleteOldest().finally(() => {
      this.#trimming = null;
    });
    return this.#trimming;
  }

  async #deleteOldest(): Promise<void> {
    this.#unmeasured = 0;
    const files = (await this.#files()).toSorted((a, b) => a.writtenAt - b.writtenAt);
    let excess = total(files).bytes - this.maxBytes * KEEP;
    const oldest = files.filter(({ bytes }) => {
      const isExcess = excess > 0;
      if (isExcess) excess -= bytes;
      return isExcess;
    });
    await this.#delete(oldest);
  }

  async #files(): Promise<readonly CachedFile[]> {
    return this.#stat((await namesIn(this.#dir)).filter((name) => !isDraft(name)));
  }

  async #stat(names: readonly string[]): Promise<readonly CachedFile[]> {
    const found = names.map(async (name) => {
      const entry = await stat(join(this.#dir, name)).catch(() => null);
      return entry === null ? [] : [{ name, bytes: entry.size, writtenAt: entry.mtimeMs }];
    });
    return (await Promise.all(found)).flat();
  }

  async #delete(files: readonly CachedFile[]): Promise<readonly CachedFile[]> {
    const gone = files.map((file) =>
      unlink(join(this.#dir, file.name)).then(
        () => [file],
        () => [],
      ),
    );
    return (await Promise.all(gone)).flat();
  }
}

/**
 * Deletes a file or a folder. If an API process of another version writes into the folder at the same time, the folder
 * and the new file remain, and the next start deletes them.
 */
async function removeUnlessWritten(path: string): Promise<void> {
  try {
    await rm(path, { recursive: true, force: true });
  } catch (error) {
    if (codeOf(error) !== "ENOTEMPTY") throw error;
  }
}

const namesIn = (folder: string): Promise<readonly string[]> => readdir(folder).catch(() => []);

const total = (files: readonly CachedFile[]): CacheSize => ({
  entries: files.length,
  bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
});
