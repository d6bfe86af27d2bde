import { type MediaItem, videoSources } from "@flaneur/domain";
import { ImagesIcon } from "@phosphor-icons/react/dist/csr/Images";
import { type UIEvent, useState } from "react";
import { useViewport } from "../../lib/use-viewport.ts";
import { Picture } from "../Picture/Picture.tsx";
import styles from "./Gallery.module.css";
import { LARGE_SIZES, SMALL_SIZES } from "./picture-sizes.ts";

export interface GalleryProps {
  /** Whose pictures they are, for those who cannot see them. */
  readonly name: string;
  readonly media: readonly MediaItem[];
  /** Opens the lightbox. Pictures are plain without it. */
  readonly onOpen?: ((index: number) => void) | undefined;
}

/** On a desktop one large picture and up to four small ones. */
const DESKTOP_COUNT = 5;

/** The pictures of a place: a wall of five on a desktop, on a phone one at a time under the thumb. */
export function Gallery({ name, media, onOpen }: GalleryProps) {
  const { phone } = useViewport();
  const [current, setCurrent] = useState(0);
  const items: readonly (MediaItem | undefined)[] = media.length === 0 ? [undefined] : media;
  // A desktop shows what there is, unless the rest waits in the lightbox.
  const counted = items.length > 1 && (phone || (onOpen !== undefined && items.length > DESKTOP_COUNT));
  const shown = Math.min(current, items.length - 1);
  // The controls of a video are where the count would be.
  const controlled = phone && items[shown]?.kind === "video";
  const onScroll = ({ currentTarget: { scrollLeft, clientWidth } }: UIEvent) =>
    setCurrent(Math.round(scrollLeft / Math.max(clientWidth, 1)));
  return (
    <section className={styles.gallery} aria-label={`Pictures of ${name}`}>
      <ul
        className={styles.list}
        data-count={Math.min(items.length, DESKTOP_COUNT)}
        onScroll={onScroll}
        // A strip that scrolls must be reachable by keyboard; a wall need not be.
        {...(phone && items.length > 1 ? { tabIndex: 0 } : {})}
      >
        {items.map((item, index) => (
          <li key={item?.url ?? "placeholder"} className={styles.item}>
            <Medium item={item} alt={`${name}, ${index + 1} / ${items.length}`} large={index === 0} />
            {onOpen !== undefined && (
              <button
                type="button"
                className={styles.open}
                aria-label={`Open picture ${index + 1} of ${items.length}`}
                onClick={() => onOpen(index)}
              />
            )}
          </li>
        ))}
      </ul>
      {counted && !controlled && (
        <span className={styles.count}>
          <ImagesIcon size={16} aria-hidden />
          {shown + 1} / {items.length}
        </span>
      )}
    </section>
  );
}

interface MediumProps {
  readonly item: MediaItem | undefined;
  readonly alt: string;
  readonly large: boolean;
}

function Medium({ item, alt, large }: MediumProps) {
  if (item?.kind === "video") {
    const { sources, still } = videoSources(item.url);
    return (
      // Nothing of it is fetched before somebody plays it: the still stands there.
      <video className={styles.video} poster={still} aria-label={alt} preload="none" controls muted loop playsInline>
        {sources.map(({ src, type }) => (
          <source key={src} src={src} type={type} />
        ))}
      </video>
    );
  }
  return (
    <Picture
      url={item?.url}
      alt={item === undefined ? "" : alt}
      sizes={large ? LARGE_SIZES : SMALL_SIZES}
      width={large ? 604 : 290}
      height={large ? 492 : 242}
      priority={large}
    />
  );
}
