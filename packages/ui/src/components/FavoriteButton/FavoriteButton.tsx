import { HeartIcon } from "@phosphor-icons/react/dist/csr/Heart";
import { cx } from "../../lib/cx.ts";
import { HEART } from "../../lib/use-heart-focus.ts";
import { useMessages } from "../../messages/use-messages.ts";
import styles from "./FavoriteButton.module.css";

export interface FavoriteButtonProps {
  /** The name of the place. It is part of the accessible name, because a list has many hearts. */
  readonly name: string;
  /** Whether the place is a favorite. */
  readonly pressed: boolean;
  /** Called when the button is pressed. */
  readonly onToggle: () => void;
  /**
   * Where the heart is shown: on a paper disc over a picture, in a ring next to a title, or plain in a row.
   * @default "picture"
   */
  readonly placement?: "picture" | "title" | "row";
  /** An additional class of the button. */
  readonly className?: string | undefined;
}

/** The heart of a place: a toggle button whose accessible name says what a press does. */
export function FavoriteButton({ name, pressed, onToggle, placement = "picture", className }: FavoriteButtonProps) {
  const { card } = useMessages();
  return (
    <button
      {...HEART}
      type="button"
      className={cx(styles.heart, styles[placement], className)}
      aria-pressed={pressed}
      aria-label={(pressed ? card.removeFavorite : card.addFavorite)(name)}
      onClick={onToggle}
    >
      <HeartIcon className={styles.icon} weight={pressed ? "fill" : "regular"} aria-hidden />
    </button>
  );
}
