import { useMessages } from "../../messages/use-messages.ts";
import styles from "./ClosedNotice.module.css";

/** A place that is no more says so in a sentence, under the struck sign at the end of a town. */
export function ClosedNotice() {
  const { place } = useMessages();
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
