import type { TransportMode } from "@flaneur/domain";
import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import { useEffect, useRef } from "react";
import { arrondissementBadge } from "../../lib/arrondissement-name.ts";
import { cx } from "../../lib/cx.ts";
import { formatName } from "../../lib/format-dashes.ts";
import { Link, NEW_TAB } from "../../lib/link.tsx";
import type { ListedPlace } from "../../lib/place-with-media.ts";
import { useMapMessages } from "../../messages/map.ts";
import buttons from "../Button/Button.module.css";
import { FavoriteButton } from "../FavoriteButton/FavoriteButton.tsx";
import { HoursLine } from "../Hours/HoursLine.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import { Picture } from "../Picture/Picture.tsx";
import { TravelMinutes } from "../PlaceCard/TravelMinutes.tsx";
import { Plaque } from "../Plaque/Plaque.tsx";
import { TextLink } from "../TextLink/TextLink.tsx";
import styles from "./MapSheet.module.css";

/** The height of the sheet with a name and an address of two lines each, in pixels. */
export const PLACE_SHEET_HEIGHT = 320;

interface PlaceSheetProps {
  /** The selected place. */
  readonly place: ListedPlace;
  /** The mode of transport of the travel time. */
  readonly transportMode: TransportMode;
  /** Whether the place is a favorite. */
  readonly isFavorite: boolean;
  /** Called with the place's id when the heart is pressed. If undefined, the heart is omitted. */
  readonly onToggleFavorite: ((id: string) => void) | undefined;
  /** Called when the visitor returns to the list. */
  readonly onClose: () => void;
}

/** The card of the selected place on a phone, shown instead of the list. It gets the focus at each selection. */
export function PlaceSheet({ place, transportMode, isFavorite, onToggleFavorite, onClose }: PlaceSheetProps) {
  const messages = useMapMessages();
  const { map, mapList } = messages;
  const name = formatName(place.name);
  const sheet = useRef<HTMLElement>(null);
  const { id } = place;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves again when another place is selected
  useEffect(() => sheet.current?.focus({ preventScroll: true }), [id]);
  return (
    <section ref={sheet} className={styles.place} aria-label={map.infoOf(name)} tabIndex={-1}>
      <div className={styles.facts}>
        <div className={styles.picture}>
          <Picture
            url={place.media.find(({ kind }) => kind === "image")?.url}
            type={place.types[0]}
            alt=""
            width={96}
            height={120}
            priority="high"
          />
        </div>
        <div>
          <h2 className={styles.name}>{name}</h2>
          <p className={styles.address}>{place.address}</p>
          <p className={styles.hours}>
            <HoursLine place={place} />
          </p>
          {place.arrondissement !== null && (
            <p className={styles.district}>
              <span aria-hidden>
                <Plaque arrondissement={place.arrondissement} />
              </span>
              {arrondissementBadge(place.arrondissement, messages)}
            </p>
          )}
        </div>
      </div>
      <div className={styles.actions}>
        <Link
          className={cx(buttons.button, buttons.solid, styles.details)}
          href={`/places/${encodeURIComponent(id)}`}
          {...NEW_TAB}
        >
          {mapList.details}
        </Link>
        {onToggleFavorite !== undefined && (
          <FavoriteButton
            name={name}
            placement="title"
            className={styles.heart}
            pressed={isFavorite}
            onToggle={() => onToggleFavorite(id)}
          />
        )}
      </div>
      <div className={styles.links}>
        {place.googleMapsUrl === null ? <span /> : <TextLink href={place.googleMapsUrl}>{map.googleMaps}</TextLink>}
        {place.travelTime !== null && (
          <span className={styles.travel}>
            <TravelMinutes minutes={place.travelTime} mode={transportMode} />
          </span>
        )}
      </div>
      <IconButton label={mapList.backToList} className={styles.close} onClick={onClose}>
        <XIcon size={20} aria-hidden />
      </IconButton>
    </section>
  );
}
