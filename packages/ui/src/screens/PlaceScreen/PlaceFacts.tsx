import type { Place } from "@flaneur/domain";
import { TextLink } from "../../components/TextLink/TextLink.tsx";
import { usePlaceMessages } from "../../messages/place.ts";
import styles from "./LocationCard.module.css";

/** Returns the host of a website ('cafecharlot.com'), or the given text if it is not a valid URL. */
const hostOf = (website: string): string => {
  try {
    return new URL(website).hostname.replace(/^www\./, "");
  } catch {
    return website;
  }
};

/** The rating, the website and the wheelchair access of a place. Unknown facts are omitted. */
export function PlaceFacts({ place }: { readonly place: Pick<Place, "rating" | "website" | "wheelchair"> }) {
  const messages = usePlaceMessages();
  const { rating, website, wheelchair } = place;
  if (rating === null && website === null && wheelchair === null) return null;
  return (
    <dl className={styles.facts}>
      {rating !== null && (
        <div className={styles.fact}>
          <dt className={styles.term}>{messages.place.rating}</dt>
          <dd>{messages.place.ratingOf(rating)}</dd>
        </div>
      )}
      {website !== null && (
        <div className={styles.fact}>
          <dt className={styles.term}>{messages.place.website}</dt>
          <dd>
            <TextLink href={website}>{hostOf(website)}</TextLink>
          </dd>
        </div>
      )}
      {wheelchair !== null && (
        <div className={styles.fact}>
          <dt className={styles.term}>{messages.place.access}</dt>
          <dd>{messages.place.wheelchair[wheelchair]}</dd>
        </div>
      )}
    </dl>
  );
}
