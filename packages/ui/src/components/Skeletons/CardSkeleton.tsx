import styles from "./Skeletons.module.css";

/** A placeholder in the shape of a card, without animation. */
export const CardSkeleton = () => (
  <div className={styles.card} aria-hidden>
    <span className={styles.media} />
    <span className={styles.line} style={{ width: "82%" }} />
    <span className={styles.line} style={{ width: "56%", height: 12 }} />
  </div>
);
