import { z } from "zod";
import { defineFile } from "./call.ts";
import { binary } from "./contents.ts";
import { failure, failures } from "./failures.ts";
import { anyId } from "./parameters.ts";

/**
 * Matches the names of posters' files. Earlier versions of the product named WebP files, and hashes without a colour:
 * link previews and saved pages still have their URLs.
 */
export const POSTER_FILE = /^([1-5])-[0-9a-f]{8}(?:-[0-9a-f]{6})?\.(webp|svg|png)$/;

const OUT_OF_RANGE =
  "The requested range lies outside of the file, which has 180224 bytes. Request a range within it, or the whole file.";

const common = { tags: ["Media"] };

export const getPoster = defineFile({
  ...common,
  method: "get",
  path: "/media/posters/{placeId}/{file}",
  summary: "One of our own posters",
  description:
    "The URLs in `mediaFiles` end in `.svg`. The same URL with `.png` returns the poster as a picture of 880 x 1100 " +
    "pixels, for programs that draw no SVG. URLs of earlier versions, such as those that end in `.webp`, redirect.",
  request: {
    params: z.object({ placeId: anyId, file: z.string().regex(POSTER_FILE, "must be the name of a poster") }),
    query: z.strictObject({
      w: z
        .string()
        .max(8)
        .optional()
        .meta({ description: "Ignored: URLs of earlier versions have it.", deprecated: true }),
    }),
  },
  responses: {
    200: {
      description: "The picture",
      content: { "image/svg+xml": { schema: z.string() }, "image/png": binary },
    },
    302: {
      description: "The present picture is at another URL.",
      headers: { Location: { description: "Relative to the requested URL", schema: { type: "string" as const } } },
    },
    ...failures,
  },
});

const text = { schema: { type: "string" as const } };
const lasting = {
  ETag: text,
  "Accept-Ranges": { description: "`bytes`", ...text },
  "Cache-Control": text,
};
const video = { "video/mp4": binary, "video/webm": binary, "image/webp": binary };
const asked = (description: string) => z.string().optional().meta({ description });

export const getClip = defineFile({
  ...common,
  method: "get",
  path: "/media/clips/{file}",
  summary: "One of our own clips",
  description:
    "The URLs in `mediaFiles` end in `.mp4`. The same URL with `.webm` returns the clip in VP9, and with `.webp` the " +
    "still picture that is shown until the clip plays.",
  request: {
    params: z.object({
      file: z.string().regex(/^[a-z0-9-]{1,200}-[0-9a-f]{8}\.(?:mp4|webm|webp)$/, "must be the name of a clip"),
    }),
    query: z.strictObject({}),
    headers: z.object({
      range: asked("One range of bytes: `bytes=0-1023`, `bytes=1024-` or `bytes=-512`. Other ranges are ignored."),
      "if-range": asked("The range is ignored unless the file has this ETag."),
      "if-none-match": asked("The ETags of files that the client has stored."),
    }),
  },
  responses: {
    200: { description: "The whole file", headers: lasting, content: video },
    206: {
      description: "The requested range",
      headers: { ...lasting, "Content-Range": { description: "`bytes 0-1023/180224`", ...text } },
      content: video,
    },
    304: { description: "The client has stored this file", headers: lasting },
    ...failures,
    416: {
      ...failure("The file has no bytes in this range.", "range_not_satisfiable", OUT_OF_RANGE),
      headers: { "Content-Range": { description: "`bytes */180224`", ...text } },
    },
  },
});
