import { type Place, SEED_SOURCE, UNNAMED_SOURCE } from "@flaneur/domain";
import { usePlaceMessages } from "../../messages/place.ts";
import styles from "./LocationCard.module.css";

interface PlaceNoteProps {
  readonly place: Pick<Place, "rating" | "ratingSource" | "wheelchair">;
}

/** The wheelchair access and the rating of a place. Unknown facts are omitted. */
export function PlaceNote({ place }: PlaceNoteProps) {
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
            {ratingSource === null || ratingSource === SEED_SOURCE
              ? texts.ourNote
              : texts.noteOf(ratingSource === UNNAMED_SOURCE ? null : ratingSource)}
          </dt>
          <dd className={styles.note}>{texts.note(rating)}</dd>
        </div>
      )}
    </dl>
  );
}
