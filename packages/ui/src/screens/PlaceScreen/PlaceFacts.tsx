import type { Place, Wheelchair } from "@flaneur/domain";
import { TextLink } from "../../components/TextLink/TextLink.tsx";
import { openingHoursLines } from "../../lib/opening-hours.ts";
import styles from "./LocationCard.module.css";

const WHEELCHAIR: Readonly<Record<Wheelchair, string>> = {
  yes: "Step-free",
  limited: "Partly step-free",
  no: "Not step-free",
};

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
  const { openingHours, rating, website, wheelchair } = place;
  if (openingHours === null && rating === null && website === null && wheelchair === null) return null;
  return (
    <dl className={styles.facts}>
      {openingHours !== null && (
        <div className={styles.fact}>
          <dt className={styles.term}>Opening hours</dt>
          <dd>
            {openingHoursLines(openingHours).map(({ days, hours }) => (
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
          <dt className={styles.term}>Rating</dt>
          <dd>{rating.toFixed(1)} of 5</dd>
        </div>
      )}
      {website !== null && (
        <div className={styles.fact}>
          <dt className={styles.term}>Website</dt>
          <dd>
            <TextLink href={website}>{hostOf(website)}</TextLink>
          </dd>
        </div>
      )}
      {wheelchair !== null && (
        <div className={styles.fact}>
          <dt className={styles.term}>Access</dt>
          <dd>{WHEELCHAIR[wheelchair]}</dd>
        </div>
      )}
    </dl>
  );
}
