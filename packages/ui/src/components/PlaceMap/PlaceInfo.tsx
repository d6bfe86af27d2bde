import { arrondissementBadge } from "../../lib/arrondissement-name.ts";
import { cx } from "../../lib/cx.ts";
import { formatName } from "../../lib/format-dashes.ts";
import { Link, NEW_TAB } from "../../lib/link.tsx";
import type { ListedPlace } from "../../lib/place-with-media.ts";
import { useMapMessages } from "../../messages/map.ts";
import buttons from "../Button/Button.module.css";
import { FavoriteButton } from "../FavoriteButton/FavoriteButton.tsx";
import { HoursLine } from "../Hours/HoursLine.tsx";
import { Picture } from "../Picture/Picture.tsx";
import { Plaque } from "../Plaque/Plaque.tsx";
import { TextLink } from "../TextLink/TextLink.tsx";
import styles from "./InfoWindow.module.css";
import type { PinFavorite, PinInfo } from "./place-map-props.ts";

export interface PlaceInfoProps {
  /** The id of the place. */
  readonly id: string;
  readonly info: PinInfo;
  /** The heart, or null to omit it. */
  readonly favorite: PinFavorite | null;
}

/**
 * The content of an info window (§2). Until the place is loaded, only its name, an empty picture box and the link
 * 'Details' are shown.
 */
export function PlaceInfo({ id, info, favorite }: PlaceInfoProps) {
  const { map, mapList } = useMapMessages();
  const { place } = info;
  return (
    <div className={styles.info} aria-busy={place === null}>
      <div className={styles.picture}>
        {place !== null && (
          <Picture
            url={place.media.find(({ kind }) => kind === "image")?.url}
            type={place.types[0]}
            alt=""
            width={88}
            height={110}
            priority="high"
          />
        )}
      </div>
      <div className={styles.facts}>
        <h3 className={styles.name}>{formatName(info.name)}</h3>
        {place !== null && <Facts place={place} />}
      </div>
      <div className={styles.actions}>
        <Link
          className={cx(buttons.button, buttons.solid, styles.details)}
          href={`/places/${encodeURIComponent(id)}`}
          {...NEW_TAB}
        >
          {mapList.details}
        </Link>
        {place !== null && place.googleMapsUrl !== null && (
          <span className={styles.link}>
            <TextLink href={place.googleMapsUrl}>{map.googleMaps}</TextLink>
          </span>
        )}
        {place !== null && favorite !== null && (
          <FavoriteButton name={formatName(info.name)} placement="title" className={styles.heart} {...favorite} />
        )}
      </div>
    </div>
  );
}

function Facts({ place }: { readonly place: ListedPlace }) {
  const messages = useMapMessages();
  const [type] = place.types;
  return (
    <>
      <p className={styles.address}>{place.address}</p>
      {type !== undefined && <p>{messages.values.type(type)}</p>}
      <p className={styles.hours}>
        <HoursLine place={place} />
      </p>
      {place.arrondissement !== null && (
        <p className={styles.district}>
          <span aria-hidden>
            <Plaque arrondissement={place.arrondissement} size="small" />
          </span>
          {arrondissementBadge(place.arrondissement, messages)}
        </p>
      )}
    </>
  );
}
