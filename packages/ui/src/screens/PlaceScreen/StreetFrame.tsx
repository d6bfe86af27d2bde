import type { ReactNode } from "react";
import { MapMarker } from "../../components/PlaceMap/MapMarker.tsx";
import { Link, type LinkProps } from "../../lib/link.tsx";
import { usePlaceMessages } from "../../messages/place.ts";
import styles from "./StreetFrame.module.css";

export interface StreetFrameProps {
  readonly name: string;
  /** The plaque of the street. */
  readonly plaque: ReactNode;
  /** The map of the streets, rendered behind the marker and the plaque. If absent, the background is plain. */
  readonly streets?: ReactNode;
  /** The link to the map of the listing. */
  readonly link: Pick<LinkProps, "href" | "onClick" | "onPointerEnter">;
}

/**
 * The street map of a place, as one link to the map of the listing. Until the streets are loaded, the background is
 * plain.
 */
export function StreetFrame({ name, plaque, streets, link }: StreetFrameProps) {
  const { place } = usePlaceMessages();
  return (
    <div className={styles.frame}>
      {streets}
      <div className={styles.centre} aria-hidden>
        <MapMarker />
      </div>
      <div className={styles.plaque}>{plaque}</div>
      <Link {...link} className={styles.link} aria-label={place.openMap(name)}>
        {null}
      </Link>
    </div>
  );
}
