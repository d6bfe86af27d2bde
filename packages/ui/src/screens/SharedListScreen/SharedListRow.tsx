import type { WalkLeg } from "@flaneur/domain";
import { useId } from "react";
import { FavoriteButton } from "../../components/FavoriteButton/FavoriteButton.tsx";
import { HoursLine } from "../../components/Hours/HoursLine.tsx";
import listRow from "../../components/ListRow/ListRow.module.css";
import { ListRowHead, ListRowStart } from "../../components/ListRow/ListRowHead.tsx";
import { WayLine } from "../../components/Ways/WayLine.tsx";
import ways from "../../components/Ways/Ways.module.css";
import { cx } from "../../lib/cx.ts";
import { formatName } from "../../lib/format-dashes.ts";
import type { CardPlace } from "../../lib/place-with-media.ts";
import { useSharedMessages } from "../../messages/shared.ts";
import styles from "./SharedListScreen.module.css";

export interface SharedListRowProps {
  /** The number of the place within the list, from 1. */
  readonly number: number;
  readonly place: CardPlace;
  /** What the owner of the list wrote about the place; null without a note. */
  readonly note: string | null;
  /**
   * The way to the next place, with the name of that place if another row is between them. Null for a place without a
   * way. Undefined on a page without ways: no line then joins the numbers. @default undefined
   */
  readonly way?: { readonly leg: WalkLeg; readonly destination: string | null } | null | undefined;
  /** Whether the heart is filled. */
  readonly isFavorite: boolean;
  /** Called with the place's id when the heart is pressed. */
  readonly onToggleFavorite: (id: string) => void;
}

/** A place of a shared list, with its number and its note. */
export function SharedListRow({ number, place, note, way, isFavorite, onToggleFavorite }: SharedListRowProps) {
  const messages = useSharedMessages();
  const heading = useId();
  const name = formatName(place.name);
  const isClosed = place.placeStatus === "Permanently Closed";
  return (
    <li
      className={cx(styles.row, way !== undefined && ways.joined)}
      aria-labelledby={heading}
      data-closed={isClosed}
      data-way={way != null}
    >
      <ListRowStart number={number} place={place} />
      <div className={styles.head}>
        <ListRowHead place={place} name={name} id={heading}>
          {isClosed ? <span>{messages.shared.closed}</span> : <HoursLine place={place} className={styles.hours} />}
        </ListRowHead>
        <p className={listRow.address}>{place.address}</p>
      </div>
      {note !== null && (
        <p className={styles.note} dir="auto">
          {note}
        </p>
      )}
      {way != null && <WayLine {...way} metro="minutes" />}
      <FavoriteButton
        name={name}
        placement="title"
        className={styles.heart}
        pressed={isFavorite}
        onToggle={() => onToggleFavorite(place.id)}
      />
    </li>
  );
}
