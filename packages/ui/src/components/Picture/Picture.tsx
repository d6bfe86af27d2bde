import { imageSources, type PosterWidth, posterColour, RETRIES } from "@flaneur/domain";

import { useEffect, useRef, useState } from "react";
import { useAssets } from "../../lib/assets.ts";
import { cx } from "../../lib/cx.ts";
import styles from "./Picture.module.css";

export type PicturePriority = "high" | "early" | "lazy";

const FETCH_PRIORITIES = { high: "high", early: "low", lazy: "auto" } as const satisfies Record<
  PicturePriority,
  string
>;

export interface PictureProps {
  /** Nothing to show: the placeholder. */
  readonly url: string | undefined;
  /** Empty where the words beside the picture say the same. */
  readonly alt: string;
  /** How wide the picture will be, as a `sizes` attribute. */
  readonly sizes: string;
  /** Its proportions, kept free before it arrives. */
  readonly width: number;
  readonly height: number;
  /** In the first screen at once, before all else; in the first rows at once; elsewhere when it is near. @default "lazy" */
  readonly priority?: PicturePriority;
  /** The widths that our own posters are fetched in. @default those of a page */
  readonly widths?: readonly PosterWidth[] | undefined;
  /**
   * What is shown until one of our own posters is loaded: the place's colour, in a positioned parent, or the parent's own
   * background. @default "colour"
   */
  readonly ground?: "colour" | "parent";
  readonly className?: string | undefined;
}

/** A picture that keeps its place while it loads, is dimmed in the dark theme, and falls back when it is broken (§8). */
export function Picture({
  url,
  alt,
  sizes,
  width,
  height,
  priority = "lazy",
  widths,
  ground = "colour",
  className,
}: PictureProps) {
  const { placeholder } = useAssets();
  const [failed, setFailed] = useState({ url, times: 0 });
  const times = failed.url === url ? failed.times : 0;
  // §9: media are tried again twice.
  const usable = url !== undefined && times <= RETRIES.media;
  const { src, srcSet } = usable ? imageSources(url, widths) : { src: placeholder, srcSet: undefined };
  const colour = usable && ground === "colour" ? posterColour(url) : null;
  const image = useRef<HTMLImageElement>(null);
  const fail = () => {
    if (usable) setFailed({ url, times: times + 1 });
  };
  // A picture that a server has drawn may have failed before anyone listened.
  // biome-ignore lint/correctness/useExhaustiveDependencies: later failures are heard.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) fail();
  }, []);
  const picture = (
    <img
      ref={image}
      // Another element for each try: a browser does not fetch again for one that has failed.
      key={usable ? times : "placeholder"}
      className={cx(styles.picture, className)}
      // `sizes` before `srcset` before `src`: React sets them in this order, and the browser fetches once.
      sizes={srcSet === undefined ? undefined : sizes}
      srcSet={srcSet}
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={priority === "lazy" ? "lazy" : "eager"}
      fetchPriority={FETCH_PRIORITIES[priority]}
      decoding="async"
      onError={fail}
    />
  );
  if (colour === null) return picture;
  return (
    <>
      {/* Its colour is an attribute of SVG: the page's security policy forbids styles in what a server has rendered. */}
      <svg className={styles.colour} color={colour} aria-hidden focusable="false" />
      {picture}
    </>
  );
}
