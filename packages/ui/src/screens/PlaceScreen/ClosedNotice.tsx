import { usePlaceMessages } from "../../messages/place.ts";
import styles from "./ClosedNotice.module.css";

/**
 * A notice that the place is permanently closed, with a crossed-out sign, like the road sign at the end of a French
 * town.
 */
export function ClosedNotice() {
  const { place } = usePlaceMessages();
  return (
    <div className={styles.notice}>
      <span className={styles.sign} aria-hidden />
      <div>
        <h2 className={styles.title}>{place.closedTitle}</h2>
        <p className={styles.text}>{place.closed}</p>
      </div>
    </div>
  );
}
