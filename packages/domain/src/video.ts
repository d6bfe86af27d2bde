const OWN_CLIP = /^\/api\/media\/clips\/[a-z0-9-]+\.mp4$/;

export interface VideoSources {
  /** What a player chooses from, the lightest first. Without a type it finds that out by itself. */
  readonly sources: readonly { readonly src: string; readonly type: string | undefined }[];
  /** The picture that stands there until it plays. */
  readonly still: string | undefined;
}

/** A video's addresses in all its forms and, for our own clips, a still. Other people's videos have one form. */
export function videoSources(url: string): VideoSources {
  if (!OWN_CLIP.test(url)) return { sources: [{ src: url, type: undefined }], still: undefined };
  const name = url.slice(0, -".mp4".length);
  return {
    sources: [
      { src: `${name}.webm`, type: "video/webm" },
      { src: url, type: "video/mp4" },
    ],
    still: `${name}.webp`,
  };
}
