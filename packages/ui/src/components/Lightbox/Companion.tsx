import type { ReactNode } from "react";
import { formatName } from "../../lib/format-dashes.ts";
import { Link, type LinkProps } from "../../lib/link.tsx";
import { distanceText, durationText } from "../../lib/travel-text.ts";
import { useLightboxMessages } from "../../messages/lightbox.ts";
import { usePlaceMessages } from "../../messages/place.ts";
import type { LightboxPlace } from "../../view-models/lightbox-state.ts";
import type { TravelFigures } from "../../view-models/travel-figures.ts";
import { Badge, StatusBadge } from "../Badge/Badge.tsx";
import { HoursLine } from "../Hours/HoursLine.tsx";
import { MetroDisc } from "../MetroDisc/MetroDisc.tsx";
import { Plaque } from "../Plaque/Plaque.tsx";
import { Tag } from "../Tag/Tag.tsx";
import { TextLink } from "../TextLink/TextLink.tsx";
import styles from "./Companion.module.css";

export interface CompanionProps {
  readonly place: LightboxPlace;
  /** The distance and travel times from the visitor's location to the place. Undefined if a position is unknown. */
  readonly travel: TravelFigures | undefined;
  /** The favorite button. */
  readonly heart: ReactNode;
  /** The thumbnails of all media. */
  readonly thumbs: ReactNode;
  /** The link to the place's page, or undefined if the lightbox is open on that page. */
  readonly details: Pick<LinkProps, "href" | "onClick"> | undefined;
}

/** The facts of the place, next to its video, or next to the notice that there is nothing to show. */
export function Companion({ place, travel, heart, thumbs, details }: CompanionProps) {
  const texts = useLightboxMessages();
  const messages = usePlaceMessages();
  const { googleMapsUrl } = place;
  const open = place.placeStatus !== "Permanently Closed";
  return (
    <section className={styles.companion} aria-label={texts.companion.label}>
      <div className={styles.badges}>
        <Plaque arrondissement={place.arrondissement} size="large" />
        {place.types.slice(0, 1).map((type) => (
          <Badge key={type} size="large">
            {messages.values.type(type)}
          </Badge>
        ))}
        <StatusBadge status={place.placeStatus} size="large" />
        {heart}
      </div>
      <h2 className={styles.name}>{formatName(place.name)}</h2>
      {place.address !== undefined && <p className={styles.address}>{place.address}</p>}
      {open && place.openingHours !== null && <HoursLine place={place} className={styles.hours} />}
      {place.tags.length > 0 && (
        <ul className={styles.tags} aria-label={messages.common.tags}>
          {place.tags.map((tag) => (
            <li key={tag} className={styles.tag}>
              <Tag size="large">{messages.values.tag(tag)}</Tag>
            </li>
          ))}
        </ul>
      )}
      {travel !== undefined && open && (
        <dl className={styles.travel}>
          <div>
            <dt>{messages.place.distance}</dt>
            <dd>{distanceText(travel.distanceKm, messages)}</dd>
          </div>
          <div>
            <dt>{messages.travel.walking}</dt>
            <dd>{durationText(travel.walkingMinutes, messages)}</dd>
          </div>
          <div>
            <dt>{messages.travel.metro}</dt>
            <dd>
              <MetroDisc />
              {durationText(travel.transitMinutes, messages)}
            </dd>
          </div>
        </dl>
      )}
      <div className={styles.thumbs}>{thumbs}</div>
      <div className={styles.links}>
        {details !== undefined && (
          <Link className={styles.details} {...details}>
            {texts.companion.details}
          </Link>
        )}
        {googleMapsUrl != null && <TextLink href={googleMapsUrl}>{messages.place.googleMaps}</TextLink>}
      </div>
    </section>
  );
}
