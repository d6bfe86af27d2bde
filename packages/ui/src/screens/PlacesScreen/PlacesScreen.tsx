import type { ReactNode } from "react";
import { useMessages } from "../../messages/use-messages.ts";
import styles from "./PlacesScreen.module.css";

export interface PlacesScreenProps {
  /** The tab bar, below the top bar. */
  readonly tabs?: ReactNode;
  /** 'Filters' on a phone: `FilterPanel`. */
  readonly filterPanel: ReactNode;
  /** 'Views', after 'Filters' on a phone. */
  readonly views?: ReactNode;
  /** Grid, table or map, at the end of the row on a phone. */
  readonly layoutSwitch?: ReactNode;
  /** Dialogs of the filters. Each shows itself. */
  readonly dialogs?: ReactNode;
  /** `ListingPage`, `PlacesMap` or `NoFavorites`. */
  readonly children: ReactNode;
}

/** The places home (§2), around its content: tabs above it, and the row of a phone. */
export function PlacesScreen({ tabs, filterPanel, views, layoutSwitch, dialogs, children }: PlacesScreenProps) {
  const { filters } = useMessages();
  return (
    <>
      {tabs}
      <section className={styles.bar} aria-label={filters.title}>
        {filterPanel}
        {views}
        {layoutSwitch !== undefined && <div className={styles.layout}>{layoutSwitch}</div>}
      </section>
      {children}
      {dialogs}
    </>
  );
}
