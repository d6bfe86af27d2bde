import type { ReactNode } from "react";
import { useMessages } from "../../messages/use-messages.ts";
import styles from "./PlacesScreen.module.css";

export interface PlacesScreenProps {
  /** The tab bar, below the top bar. */
  readonly tabs?: ReactNode;
  /** The button 'Filters' of a phone: `FilterPanel`. */
  readonly filterPanel: ReactNode;
  /** The button 'Views' of a phone, after 'Filters': `ViewsPanel`. */
  readonly views?: ReactNode;
  /** The layout switch of a phone, at the end of the row: `LayoutSwitch`. */
  readonly layoutSwitch?: ReactNode;
  /** The dialogs of the filters, and the drop target of the Favorites tab. Each renders nothing until it opens. */
  readonly dialogs?: ReactNode;
  /** The content: `ListingPage`, `PlacesMap` or `NoFavorites`. */
  readonly children: ReactNode;
}

/** The frame of the home page (§2): the tabs, and on a phone the row of buttons, above the content. */
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
