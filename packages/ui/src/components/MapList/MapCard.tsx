import { cardAddress, type TransportMode } from "@flaneur/domain";
import { memo, useId } from "react";
import { formatName } from "../../lib/format-dashes.ts";
import { Link, NEW_TAB } from "../../lib/link.tsx";
import type { ListedPlace } from "../../lib/place-with-media.ts";
import { typesShown } from "../../lib/types-shown.ts";
import { useMapMessages } from "../../messages/map.ts";
import { Badge, StatusBadge } from "../Badge/Badge.tsx";
import buttons from "../Button/Button.module.css";
import { ChosenMark } from "../ChosenMark/ChosenMark.tsx";
import { FavoriteButton } from "../FavoriteButton/FavoriteButton.tsx";
import { Picture } from "../Picture/Picture.tsx";
import { TravelMinutes } from "../PlaceCard/TravelMinutes.tsx";
import { Plaque } from "../Plaque/Plaque.tsx";
import { TextLink } from "../TextLink/TextLink.tsx";
import styles from "./MapCard.module.css";
import { MapTags } from "./MapTags.tsx";

export interface MapCardProps {
  /** The place. */
  readonly place: ListedPlace;
  /** Whether the place is selected on the map. */
  readonly selected: boolean;
  /** The width of a row of tags, in pixels. */
  readonly tagRoom: number;
  /** The types that the listing is filtered by, as in `PlaceCard`. */
  readonly chosenTypes: readonly string[];
  /** The mode of transport of the travel time. */
  readonly transportMode: TransportMode;
  /** Whether the place is a favorite. */
  readonly isFavorite: boolean;
  /** Called with the place's id when the heart is pressed. If undefined, the heart is omitted. */
  readonly onToggleFavorite: ((id: string) => void) | undefined;
  /** Called with the place's id when the card is pressed. */
  readonly onSelect: (id: string) => void;
  /** Called with the place's id on pointer enter and focus, and with null on pointer leave and blur. */
  readonly onMark: (id: string | null) => void;
}

/** A place in the list next to the map (§2). A press selects the place on the map, and 'Details' opens its page. */
export const MapCard = memo(function MapCard({ place, selected, ...card }: MapCardProps) {
  const messages = useMapMessages();
  const { mapList } = messages;
  const heading = useId();
  const name = formatName(place.name);
  const { id } = place;
  return (
    <article
      className={styles.card}
      aria-labelledby={heading}
      data-place={id}
      data-selected={selected}
      onPointerEnter={() => card.onMark(id)}
      onPointerLeave={() => card.onMark(null)}
      onFocus={() => card.onMark(id)}
      onBlur={() => card.onMark(null)}
    >
      <div className={styles.media}>
        <Picture
          url={place.media.find(({ kind }) => kind === "image")?.url}
          type={place.types[0]}
          alt=""
          width={132}
          height={165}
          className={styles.picture}
        />
      </div>
      <div className={styles.body}>
        <h2 className={styles.name} id={heading}>
          <button type="button" className={styles.select} aria-pressed={selected} onClick={() => card.onSelect(id)}>
            {name}
          </button>
        </h2>
        <p className={styles.address}>{cardAddress(place.address)}</p>
        <div className={styles.badges}>
          <ChosenMark place={place} />
          {typesShown(place.types, card.chosenTypes).map((type) => (
            <Badge key={type}>{messages.values.type(type)}</Badge>
          ))}
          <Plaque arrondissement={place.arrondissement} size="small" />
          <StatusBadge status={place.placeStatus} />
          {place.travelTime !== null && (
            <span className={styles.travel}>
              <TravelMinutes minutes={place.travelTime} mode={card.transportMode} />
            </span>
          )}
        </div>
        <MapTags tags={place.tags} room={card.tagRoom} name={name} />
        <div className={styles.actions}>
          <Link
            className={`${buttons.button} ${buttons.soft} ${buttons.medium} ${styles.details}`}
            href={`/places/${encodeURIComponent(id)}`}
            {...NEW_TAB}
            aria-describedby={heading}
          >
            {mapList.details}
          </Link>
          {place.googleMapsUrl !== null && (
            <span className={styles.maps}>
              <TextLink href={place.googleMapsUrl}>{mapList.googleMaps}</TextLink>
            </span>
          )}
        </div>
      </div>
      {card.onToggleFavorite !== undefined && (
        <FavoriteButton
          name={name}
          className={styles.heart}
          pressed={card.isFavorite}
          onToggle={() => card.onToggleFavorite?.(id)}
        />
      )}
    </article>
  );
});
