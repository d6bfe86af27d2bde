import { phoneText } from "@flaneur/domain";
import { Fragment, type ReactNode } from "react";
import { Badge } from "../../components/Badge/Badge.tsx";
import { PlaceHours } from "../../components/Hours/PlaceHours.tsx";
import { NeighbourhoodLinks } from "../../components/NeighbourhoodLinks/NeighbourhoodLinks.tsx";
import { arrondissementBadge } from "../../lib/arrondissement-name.ts";
import type { PlaceWithMedia } from "../../lib/place-with-media.ts";
import { usePlaceMessages } from "../../messages/place.ts";
import styles from "./LocationCard.module.css";
import { PlaceNote } from "./PlaceNote.tsx";

export interface LocationCardProps {
  readonly place: PlaceWithMedia;
  /** The links to call, to book and to the menu, above the actions. Null if the page shows them elsewhere. */
  readonly contact: ReactNode;
  /** The actions of the place. */
  readonly actions: ReactNode;
  /** The map in narrow windows, which have no column next to the pictures. */
  readonly map: ReactNode;
  /** The plaque of the street, above the hours. Null if the street map of the place contains the plaque. */
  readonly plaque: ReactNode;
}

/** The opening hours and the address of a place, and the actions of the visitor. */
export function LocationCard({ place, contact, actions, map, plaque }: LocationCardProps) {
  const messages = usePlaceMessages();
  const closed = place.placeStatus === "Permanently Closed";
  return (
    <section className={styles.card} aria-labelledby="location">
      {map !== undefined && <div className={styles.map}>{map}</div>}
      <div className={styles.inside}>
        <h2 className={styles.heading} id="location">
          {messages.place.location}
        </h2>
        {plaque}
        {/* The hours and the rating are omitted if the place is permanently closed. */}
        {!closed && place.openingHours !== null && (
          <div className={styles.hours}>
            <PlaceHours place={place} />
          </div>
        )}
        <div className={styles.address}>
          <div className={styles.words}>
            <p>
              <AddressLines address={place.address} />
            </p>
            {place.arrondissement !== null && <p>{arrondissementBadge(place.arrondissement, messages)}</p>}
            {!closed && place.phone !== null && <p className={styles.phone}>{phoneText(place.phone)}</p>}
            <NeighbourhoodLinks names={place.neighbourhoods} />
          </div>
          <Badge size="large">{messages.place.city}</Badge>
        </div>
        {contact}
        {actions}
        <PlaceNote place={closed ? { ...place, rating: null } : place} />
      </div>
    </section>
  );
}

/** Renders an address that breaks into lines after commas, and within a part only if it is wider than a line. */
function AddressLines({ address }: { readonly address: string }) {
  const parts = address.split(", ");
  return parts.map((part, index) => (
    <Fragment key={parts.slice(0, index + 1).join()}>
      {index > 0 && " "}
      <span className={styles.part}>{index < parts.length - 1 ? `${part},` : part}</span>
    </Fragment>
  ));
}
