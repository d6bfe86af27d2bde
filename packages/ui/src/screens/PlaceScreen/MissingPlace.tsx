import { useEffect, useRef } from "react";
import { Button } from "../../components/Button/Button.tsx";
import { RelatedPlaces } from "../../components/RelatedPlaces/RelatedPlaces.tsx";
import { SearchBox } from "../../components/SearchBox/SearchBox.tsx";
import { usePlaceMessages } from "../../messages/place.ts";
import type { PlaceGuesses } from "../../view-models/place-state.ts";
import styles from "./MissingPlace.module.css";
import type { PlaceScreenProps } from "./place-screen-props.ts";

interface MissingPlaceProps extends Pick<PlaceScreenProps, "onToggleFavorite" | "onGoBack"> {
  /** The ids of the visitor's favorites. */
  readonly favorites: ReadonlySet<string> | undefined;
  /** The search field, the suggested places and the callbacks. */
  readonly guesses: PlaceGuesses;
}

/**
 * The page of a place that does not exist: a search field with the words of the id in the URL, buttons that lead to
 * other pages, and suggested places.
 */
export function MissingPlace({ guesses, favorites, onToggleFavorite, onGoBack }: MissingPlaceProps) {
  const { place, quick } = usePlaceMessages();
  const missing = useRef<HTMLDivElement>(null);
  // The search field gets the focus, unless the visitor has already focused another element.
  useEffect(() => {
    const focused = document.activeElement;
    const isElsewhere = focused !== null && focused !== document.body && focused.tagName !== "MAIN";
    if (!isElsewhere) missing.current?.querySelector("input")?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <div ref={missing} className={styles.missing}>
        <div role="alert">
          <p className={styles.oops}>{place.failed}</p>
          <h1 className={styles.title}>{place.missingTitle}</h1>
        </div>
        <p className={styles.hint}>{place.lookByName}</p>
        <SearchBox {...guesses.search} className={styles.search} />
        <div className={styles.ways}>
          <Button size="large" onClick={onGoBack}>
            {place.goBack}
          </Button>
          <Button variant="link" onClick={guesses.onShowMap}>
            {place.theMap}
          </Button>
          <Button variant="link" onClick={guesses.onSurprise}>
            {quick.surprise}
          </Button>
        </div>
      </div>
      <RelatedPlaces
        title={place.guesses}
        places={guesses.places}
        favorites={favorites}
        {...(onToggleFavorite !== undefined && { onToggleFavorite })}
      />
    </>
  );
}
