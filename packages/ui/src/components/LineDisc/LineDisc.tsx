import { useMessages } from "../../messages/use-messages.ts";
import styles from "./LineDisc.module.css";

export interface LineDiscProps {
  /** 19 in cards, 20 in rows, 30 on the detail page. @default 20 */
  readonly size?: 19 | 20 | 30;
}

/** The disc of the metro. It shows 'M' and never a line number: the lines are not in the data. */
export function LineDisc({ size = 20 }: LineDiscProps) {
  const { signs, travel } = useMessages();
  return (
    <span className={styles.disc} data-size={size} role="img" aria-label={travel.metro}>
      {signs.metro}
    </span>
  );
}
