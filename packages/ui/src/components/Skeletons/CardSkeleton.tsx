import styles from "./Skeletons.module.css";

/** A card that is not there yet, in its own shapes. Still: a page that shimmers is not faster. */
export const CardSkeleton = () => (
  <div className={styles.card} aria-hidden>
    <span className={styles.media} />
    <span className={styles.line} style={{ width: "82%" }} />
    <span className={styles.line} style={{ width: "56%", height: 12 }} />
  </div>
);
