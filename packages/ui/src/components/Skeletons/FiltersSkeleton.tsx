import { useMessages } from "../../messages/use-messages.ts";
import styles from "./Skeletons.module.css";

/** A placeholder of the filters while their options load (§8). */
export const FiltersSkeleton = () => (
  <div className={styles.filters} aria-busy>
    <p className={styles.words}>{useMessages().filters.loading}</p>
    {[76, 42, 54, 48, 60, 44, 70, 58].map((width) => (
      <span key={width} className={styles.row} aria-hidden>
        <span className={styles.box} />
        <span className={styles.bar} style={{ width }} />
      </span>
    ))}
  </div>
);
