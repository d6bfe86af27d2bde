import { type MediaItem, videoSources } from "@flaneur/domain";
import { PlayIcon } from "@phosphor-icons/react/dist/csr/Play";
import { useEffect, useRef } from "react";
import { useLightboxMessages } from "../../messages/lightbox.ts";
import { Picture } from "../Picture/Picture.tsx";
import styles from "./Thumbs.module.css";

interface ThumbsProps {
  /** The pictures and videos, in the order of the gallery. */
  readonly media: readonly MediaItem[];
  /** The index of the shown picture or video, or null if none is shown. */
  readonly shown: number | null;
  /** Where the thumbnails are: below a picture, or in the column next to a video or a notice. */
  readonly place: "below" | "companion";
  /** Called with the index of the thumbnail that is pressed. */
  readonly onShow: (index: number) => void;
}

/** The thumbnails of all media. Pressing a thumbnail shows its picture or video. */
export function Thumbs({ media, shown, place, onShow }: ThumbsProps) {
  const texts = useLightboxMessages();
  const current = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (shown !== null) current.current?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [shown]);
  return (
    <ul className={styles.thumbs} data-place={place} aria-label={texts.thumbs}>
      {media.map((item, index) => (
        <li key={item.url}>
          <button
            type="button"
            ref={index === shown ? current : null}
            className={styles.thumb}
            aria-current={index === shown}
            aria-label={(item.kind === "image" ? texts.showPicture : texts.showVideo)(index + 1, media.length)}
            onClick={() => onShow(index)}
          >
            <Thumb item={item} />
            {item.kind === "video" && <PlayIcon className={styles.play} size={16} weight="fill" aria-hidden />}
          </button>
        </li>
      ))}
    </ul>
  );
}

function Thumb({ item }: { readonly item: MediaItem }) {
  const still = item.kind === "image" ? item.url : videoSources(item.url).still;
  // A video of another site has no still picture.
  if (still === undefined)
    return <video src={item.url} preload="metadata" muted playsInline tabIndex={-1} aria-hidden />;
  return <Picture url={still} alt="" width={60} height={75} />;
}
