import { formatName } from "../../lib/format-dashes.ts";
import type { LightboxPlace } from "../../view-models/lightbox-state.ts";
import { Plaque } from "../Plaque/Plaque.tsx";
import styles from "./Lightbox.module.css";

interface PlaceCaptionProps {
  readonly place: LightboxPlace;
}

/** The name and the arrondissement above a picture. */
export const PlaceHead = ({ place }: PlaceCaptionProps) => (
  <>
    <p className={styles.name}>{formatName(place.name)}</p>
    <Plaque arrondissement={place.arrondissement} className={styles.plaque} />
  </>
);

/** The name and the address below a picture. */
export const PlaceCaption = ({ place }: PlaceCaptionProps) => (
  <div className={styles.caption}>
    <p className={styles.captionName} aria-hidden>
      {formatName(place.name)}
    </p>
    {place.address !== undefined && <p className={styles.captionAddress}>{place.address}</p>}
  </div>
);
