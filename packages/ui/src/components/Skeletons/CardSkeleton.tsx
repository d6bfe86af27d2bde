import { cx } from "../../lib/cx.ts";
import styles from "./Skeletons.module.css";

interface CardSkeletonProps {
  /** The layout of the card: see `PlaceCard`. @default "grid" */
  readonly layout?: "grid" | "strip";
}

/** A placeholder in the shape of a card, without animation. */
export const CardSkeleton = ({ layout = "grid" }: CardSkeletonProps) => (
  <div className={cx(styles.card, layout === "strip" && styles.strip)} aria-hidden>
    <span className={styles.media} />
    <span className={styles.line} style={{ width: "82%" }} />
    <span className={styles.line} style={{ width: "56%", height: 12 }} />
    {layout === "strip" && <span className={styles.line} style={{ width: "64%", height: 24 }} />}
  </div>
);
