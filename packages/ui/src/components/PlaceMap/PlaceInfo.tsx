import type { Place } from "@flaneur/domain";
import { arrondissementBadge } from "../../lib/arrondissement-name.ts";
import { setName } from "../../lib/dashes.ts";
import { useMapMessages } from "../../messages/map.ts";
import { Plaque } from "../Plaque/Plaque.tsx";
import { TextLink } from "../TextLink/TextLink.tsx";
import styles from "./InfoWindow.module.css";

/** The content of an info window (§2). */
export function PlaceInfo({
  place,
}: {
  readonly place: Pick<Place, "name" | "address" | "arrondissement" | "googleMapsUrl">;
}) {
  const messages = useMapMessages();
  return (
    <div className={styles.info}>
      <h3 className={styles.name}>{setName(place.name)}</h3>
      <p className={styles.address}>{place.address}</p>
      {place.arrondissement !== null && (
        <p className={styles.district}>
          <span aria-hidden>
            <Plaque arrondissement={place.arrondissement} size="small" />
          </span>
          {arrondissementBadge(place.arrondissement, messages)}
        </p>
      )}
      {place.googleMapsUrl !== null && (
        <p className={styles.link}>
          <TextLink href={place.googleMapsUrl}>{messages.map.googleMaps}</TextLink>
        </p>
      )}
    </div>
  );
}
