import styles from "./Skeletons.module.css";

/**
 * A placeholder in the shape of a place's page. Hidden from screen readers: `PlaceScreen` announces a text while the
 * place loads.
 */
export const DetailSkeleton = () => (
  <div aria-hidden>
    <div className={styles.gallery}>
      <span />
      <span />
      <span />
    </div>
    <div className={styles.text}>
      <span className={styles.line} style={{ width: "48%", height: 48 }} />
      <span className={styles.line} style={{ width: "30%", height: 30 }} />
      <span className={styles.line} style={{ width: "88%" }} />
      <span className={styles.line} style={{ width: "92%" }} />
      <span className={styles.line} style={{ width: "64%" }} />
    </div>
  </div>
);
