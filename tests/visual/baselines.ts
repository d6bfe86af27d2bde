/** The committed pictures: one folder, named after the browser that took them. */
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "baselines");

/** The largest that all baselines together may be, in bytes: whoever clones the repository fetches them. */
export const LARGEST = 15_000_000;

/** The name of the browser that the baselines belong to; null before the first were taken. */
export async function baselineEdition(): Promise<string | null> {
  const names = await readdir(ROOT).catch(() => []);
  return names.find((name) => /^debian-\d+-chromium-\d+$/.test(name)) ?? null;
}

/** The baselines of one browser. */
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

  /** Null when there is none. */
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

  /** What all of them take, in bytes. */
  async size(): Promise<number> {
    const sizes = await Promise.all((await this.names()).map(async (name) => (await this.read(name))?.length ?? 0));
    return sizes.reduce((sum, each) => sum + each, 0);
  }
}

/** Removes what another browser drew. */
export async function keepOnly(edition: string): Promise<void> {
  for (const name of await readdir(ROOT)) if (name !== edition) await rm(join(ROOT, name), { recursive: true });
}
