import type { ReactNode } from "react";
import styles from "./MapColumns.module.css";

interface MapColumnsProps {
  /** What is above the places. */
  readonly head: ReactNode;
  /** The map. If absent, its column is omitted. */
  readonly map: ReactNode | undefined;
  /** The places. */
  readonly children: ReactNode;
}

/** The content of a page of places with their map. From 1024 px on, the map stays beside them. */
export const MapColumns = ({ head, map, children }: MapColumnsProps) => (
  <div className={styles.columns}>
    <div className={styles.head}>{head}</div>
    <div className={styles.places}>{children}</div>
    {map !== undefined && <div className={styles.map}>{map}</div>}
  </div>
);
