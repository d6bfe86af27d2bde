import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { GENERATOR_VERSION } from "@flaneur/posters";
import { CacheFolder } from "./cache-folder.ts";
import { PictureBucket } from "./picture-bucket.ts";
import type { PictureStore } from "./picture-store.ts";

interface PictureStoreOptions {
  /** The setting PICTURES_URL: a folder (`file:`) or a bucket (`https:`). @default a folder below `dataDir` */
  readonly picturesUrl?: URL | undefined;
  readonly dataDir: string;
  /** The maximum size of the folder, in bytes. A bucket has no limit. */
  readonly maxBytes: number;
}

export function openPictureStore({ picturesUrl, dataDir, maxBytes }: PictureStoreOptions): PictureStore {
  const isFolder = picturesUrl === undefined || picturesUrl.protocol === "file:";
  if (!isFolder) return new PictureBucket({ url: picturesUrl, version: GENERATOR_VERSION });
  const root = picturesUrl === undefined ? join(dataDir, "posters") : fileURLToPath(picturesUrl);
  return new CacheFolder({ root, version: GENERATOR_VERSION, maxBytes });
}
