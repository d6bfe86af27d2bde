import { PlayIcon } from "@phosphor-icons/react/dist/csr/Play";
import { setName } from "../../lib/dashes.ts";
import { useMessages } from "../../messages/use-messages.ts";
import styles from "./PlaceCard.module.css";

interface PlayMarkProps {
  readonly name: string;
  /** A mark without it. */
  readonly onPlay: (() => void) | undefined;
  readonly onIntent: (() => void) | undefined;
}

/** That a place has a video, and what plays it. It stands above the link that covers the card. */
export function PlayMark({ name, onPlay, onIntent }: PlayMarkProps) {
  const { card } = useMessages();
  const icon = <PlayIcon size="46%" weight="fill" aria-hidden />;
  if (onPlay === undefined) {
    return (
      <span className={styles.play} role="img" aria-label={card.hasVideo}>
        {icon}
      </span>
    );
  }
  return (
    <button
      type="button"
      className={styles.play}
      aria-label={card.playVideo(setName(name))}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onClick={onPlay}
    >
      {icon}
    </button>
  );
}
