/** Reads and writes the baselines: the committed pictures, in one folder named after the browser that took them. */
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "baselines");

/** The maximum total size of all baselines, in bytes. Every clone of the repository downloads them. */
const LARGEST = 25_000_000;

/** Returns the name of the browser that took the baselines, or null if there are no baselines. */
export async function baselineEdition(): Promise<string | null> {
  const names = await readdir(ROOT).catch(() => []);
  return names.find((name) => /^debian-\d+-chromium-\d+$/.test(name)) ?? null;
}

/** The baselines that one browser took. */
export class Baselines {
  readonly #folder: string;

  constructor(edition: string) {
    this.#folder = join(ROOT, edition);
  }

  file(name: string): string {
    return join(this.#folder, `${name}.webp`);
  }

  async names(): Promise<string[]> {
    const files = await readdir(this.#folder).catch(() => []);
    return files.filter((file) => file.endsWith(".webp")).map((file) => file.slice(0, -".webp".length));
  }

  /** Resolves with the file of a baseline, or null if it does not exist. */
  async read(name: string): Promise<Buffer | null> {
    const file = this.file(name);
    return existsSync(file) ? readFile(file) : null;
  }

  async write(name: string, file: Uint8Array): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    await writeFile(this.file(name), file);
  }

  async remove(name: string): Promise<void> {
    await rm(this.file(name));
  }

  /** Resolves with the total size of all baselines, in bytes. */
  async size(): Promise<number> {
    const sizes = await Promise.all((await this.names()).map(async (name) => (await this.read(name))?.length ?? 0));
    return sizes.reduce((sum, each) => sum + each, 0);
  }
}

/** Resolves with a sentence if the baselines are too large. */
export async function tooLarge(baselines: Baselines): Promise<string[]> {
  const bytes = await baselines.size();
  if (bytes <= LARGEST) return [];
  return [
    `The baselines take ${(bytes / 1e6).toFixed(1)} MB; ${LARGEST / 1e6} MB is the most. Take stories out with the tag !visual.`,
  ];
}

/** Removes the baselines of other browsers. */
export async function keepOnly(edition: string): Promise<void> {
  for (const name of await readdir(ROOT)) if (name !== edition) await rm(join(ROOT, name), { recursive: true });
}
