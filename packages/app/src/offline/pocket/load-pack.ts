import { TILES_PATH } from "@flaneur/basemap";
import { array, object, string } from "zod/mini";
import { LATER_FILES_PATH, PACK_PATH } from "../shared/pocket.ts";

/** The sizes of the parts of a pack, in bytes. The size of the pictures is an estimate. */
export interface PocketSizes {
  readonly places: number;
  readonly map: number;
  readonly pictures: number;
}

/** The average size of a picture, in bytes. */
export const PICTURE_BYTES = 7_000;

const Pack = object({ places: array(object({ id: string(), mediaFiles: array(string()) })) });
const Files = array(string());
const OWN_POSTER = /^\/api\/media\/posters\/[^?]+\.svg$/;

/** The places of a pack, and the URLs of the pictures and files that are stored with them. */
export interface LoadedPack {
  /** The JSON of the places, as the server sent it. */
  readonly text: string;
  /** The ETag of the JSON; empty if the server sent none. */
  readonly etag: string;
  readonly places: number;
  /** The URL of the first poster of each place that has a poster. */
  readonly pictures: readonly string[];
  /** The URLs of the app's files to store: the code that the shell does not include. */
  readonly files: readonly string[];
  readonly sizes: PocketSizes;
}

/** Thrown when the server responds with another status than success. */
export class LoadingFailed extends Error {
  override readonly name = "LoadingFailed";
  readonly status: number;

  constructor(path: string, status: number) {
    super(`Loading ${path} failed with status ${status}.`);
    this.status = status;
  }
}

/** @throws LoadingFailed */
export async function load(path: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(path, init);
  if (!response.ok) throw new LoadingFailed(path, response.status);
  return response;
}

/** Loads the places and determines the sizes of all parts. Stores nothing. */
export async function loadPack(signal: AbortSignal): Promise<LoadedPack> {
  const [packed, files, tiles] = await Promise.all([
    load(PACK_PATH, { signal, cache: "no-cache" }),
    load(LATER_FILES_PATH, { signal, cache: "no-cache" }),
    load(TILES_PATH, { signal, method: "HEAD" }),
  ]);
  const text = await packed.text();
  const { places } = Pack.parse(JSON.parse(text));
  const pictures = places.flatMap(({ mediaFiles }) => {
    const first = mediaFiles.find((url) => OWN_POSTER.test(url));
    return first === undefined ? [] : [first];
  });
  return {
    text,
    etag: packed.headers.get("etag") ?? "",
    places: places.length,
    pictures,
    files: Files.parse(await files.json()),
    sizes: {
      places: new Blob([text]).size,
      map: Number(tiles.headers.get("content-length") ?? 0),
      pictures: pictures.length * PICTURE_BYTES,
    },
  };
}
