import type { MediaItem } from "@flaneur/domain";
import { ImagesIcon } from "@phosphor-icons/react/dist/csr/Images";
import { type ReactNode, type UIEvent, useState } from "react";
import { useViewport } from "../../lib/use-viewport.ts";
import { usePlaceMessages } from "../../messages/place.ts";
import { Picture, type PicturePriority } from "../Picture/Picture.tsx";
import { Clip } from "./Clip.tsx";
import styles from "./Gallery.module.css";
import { galleryLayout, inGalleryOrder } from "./gallery-layout.ts";

export interface GalleryProps {
  /** The name of the place, for alternative texts. */
  readonly name: string;
  /** The pictures and clips of the place. If empty, a placeholder is shown. */
  readonly media: readonly MediaItem[];
  /**
   * The type of the place. Without a connection, its glyph replaces a picture that could not be loaded. With a
   * connection or without a type, the placeholder replaces the picture.
   */
  readonly type?: string | undefined;
  /** Content for the desktop columns that the pictures leave free: a map, or a plaque. */
  readonly sideContent?: ReactNode;
  /**
   * The layout of `sideContent`. `map`: the last column is always reserved, and the content fills all columns that the
   * pictures leave free. `plaque`: the content is centred in these columns, if there are any. @default "plaque"
   */
  readonly sideContentKind?: "map" | "plaque";
  /**
   * Called when a picture or clip is pressed, with its kind and its index in the order of the gallery, counted from 0.
   * Open the lightbox there. If absent, pictures and clips cannot be pressed.
   */
  readonly onOpen?: ((kind: MediaItem["kind"], index: number) => void) | undefined;
  /** Called on pointer enter and on focus of a picture or clip, before a press. Use it to preload the lightbox. */
  readonly onIntent?: (() => void) | undefined;
}

/** Returns the index of the visible picture of the strip. At the end of the strip, it is the last picture. */
function pictureInView({ currentTarget: strip }: UIEvent<HTMLElement>, count: number): number {
  if (strip.scrollLeft + strip.clientWidth >= strip.scrollWidth - 1) return count - 1;
  const width = strip.firstElementChild?.clientWidth ?? strip.clientWidth;
  return Math.round(strip.scrollLeft / Math.max(width, 1));
}

/** Returns the loading priority: high for the first picture, early for others in view, lazy for the rest. */
function priorityOf(index: number, inView: number): PicturePriority {
  if (index === 0) return "high";
  return index < inView ? "early" : "lazy";
}

/** The pictures of a place: a wall of posters on a desktop, otherwise a strip that scrolls sideways. */
export function Gallery({
  name,
  media,
  type,
  sideContent,
  sideContentKind = "plaque",
  onOpen,
  onIntent,
}: GalleryProps) {
  const { gallery } = usePlaceMessages();
  const { columns } = useViewport();
  const strip = columns < 3;
  const [current, setCurrent] = useState(0);
  const ordered = inGalleryOrder(media);
  const items: readonly (MediaItem | undefined)[] = ordered.length === 0 ? [undefined] : ordered;
  const layout = galleryLayout(items.length, sideContentKind === "map");
  const counted = strip ? items.length > 1 : items.length > layout.slots.length;
  const shown = Math.min(current, items.length - 1);
  return (
    <section className={styles.gallery} aria-label={gallery.label(name)}>
      <ul
        className={styles.list}
        data-columns={layout.columns}
        onScroll={(event) => setCurrent(pictureInView(event, items.length))}
        // A strip is focusable, so that it can be scrolled by keyboard.
        {...(strip && items.length > 1 ? { tabIndex: 0 } : {})}
      >
        {items.map((item, index) => (
          <li
            key={item?.url ?? "placeholder"}
            className={styles.item}
            data-beyond={index >= layout.slots.length}
            // Attributes replace inline styles, which the content security policy blocks in server-rendered HTML.
            data-row={layout.slots[index]?.row}
            data-track={layout.slots[index]?.track}
            data-large={layout.slots[index]?.large}
          >
            {item?.kind === "video" ? (
              <Clip url={item.url} name={name} />
            ) : (
              <Picture
                url={item?.url}
                type={type}
                alt={item === undefined ? "" : gallery.picture(name, index + 1, items.length)}
                width={800}
                height={1000}
                priority={priorityOf(index, strip ? 1 : layout.slots.length)}
              />
            )}
            {onOpen !== undefined && item !== undefined && (
              <button
                type="button"
                className={styles.open}
                aria-label={(item.kind === "video" ? gallery.openClip : gallery.openPicture)(index + 1, items.length)}
                onPointerEnter={onIntent}
                onFocus={onIntent}
                onClick={() => onOpen(item.kind, index)}
              />
            )}
          </li>
        ))}
      </ul>
      {sideContent !== undefined && layout.free > 0 && (
        <div className={styles.beside} data-columns={layout.free} data-kind={sideContentKind}>
          {sideContent}
        </div>
      )}
      {counted && (
        <span className={styles.count}>
          <ImagesIcon size={16} aria-hidden />
          {gallery.position(shown + 1, items.length)}
        </span>
      )}
    </section>
  );
}
