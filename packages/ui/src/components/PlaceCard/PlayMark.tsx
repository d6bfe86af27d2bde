import { PlayIcon } from "@phosphor-icons/react/dist/csr/Play";
import { formatName } from "../../lib/format-dashes.ts";
import { useMessages } from "../../messages/use-messages.ts";
import styles from "./PlaceCard.module.css";

interface PlayMarkProps {
  /** The name of the place. */
  readonly name: string;
  /** Called when the button is pressed. If undefined, a mark is rendered instead of a button. */
  readonly onPlay: (() => void) | undefined;
  /** Called on pointer enter and on focus, before a press. Use it to preload the player. */
  readonly onIntent: (() => void) | undefined;
}

/** A button that plays the video of a place, or a mark of the video. The button is in front of the card's link. */
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
      aria-label={card.playVideo(formatName(name))}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onClick={onPlay}
    >
      {icon}
    </button>
  );
}
