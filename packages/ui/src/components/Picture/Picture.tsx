import { posterColour, RETRIES } from "@flaneur/domain";
import { useEffect, useRef, useState } from "react";
import { useAssets } from "../../lib/assets.ts";
import { cx } from "../../lib/cx.ts";
import styles from "./Picture.module.css";
import { UnsavedPicture } from "./UnsavedPicture.tsx";

export type PicturePriority = "high" | "early" | "lazy";

const FETCH_PRIORITIES = { high: "high", early: "low", lazy: "auto" } as const satisfies Record<
  PicturePriority,
  string
>;

export interface PictureProps {
  /** The URL of the picture. If undefined, the placeholder is shown. */
  readonly url: string | undefined;
  /**
   * The type of the place. Without a connection, its glyph replaces a picture that could not be loaded. With a
   * connection or without a type, the placeholder replaces the picture.
   */
  readonly type?: string | undefined;
  /** The alternative text. Empty if adjacent text says the same. */
  readonly alt: string;
  /** The width in CSS pixels. Together with `height`, it reserves the space before the picture loads. */
  readonly width: number;
  /** The height in CSS pixels. */
  readonly height: number;
  /**
   * When to load: `high` at once and first, `early` at once, `lazy` when the picture is near the viewport.
   * @default "lazy"
   */
  readonly priority?: PicturePriority;
  /**
   * The background until one of our own posters has loaded. `colour` is the colour of the place, and needs a positioned
   * parent. `parent` is the background of the parent.
   * @default "colour"
   */
  readonly ground?: "colour" | "parent";
  /** An additional class of the image. */
  readonly className?: string | undefined;
}

/** A picture that reserves its space while it loads, is dimmed in the dark theme, and has a fallback (§8). */
export function Picture({
  url,
  type,
  alt,
  width,
  height,
  priority = "lazy",
  ground = "colour",
  className,
}: PictureProps) {
  const { placeholder } = useAssets();
  const [failed, setFailed] = useState({ url, times: 0 });
  const times = failed.url === url ? failed.times : 0;
  // A failed picture is retried twice (§9).
  const usable = url !== undefined && times <= RETRIES.media;
  const colour = usable && ground === "colour" ? posterColour(url) : null;
  const image = useRef<HTMLImageElement>(null);
  const fail = () => {
    if (usable) setFailed({ url, times: times + 1 });
  };
  // A server-rendered picture may have failed before hydration, when no listener was attached.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the listener handles later failures.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) fail();
  }, []);
  const picture = (
    <img
      ref={image}
      // Each attempt mounts a new element, because browsers do not retry a failed image element.
      key={usable ? times : "placeholder"}
      className={cx(styles.picture, className)}
      src={usable ? url : placeholder}
      alt={alt}
      width={width}
      height={height}
      loading={priority === "lazy" ? "lazy" : "eager"}
      fetchPriority={FETCH_PRIORITIES[priority]}
      decoding="async"
      onError={fail}
    />
  );
  if (!usable && url !== undefined && type !== undefined) {
    return (
      <UnsavedPicture type={type} alt={alt} onReturn={() => setFailed({ url, times: 0 })}>
        {picture}
      </UnsavedPicture>
    );
  }
  if (colour === null) return picture;
  return (
    <>
      {/* The colour is an SVG attribute, because the content security policy blocks styles in server-rendered HTML. */}
      <svg className={styles.colour} color={colour} aria-hidden focusable="false" />
      {picture}
    </>
  );
}
