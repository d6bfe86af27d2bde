import { GRID_ROWS, type GridColumns } from "@flaneur/domain";
import { memo, type ReactNode, useMemo } from "react";
import { cx } from "../../lib/cx.ts";
import type { CardPlace } from "../../lib/place-with-media.ts";
import { useViewport } from "../../lib/use-viewport.ts";
import type { PicturePriority } from "../Picture/Picture.tsx";
import { PlaceCard, type PlaceCardProps } from "../PlaceCard/PlaceCard.tsx";
import styles from "./PlaceGrid.module.css";
import { tagSpace } from "./tag-space.ts";

export interface PlaceGridProps
  extends Pick<PlaceCardProps, "transportMode" | "chosenTypes" | "showRating" | "onPlay" | "onPlayIntent"> {
  /** The places, in the order of the cards. */
  readonly places: readonly CardPlace[];
  /** The ids of the places with a filled heart. */
  readonly favorites?: ReadonlySet<string>;
  /** Called with a place's id when its heart is pressed. If absent, the hearts are omitted. */
  readonly onToggleFavorite?: ((id: string) => void) | undefined;
  /** Returns the line of a card that says whether its place is open. If absent, the line is omitted. */
  readonly hoursOf?: ((place: CardPlace) => ReactNode) | undefined;
  /** Whether these are the few nearest places in place of exact ones. On a phone, they are rows. @default false */
  readonly isNearest?: boolean;
}

/**
 * Returns `high` for the first row, `early` for the other rows of the first screen, and `lazy` for the rest (decision
 * 046).
 */
function priorityOf(index: number, columns: GridColumns): PicturePriority {
  if (index < columns) return "high";
  return index < GRID_ROWS * columns ? "early" : "lazy";
}

/**
 * A grid of cards, with six, three, two or one in a row (§9). The cards of a row may differ in height. The component is
 * memoised, so that typing in the search does not re-render the cards.
 */
export const PlaceGrid = memo(function PlaceGrid({
  places,
  favorites,
  hoursOf,
  isNearest = false,
  ...card
}: PlaceGridProps) {
  const { columns, minWidth } = useViewport();
  const tags = useMemo(() => tagSpace({ columns, minWidth }, isNearest), [columns, minWidth, isNearest]);
  return (
    <div className={cx(styles.grid, isNearest && styles.nearest)}>
      {places.map((place, index) => (
        <PlaceCard
          key={place.id}
          {...card}
          layout={isNearest ? "nearest" : "grid"}
          place={place}
          tagSpace={tags}
          priority={priorityOf(index, columns)}
          hours={hoursOf?.(place)}
          isFavorite={favorites?.has(place.id) ?? false}
        />
      ))}
    </div>
  );
});
