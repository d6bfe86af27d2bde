import { useMessages } from "../../messages/use-messages.ts";
import styles from "./MetroDisc.module.css";

export interface MetroDiscProps {
  /** The diameter in pixels: 19 in cards, 20 in rows, 30 on the page of a place. @default 20 */
  readonly size?: 19 | 20 | 30;
}

/** The metro disc. It shows 'M', never a line number, because it marks a travel time by metro, whatever the line. */
export function MetroDisc({ size = 20 }: MetroDiscProps) {
  const { signs, travel } = useMessages();
  return (
    <span className={styles.disc} data-size={size} role="img" aria-label={travel.metro}>
      {signs.metro}
    </span>
  );
}
