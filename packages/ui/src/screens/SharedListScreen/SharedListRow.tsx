import { useId } from "react";
import { FavoriteButton } from "../../components/FavoriteButton/FavoriteButton.tsx";
import { HoursLine } from "../../components/Hours/HoursLine.tsx";
import { Picture } from "../../components/Picture/Picture.tsx";
import { Plaque } from "../../components/Plaque/Plaque.tsx";
import { formatName } from "../../lib/format-dashes.ts";
import { Link } from "../../lib/link.tsx";
import type { CardPlace } from "../../lib/place-with-media.ts";
import { useSharedMessages } from "../../messages/shared.ts";
import styles from "./SharedListScreen.module.css";

export interface SharedListRowProps {
  /** The number of the place within the list, from 1. */
  readonly number: number;
  readonly place: CardPlace;
  /** What the owner of the list wrote about the place; null without a note. */
  readonly note: string | null;
  /** Whether the heart is filled. */
  readonly isFavorite: boolean;
  /** Called with the place's id when the heart is pressed. */
  readonly onToggleFavorite: (id: string) => void;
}

/** A place of a shared list, with its number and its note. */
export function SharedListRow({ number, place, note, isFavorite, onToggleFavorite }: SharedListRowProps) {
  const messages = useSharedMessages();
  const heading = useId();
  const name = formatName(place.name);
  const [type] = place.types;
  const isClosed = place.placeStatus === "Permanently Closed";
  return (
    <li className={styles.row} aria-labelledby={heading} data-closed={isClosed}>
      <span className={styles.number} aria-hidden>
        {number}
      </span>
      <div className={styles.picture}>
        <Picture
          url={place.media.find(({ kind }) => kind === "image")?.url}
          type={place.types[0]}
          alt=""
          sizes="88px"
          width={88}
          height={110}
        />
      </div>
      <div className={styles.head}>
        <h2 className={styles.name} id={heading}>
          <Link className={styles.link} href={`/places/${encodeURIComponent(place.id)}`}>
            {name}
          </Link>
        </h2>
        <p className={styles.meta}>
          <Plaque arrondissement={place.arrondissement} size="small" />
          {type !== undefined && <span>{messages.values.type(type)}</span>}
          {isClosed ? <span>{messages.shared.closed}</span> : <HoursLine place={place} />}
        </p>
        <p className={styles.address}>{place.address}</p>
      </div>
      {note !== null && <p className={styles.note}>{note}</p>}
      <FavoriteButton
        name={name}
        place="title"
        className={styles.heart}
        pressed={isFavorite}
        onToggle={() => onToggleFavorite(place.id)}
      />
    </li>
  );
}
