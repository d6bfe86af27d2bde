import { HeartIcon } from "@phosphor-icons/react/dist/csr/Heart";
import { cx } from "../../lib/cx.ts";
import { useMessages } from "../../messages/use-messages.ts";
import styles from "./FavoriteButton.module.css";

export interface FavoriteButtonProps {
  readonly pressed: boolean;
  readonly onToggle: () => void;
  /** On a picture it stands on paper, beside a title in a ring, in a row by itself. @default "picture" */
  readonly place?: "picture" | "title" | "row";
  readonly className?: string | undefined;
}

/** The favorite control: a toggle button named by what pressing it does. */
export function FavoriteButton({ pressed, onToggle, place = "picture", className }: FavoriteButtonProps) {
  const { card } = useMessages();
  return (
    <button
      type="button"
      className={cx(styles.heart, styles[place], className)}
      aria-pressed={pressed}
      aria-label={pressed ? card.removeFavorite : card.addFavorite}
      onClick={onToggle}
    >
      <HeartIcon className={styles.icon} weight={pressed ? "fill" : "regular"} aria-hidden />
    </button>
  );
}
