import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { OverpassClient } from "./client.ts";
import { readResponse } from "./response.ts";

const DAY_MS = 24 * 60 * 60_000;

/** A response of the server, stored as a file that the importer reads. */
export interface CachedResponse {
  readonly path: string;
  /** Ids of the elements, such as `node/1`. */
  readonly ids: readonly string[];
}

/**
 * Stores responses for a day in a folder, so that an import that has failed goes on where it stopped, and an import
 * after a dry run sends no query again.
 */
export class CachedResponses {
  readonly #client: OverpassClient;
  readonly #folder: string;
  readonly #key: string;

  /** @param server the URL of the server: responses of another server are not used. */
  constructor(client: OverpassClient, folder: string, server: string) {
    this.#client = client;
    this.#folder = folder;
    this.#key = server;
    mkdirSync(folder, { recursive: true });
    for (const name of readdirSync(folder)) if (isOld(join(folder, name))) rmSync(join(folder, name), { force: true });
  }

  /** Returns the stored response to a query, or fetches it. */
  async fetch(name: string, query: string): Promise<CachedResponse> {
    const digest = createHash("sha256").update(`${this.#key}\n${query}`).digest("hex").slice(0, 16);
    const path = join(this.#folder, `${name}-${digest}.json`);
    const stored = storedIds(path);
    if (stored !== null) return { path, ids: stored };
    const { body, ids } = await this.#client.fetch(name, query);
    // The file appears whole: another process, or the next run, never reads a part of it.
    writeFileSync(`${path}.part`, body);
    renameSync(`${path}.part`, path);
    return { path, ids };
  }
}

const isOld = (path: string): boolean => Date.now() - statSync(path).mtimeMs > DAY_MS;

/** Returns the ids of a stored response; null when no whole response of the last day is stored. */
function storedIds(path: string): readonly string[] | null {
  try {
    if (isOld(path)) return null;
    const response = readResponse(readFileSync(path));
    return response.kind === "whole" ? response.ids : null;
  } catch {
    return null;
  }
}
