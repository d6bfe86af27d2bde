import { cardAddress, type TransportMode } from "@flaneur/domain";
import { MapTrifoldIcon } from "@phosphor-icons/react/dist/csr/MapTrifold";
import { type MouseEvent, memo } from "react";
import { formatName } from "../../lib/format-dashes.ts";
import { Link, NEW_TAB } from "../../lib/link.tsx";
import type { ListedPlace } from "../../lib/place-with-media.ts";
import { typesShown } from "../../lib/types-shown.ts";
import { useTableMessages } from "../../messages/table.ts";
import { Badge, StatusBadge } from "../Badge/Badge.tsx";
import { ChosenMark } from "../ChosenMark/ChosenMark.tsx";
import { FavoriteButton } from "../FavoriteButton/FavoriteButton.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import { Picture } from "../Picture/Picture.tsx";
import { TravelMinutes } from "../PlaceCard/TravelMinutes.tsx";
import { Plaque } from "../Plaque/Plaque.tsx";
import styles from "./PlacesTable.module.css";

interface PlaceRowProps {
  readonly place: ListedPlace;
  readonly city: string;
  readonly chosenTypes: readonly string[];
  readonly transportMode: TransportMode | undefined;
  readonly isFavorite: boolean;
  readonly onToggleFavorite: (id: string) => void;
  readonly isPreviewed: boolean;
  readonly onPreview: (id: string) => void;
}

/** Whether a click opens the preview: the click is not on a link or button, and does not end a text selection. */
const isBesideControls = ({ target }: MouseEvent): boolean =>
  target instanceof Element && target.closest("a, button") === null && getSelection()?.isCollapsed !== false;

/** The row of a place. The component is memoised, so that moving the preview re-renders only two rows. */
export const PlaceRow = memo(function PlaceRow({ place, city, chosenTypes, transportMode, ...row }: PlaceRowProps) {
  const { card, preview, values } = useTableMessages();
  const href = `/places/${encodeURIComponent(place.id)}`;
  const name = formatName(place.name);
  return (
    // The click handler is for pointers. With the keyboard, the visitor presses the button in the row.
    <tr
      className={styles.row}
      data-row={place.id}
      data-previewed={row.isPreviewed}
      onClick={(event) => {
        if (isBesideControls(event)) row.onPreview(place.id);
      }}
    >
      <td>
        {/* This link repeats the link of the name. It is hidden from the keyboard and from screen readers. */}
        <Link className={styles.picture} href={href} {...NEW_TAB} tabIndex={-1} aria-hidden>
          <Picture
            url={place.media.find(({ kind }) => kind === "image")?.url}
            type={place.types[0]}
            alt=""
            width={60}
            height={60}
          />
        </Link>
      </td>
      <th scope="row">
        <span className={styles.names}>
          <span className={styles.title}>
            <Link className={styles.link} href={href} {...NEW_TAB} aria-description={card.opensNewTab}>
              {name}
            </Link>
          </span>
          <ChosenMark place={place} />
          <StatusBadge status={place.placeStatus} />
        </span>
      </th>
      <td>
        <span className={styles.lines}>{cardAddress(place.address)}</span>
        {transportMode !== undefined && (
          <span className={styles.travel}>
            <TravelMinutes minutes={place.travelTime} mode={transportMode} />
          </span>
        )}
      </td>
      <td>
        <Plaque arrondissement={place.arrondissement} />
      </td>
      <td>{city}</td>
      <td>
        <span className={styles.types}>
          {typesShown(place.types, chosenTypes).map((type) => (
            <Badge key={type} className={styles.badge}>
              {values.type(type)}
            </Badge>
          ))}
        </span>
      </td>
      <td className={styles.centred}>
        <IconButton
          className={styles.open}
          label={preview.of(name)}
          aria-expanded={row.isPreviewed}
          onClick={() => row.onPreview(place.id)}
        >
          <MapTrifoldIcon size={18} aria-hidden />
        </IconButton>
      </td>
      <td className={styles.centred}>
        <FavoriteButton
          name={name}
          placement="row"
          className={styles.toggle}
          pressed={row.isFavorite}
          onToggle={() => row.onToggleFavorite(place.id)}
        />
      </td>
    </tr>
  );
});
