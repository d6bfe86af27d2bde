import { Button } from "../../components/Button/Button.tsx";
import { MapList, type MapListProps } from "../../components/MapList/MapList.tsx";
import { useMessages } from "../../messages/use-messages.ts";
import { EmptyListing } from "../PlacesScreen/EmptyListing.tsx";
import type { PlacesScreenProps, ScreenParts } from "../PlacesScreen/places-screen-props.ts";
import styles from "./PlacesMap.module.css";

interface MapListBodyProps {
  readonly screen: PlacesScreenProps;
  readonly parts: ScreenParts;
  readonly list: Pick<MapListProps, "selected" | "onSelect" | "onMark">;
}

const SKELETONS = ["a", "b", "c", "d", "e"];

/** The places of the page, or why there are none. */
export function MapListBody({ screen, parts, list }: MapListBodyProps) {
  const { common } = useMessages();
  const { listing } = screen;
  switch (listing.status) {
    case "loading":
      return (
        <div aria-busy>
          {SKELETONS.map((key) => (
            <div key={key} className={styles.skeleton} aria-hidden>
              <span />
            </div>
          ))}
        </div>
      );
    case "error":
      return (
        <div className={styles.failed}>
          {screen.onRetry !== undefined && listing.retryable && (
            <Button size="large" onClick={screen.onRetry}>
              {common.tryAgain}
            </Button>
          )}
        </div>
      );
    case "empty":
      return (
        <div className={styles.empty}>
          <EmptyListing
            onClearAll={parts.clearAll}
            {...(screen.suggestions !== undefined && { suggestions: screen.suggestions })}
            {...(screen.onSuggestion !== undefined && { onSuggestion: screen.onSuggestion })}
          />
        </div>
      );
    case "ready":
      return (
        <div aria-busy={listing.refreshing} className={styles.places} data-refreshing={listing.refreshing}>
          <MapList
            {...list}
            places={listing.places}
            {...(screen.chosenTypes !== undefined && { chosenTypes: screen.chosenTypes })}
            {...(screen.transportMode !== undefined && { transportMode: screen.transportMode })}
            {...(screen.favorites !== undefined && { favorites: screen.favorites })}
            onToggleFavorite={screen.onToggleFavorite}
          />
        </div>
      );
  }
}
