import type { TransportMode } from "@flaneur/domain";
import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import { useEffect, useRef } from "react";
import { arrondissementBadge } from "../../lib/arrondissement-name.ts";
import { cx } from "../../lib/cx.ts";
import { setName } from "../../lib/dashes.ts";
import { Link, NEW_TAB } from "../../lib/link.tsx";
import type { ListedPlace } from "../../lib/place-with-media.ts";
import { useMapMessages } from "../../messages/map.ts";
import buttons from "../Button/Button.module.css";
import { FavoriteButton } from "../FavoriteButton/FavoriteButton.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import { Picture } from "../Picture/Picture.tsx";
import { TravelMinutes } from "../PlaceCard/TravelMinutes.tsx";
import { Plaque } from "../Plaque/Plaque.tsx";
import { TextLink } from "../TextLink/TextLink.tsx";
import styles from "./MapSheet.module.css";

/** Pixels that it covers of the map, about: it is as high as its name is long. */
export const PLACE_SHEET_HEIGHT = 280;

interface PlaceSheetProps {
  readonly place: ListedPlace;
  readonly transportMode: TransportMode;
  readonly isFavorite: boolean;
  readonly onToggleFavorite: ((id: string) => void) | undefined;
  readonly onClose: () => void;
}

/** The selected place on a phone, in the place of the list. It takes the focus when it opens. */
export function PlaceSheet({ place, transportMode, isFavorite, onToggleFavorite, onClose }: PlaceSheetProps) {
  const messages = useMapMessages();
  const { map, mapList } = messages;
  const name = setName(place.name);
  const sheet = useRef<HTMLElement>(null);
  const { id } = place;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place is another card
  useEffect(() => sheet.current?.focus({ preventScroll: true }), [id]);
  return (
    <section ref={sheet} className={styles.place} aria-label={map.infoOf(name)} tabIndex={-1}>
      <div className={styles.facts}>
        <div className={styles.picture}>
          <Picture
            url={place.media.find(({ kind }) => kind === "image")?.url}
            alt=""
            sizes="96px"
            width={96}
            height={120}
            priority="high"
          />
        </div>
        <div>
          <h2 className={styles.name}>{name}</h2>
          <p className={styles.address}>{place.address}</p>
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
            place="title"
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
