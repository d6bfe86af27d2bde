import { type Coordinates, distanceKm, walkingMinutes } from "@flaneur/domain";
import { Picture } from "../../components/Picture/Picture.tsx";
import { Plaque } from "../../components/Plaque/Plaque.tsx";
import { formatName } from "../../lib/format-dashes.ts";
import { Link } from "../../lib/link.tsx";
import { walkText } from "../../lib/travel-text.ts";
import { usePlaceMessages } from "../../messages/place.ts";
import type { RelatedPlace } from "../../view-models/place-state.ts";
import styles from "./NearbyPlaces.module.css";

interface NearbyPlacesProps {
  /** The position of the page's place, or null if it is unknown. */
  readonly from: Coordinates | null;
  /** The nearest places, nearest first. */
  readonly places: readonly RelatedPlace[];
}

/** The nearest places with the minutes on foot (§9). Renders nothing without places or `from`. */
export function NearbyPlaces({ from, places }: NearbyPlacesProps) {
  const messages = usePlaceMessages();
  const { place: texts, values } = messages;
  if (from === null || places.length === 0) return null;
  return (
    <section className={styles.nearby} aria-labelledby="nearby">
      <h2 className={styles.heading} id="nearby">
        {texts.nearby}
      </h2>
      <ul className={styles.row}>
        {places.map((place) => {
          const [type] = place.types;
          return (
            <li key={place.id} className={styles.place}>
              <span className={styles.poster}>
                <Picture
                  url={place.media.find(({ kind }) => kind === "image")?.url}
                  type={place.types[0]}
                  alt=""
                  width={88}
                  height={110}
                />
              </span>
              <span className={styles.words}>
                <Link className={styles.name} href={`/places/${encodeURIComponent(place.id)}`}>
                  {formatName(place.name)}
                </Link>
                <span className={styles.kind}>
                  {type !== undefined && values.type(type)}
                  <Plaque arrondissement={place.arrondissement} />
                </span>
                {place.coordinates !== null && (
                  <span>{texts.onFoot(walkText(walkingMinutes(distanceKm(from, place.coordinates)), messages))}</span>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
