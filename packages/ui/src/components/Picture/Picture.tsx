import { imageSources, PLACEHOLDER_IMAGE, RETRIES } from "@flaneur/domain";
import { useState } from "react";
import { cx } from "../../lib/cx.ts";
import styles from "./Picture.module.css";

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
  /** In the first screen: fetched at once and with high priority. @default false */
  readonly priority?: boolean;
  readonly className?: string | undefined;
}

/** A picture that keeps its place while it loads, is dimmed in the dark theme, and falls back when it is broken (§8). */
export function Picture({ url, alt, sizes, width, height, priority = false, className }: PictureProps) {
  const [failed, setFailed] = useState({ url, times: 0 });
  const times = failed.url === url ? failed.times : 0;
  // §9: media are tried again twice.
  const usable = url !== undefined && times <= RETRIES.media;
  const { src, srcSet } = usable ? imageSources(url) : { src: PLACEHOLDER_IMAGE, srcSet: undefined };
  return (
    <img
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
      loading={priority ? "eager" : "lazy"}
      fetchPriority={priority ? "high" : "auto"}
      decoding="async"
      onError={() => {
        if (usable) setFailed({ url, times: times + 1 });
      }}
    />
  );
}
