const OWN_CLIP = /^\/api\/media\/clips\/[a-z0-9-]+\.mp4$/;

export interface VideoSources {
  /** The sources that a player chooses from, smallest first. Without a `type`, the player detects the format. */
  readonly sources: readonly { readonly src: string; readonly type: string | undefined }[];
  /** URL of the picture shown until the video plays; undefined for videos of other sites. */
  readonly still: string | undefined;
}

/** Returns a video's URLs in all formats and, for our own clips, a still. Videos of other sites have one format. */
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
