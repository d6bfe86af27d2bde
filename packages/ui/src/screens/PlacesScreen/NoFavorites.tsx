import type { ReactNode } from "react";
import { Button } from "../../components/Button/Button.tsx";
import chairs from "../../components/EmptyState/chairs.svg?url";
import { EmptyState } from "../../components/EmptyState/EmptyState.tsx";
import { useMessages } from "../../messages/use-messages.ts";
import styles from "./PlacesScreen.module.css";
import type { TabPanel } from "./use-tab-panel.ts";

export interface NoFavoritesProps {
  /** The offer to bring places from other maps, rendered below the empty state. */
  readonly bring?: ReactNode;
  /** Well-known places with hearts, rendered below the offer. */
  readonly firstPlaces?: ReactNode;
  /** The props that make the page the panel of its tab. */
  readonly panel: TabPanel;
  /** Called when 'All Places' is pressed. */
  readonly onShowAll?: (() => void) | undefined;
}

/** The Favorites tab without favorites. It explains how to add the first favorite. */
export function NoFavorites({ panel, onShowAll, bring, firstPlaces }: NoFavoritesProps) {
  const { favorites, tabs } = useMessages();
  return (
    <main className={styles.noFavorites} id="content" tabIndex={-1}>
      <div {...panel}>
        <p className={styles.favorites} id="results" tabIndex={-1}>
          {tabs.favorites}
        </p>
        <EmptyState
          headingLevel={1}
          title={favorites.emptyTitle}
          text={favorites.emptyText}
          picture={chairs}
          action={
            <Button size="large" onClick={onShowAll}>
              {tabs.all}
            </Button>
          }
        />
        {bring}
        {firstPlaces}
      </div>
    </main>
  );
}
