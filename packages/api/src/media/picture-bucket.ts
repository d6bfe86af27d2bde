import { S3mini, S3ServiceError } from "s3mini";
import type { CacheSize, PictureStore } from "./picture-store.ts";

interface PictureBucketOptions {
  /** `https://KEY:SECRET@HOST/BUCKET/PREFIX?region=REGION`. The prefix and the region may be missing. */
  readonly url: URL;
  /** Version of the generator: pictures of other versions are outdated. */
  readonly version: number;
  /** Returns a time in milliseconds. @default the clock of the process */
  readonly now?: () => number;
}

/** How long a request may take, in milliseconds. A picture that is not read in time is rendered. */
const REQUEST_MS = 3_000;
/**
 * Milliseconds without requests for single pictures after the store did not respond. Otherwise each picture would wait
 * for several timeouts before it is rendered.
 */
const PAUSE_MS = 10_000;
/** The region of stores that have none. */
const DEFAULT_REGION = "auto";

interface StoredObject {
  readonly Key: string;
  readonly Size: number;
}

/** Pictures in a bucket of an S3-compatible store. A lifecycle rule of the bucket may delete old pictures. */
export class PictureBucket implements PictureStore {
  readonly maxBytes = null;
  readonly #client: S3mini;
  /** The prefix of the pictures of all versions, with a slash at its end unless it is empty. */
  readonly #root: string;
  readonly #folder: string;
  readonly #now: () => number;
  #pausedUntil = Number.NEGATIVE_INFINITY;

  constructor({ url, version, now = () => performance.now() }: PictureBucketOptions) {
    const [bucket = "", ...prefix] = url.pathname.slice(1).split("/").filter(Boolean).map(decodeURIComponent);
    this.#root = prefix.map((name) => `${name}/`).join("");
    this.#folder = `${this.#root}v${version}/`;
    this.#now = now;
    this.#client = new S3mini({
      accessKeyId: decodeURIComponent(url.username),
      secretAccessKey: decodeURIComponent(url.password),
      endpoint: `${url.origin}/${bucket}`,
      region: url.searchParams.get("region") ?? DEFAULT_REGION,
      requestAbortTimeout: REQUEST_MS,
    });
  }

  async read(name: string): Promise<Buffer | null> {
    const bytes = await this.#unlessPaused(() => this.#client.getObjectArrayBuffer(this.#folder + name)).catch(
      () => null,
    );
    return bytes === null ? null : Buffer.from(bytes);
  }

  async write(name: string, bytes: Uint8Array): Promise<void> {
    await this.#unlessPaused(() => this.#put(name, bytes));
  }

  async measureCache(): Promise<CacheSize> {
    return total(await this.#list(this.#folder));
  }

  async clear(prefix = ""): Promise<CacheSize> {
    return this.#delete(await this.#list(this.#folder + prefix));
  }

  async removeOutdated(): Promise<void> {
    const isOutdated = ({ Key }: StoredObject) =>
      /^v\d+\//.test(Key.slice(this.#root.length)) && !Key.startsWith(this.#folder);
    await this.#delete((await this.#list(`${this.#root}v`)).filter(isOutdated));
  }

  async probe(): Promise<void> {
    await this.#put("probe", new Uint8Array(1));
    await this.clear("probe");
  }

  /** Sends a request, or throws during a pause. A pause begins when the store does not respond at all. */
  async #unlessPaused<T>(request: () => Promise<T>): Promise<T> {
    if (this.#now() < this.#pausedUntil) throw new Error("The store of pictures has not responded recently");
    try {
      return await request();
    } catch (error) {
      if (!(error instanceof S3ServiceError)) this.#pausedUntil = this.#now() + PAUSE_MS;
      throw error;
    }
  }

  async #put(name: string, bytes: Uint8Array): Promise<void> {
    await this.#client.putObject(this.#folder + name, Buffer.from(bytes), "image/png");
  }

  async #list(prefix: string): Promise<readonly StoredObject[]> {
    return (await this.#client.listObjects("/", prefix)) ?? [];
  }

  /** Returns the number and the size of the objects that were deleted. */
  async #delete(objects: readonly StoredObject[]): Promise<CacheSize> {
    const areDeleted = await this.#client.deleteObjects(objects.map(({ Key }) => Key));
    return total(objects.filter((_, i) => areDeleted[i]));
  }
}

const total = (objects: readonly StoredObject[]): CacheSize => ({
  entries: objects.length,
  bytes: objects.reduce((sum, { Size }) => sum + Number(Size), 0),
});
