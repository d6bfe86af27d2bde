import styles from "./ClosedNotice.module.css";

/** A place that is no more says so in a sentence, under the struck sign at the end of a town. */
export const ClosedNotice = () => (
  <div className={styles.notice}>
    <span className={styles.sign} aria-hidden />
    <div>
      <h2 className={styles.title}>Permanently closed</h2>
      <p className={styles.text}>
        It is no longer in the lists. This page stays, so that links and favorites keep working.
      </p>
    </div>
  </div>
);
