import { videoSources } from "@flaneur/domain";
import { PlayIcon } from "@phosphor-icons/react/dist/csr/Play";
import { useEffect, useRef, useState } from "react";
import { useMessages } from "../../messages/use-messages.ts";
import styles from "./Clip.module.css";

export interface ClipProps {
  readonly url: string;
  readonly name: string;
  readonly onPlay: () => void;
  /** A press on it opens something larger, where it plays: here it only shows that there is one. */
  readonly openable: boolean;
}

/** A clip, shown by its first frame until somebody plays it; only then it has the browser's controls. */
export function Clip({ url, name, onPlay, openable }: ClipProps) {
  const { gallery } = useMessages();
  const [pressed, setPressed] = useState(false);
  const video = useRef<HTMLVideoElement>(null);
  // Its controls take the focus of the button that they replace.
  useEffect(() => {
    if (pressed) video.current?.focus();
  }, [pressed]);
  const { sources, still } = videoSources(url);
  const pill = (
    <span className={styles.pill}>
      <PlayIcon size={15} weight="fill" aria-hidden />
      {gallery.play}
    </span>
  );
  return (
    <>
      <video
        ref={video}
        className={styles.video}
        poster={still}
        aria-label={gallery.clip(name)}
        // Nothing of it is fetched before somebody plays it: the still stands there. Without one, its first frame does.
        preload={still === undefined ? "metadata" : "none"}
        controls={pressed}
        muted
        loop
        playsInline
      >
        {sources.map(({ src, type }) => (
          <source key={src} src={src} type={type} />
        ))}
      </video>
      {openable && pill}
      {!openable && !pressed && (
        <button
          type="button"
          className={styles.play}
          aria-label={gallery.playClip(name)}
          onClick={() => {
            setPressed(true);
            onPlay();
            // Refused where the browser has nothing it can play: its controls then say so.
            video.current?.play().catch(() => undefined);
          }}
        >
          {pill}
        </button>
      )}
    </>
  );
}
