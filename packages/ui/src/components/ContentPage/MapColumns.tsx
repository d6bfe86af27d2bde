import type { ReactNode } from "react";
import styles from "./MapColumns.module.css";

interface MapColumnsProps {
  /** The content above the places, such as the title and the totals. */
  readonly head: ReactNode;
  /** The map. If absent, its column is omitted. */
  readonly map: ReactNode | undefined;
  /** The places. */
  readonly children: ReactNode;
}

/** The places of a page and their map. In a window of 1024 px or more, the map stays visible next to the places. */
export const MapColumns = ({ head, map, children }: MapColumnsProps) => (
  <div className={styles.columns}>
    <div className={styles.head}>{head}</div>
    <div className={styles.places}>{children}</div>
    {map !== undefined && <div className={styles.map}>{map}</div>}
  </div>
);
