import type { Place } from "@flaneur/domain";
import { TextLink } from "../../components/TextLink/TextLink.tsx";
import { openingHoursLines } from "../../lib/opening-hours.ts";
import { usePlaceMessages } from "../../messages/place.ts";
import styles from "./LocationCard.module.css";

/** 'cafecharlot.com' from its address; the address itself when it cannot be read. */
const hostOf = (website: string): string => {
  try {
    return new URL(website).hostname.replace(/^www\./, "");
  } catch {
    return website;
  }
};

/** Opening hours, rating, website and access, where they are known. */
export function PlaceFacts({
  place,
}: {
  readonly place: Pick<Place, "openingHours" | "rating" | "website" | "wheelchair">;
}) {
  const messages = usePlaceMessages();
  const { openingHours, rating, website, wheelchair } = place;
  if (openingHours === null && rating === null && website === null && wheelchair === null) return null;
  return (
    <dl className={styles.facts}>
      {openingHours !== null && (
        <div className={styles.fact}>
          <dt className={styles.term}>{messages.place.openingHours}</dt>
          <dd>
            {openingHoursLines(openingHours, messages).map(({ days, hours }) => (
              <span key={`${days} ${hours.join()}`} className={styles.line}>
                {days !== null && <span className={styles.days}>{days} </span>}
                <span className={styles.hours}>
                  {hours.map((each) => (
                    <span key={each} className={styles.interval}>
                      {each}{" "}
                    </span>
                  ))}
                </span>
              </span>
            ))}
          </dd>
        </div>
      )}
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
