import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { StoredFile } from "@flaneur/server-kit";

/** Formats of a clip, with their media types: two of the video, and the still that is shown until it plays. */
const FORMS = { webm: "video/webm", mp4: "video/mp4", webp: "image/webp" } as const;
type Form = keyof typeof FORMS;

export interface ClipFile extends StoredFile {
  readonly type: (typeof FORMS)[Form];
  readonly placeId: string;
}

/** Our own short videos, at most one for each place. */
export interface Clips {
  /**
   * Returns the URL of a place's clip, as MP4; the URLs of the other formats differ in the extension only. Null when
   * the place has no clip.
   */
  urlOf(placeId: string): string | null;
  /** Returns the file for the last segment of a URL, or null. */
  file(name: string): ClipFile | null;
}

/** The folder of the clips. File names are the ids of their places. */
export const CLIPS_FOLDER = join(import.meta.dirname, "../../seed/clips");

const FORM_NAMES = Object.keys(FORMS) as readonly Form[];

/**
 * Reads all clips into memory.
 * @throws when a format of a clip is missing.
 */
export function readClips(folder = CLIPS_FOLDER): Clips {
  const urls = new Map<string, string>();
  const files = new Map<string, ClipFile>();
  for (const name of readdirSync(folder).filter((entry) => entry.endsWith(".mp4"))) {
    const placeId = name.slice(0, -".mp4".length);
    const forms = FORM_NAMES.map((form) => ({
      form,
      bytes: Uint8Array.from(readFileSync(join(folder, `${placeId}.${form}`))),
    }));
    // One hash covers all formats, so that the URL of each format can be derived from any other.
    const digest = createHash("sha256");
    for (const { bytes } of forms) digest.update(bytes);
    const hash = digest.digest("hex").slice(0, 8);
    for (const { form, bytes } of forms) {
      files.set(`${placeId}-${hash}.${form}`, { type: FORMS[form], placeId, bytes, etag: `"${hash}-${form}"` });
    }
    urls.set(placeId, `/api/media/clips/${placeId}-${hash}.mp4`);
  }
  return { urlOf: (placeId) => urls.get(placeId) ?? null, file: (name) => files.get(name) ?? null };
}
