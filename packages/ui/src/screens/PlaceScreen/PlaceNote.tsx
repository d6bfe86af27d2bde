import type { Place } from "@flaneur/domain";
import { usePlaceMessages } from "../../messages/place.ts";
import styles from "./LocationCard.module.css";

/** The rating and the wheelchair access of a place. Unknown facts are omitted. */
export function PlaceNote({ place }: { readonly place: Pick<Place, "rating" | "ratingSource" | "wheelchair"> }) {
  const { place: texts } = usePlaceMessages();
  const { rating, ratingSource, wheelchair } = place;
  if (rating === null && wheelchair === null) return null;
  return (
    <dl className={styles.facts}>
      {wheelchair !== null && (
        <div className={styles.fact}>
          <dt className={styles.term}>{texts.access}</dt>
          <dd>{texts.wheelchair[wheelchair]}</dd>
        </div>
      )}
      {rating !== null && (
        <div className={styles.fact}>
          <dt className={styles.term}>
            {ratingSource === null || ratingSource === OURS ? texts.ourNote : texts.noteOf(ratingSource)}
          </dt>
          <dd className={styles.note}>{texts.note(rating)}</dd>
        </div>
      )}
    </dl>
  );
}

/** The `ratingSource` of the curated places. */
const OURS = "seed";
