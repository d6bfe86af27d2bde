import { usePlaceMessages } from "../../messages/place.ts";
import styles from "./ClosedNotice.module.css";

/** A notice that the place is permanently closed, with the crossed-out sign of the end of a town. */
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
