import { cardAddress, type TransportMode } from "@flaneur/domain";
import { memo, useId } from "react";
import { setName } from "../../lib/dashes.ts";
import { Link, NEW_TAB } from "../../lib/link.tsx";
import type { ListedPlace } from "../../lib/place-with-media.ts";
import { typesShown } from "../../lib/types-shown.ts";
import { useMapMessages } from "../../messages/map.ts";
import { Badge, StatusBadge } from "../Badge/Badge.tsx";
import buttons from "../Button/Button.module.css";
import { FavoriteButton } from "../FavoriteButton/FavoriteButton.tsx";
import { Picture } from "../Picture/Picture.tsx";
import { TravelMinutes } from "../PlaceCard/TravelMinutes.tsx";
import { Plaque } from "../Plaque/Plaque.tsx";
import { TextLink } from "../TextLink/TextLink.tsx";
import styles from "./MapCard.module.css";
import { MapTags } from "./MapTags.tsx";

export interface MapCardProps {
  readonly place: ListedPlace;
  readonly selected: boolean;
  /** Pixels of a row of tags. */
  readonly tagRoom: number;
  readonly chosenTypes: readonly string[];
  readonly transportMode: TransportMode;
  readonly isFavorite: boolean;
  readonly onToggleFavorite: ((id: string) => void) | undefined;
  /** A press on the card. */
  readonly onSelect: (id: string) => void;
  /** The pointer or the focus has come to it, or left it: null. */
  readonly onMark: (id: string | null) => void;
}

/** One place beside the map (§2): a press selects it there, 'Details' opens its page. */
export const MapCard = memo(function MapCard({ place, selected, ...card }: MapCardProps) {
  const messages = useMapMessages();
  const { mapList } = messages;
  const heading = useId();
  const name = setName(place.name);
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
          alt=""
          sizes="132px"
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
          className={styles.heart}
          pressed={card.isFavorite}
          onToggle={() => card.onToggleFavorite?.(id)}
        />
      )}
    </article>
  );
});
