import { GRID_ROWS, type GridColumns } from "@flaneur/domain";
import { memo, type ReactNode } from "react";
import type { CardPlace } from "../../lib/place-with-media.ts";
import { useViewport } from "../../lib/use-viewport.ts";
import type { PicturePriority } from "../Picture/Picture.tsx";
import { PlaceCard, type PlaceCardProps } from "../PlaceCard/PlaceCard.tsx";
import styles from "./PlaceGrid.module.css";
import { PICTURE_SIZES } from "./picture-sizes.ts";

export interface PlaceGridProps
  extends Pick<PlaceCardProps, "transportMode" | "chosenTypes" | "showRating" | "onPlay" | "onPlayIntent"> {
  readonly places: readonly CardPlace[];
  /** Ids of the places with a filled heart. */
  readonly favorites?: ReadonlySet<string>;
  readonly onToggleFavorite?: ((id: string) => void) | undefined;
  /** Whether a place is open, for a line of its card. */
  readonly hoursOf?: ((place: CardPlace) => ReactNode) | undefined;
}

/**
 * The narrowest a card gets with that many columns, sidebar and scrollbar shown: what its row of tags can count on. In
 * one column tags are a tenth larger, so the room is a tenth less.
 */
const TAG_ROOM: Readonly<Record<GridColumns, number>> = { 6: 169, 3: 226, 2: 224, 1: 258 };

/** The first row before all else, then the three rows that a screen of the grid has (docs/decisions/042). */
function priorityOf(index: number, columns: GridColumns): PicturePriority {
  if (index < columns) return "high";
  return index < GRID_ROWS * columns ? "early" : "lazy";
}

/**
 * Six, three, two or one in a row (§9). Rows do not align below the name: ragged ends are calmer than holes. Memoised:
 * a letter typed in the search must not draw a hundred cards again.
 */
export const PlaceGrid = memo(function PlaceGrid({ places, favorites, hoursOf, ...card }: PlaceGridProps) {
  const { columns } = useViewport();
  return (
    <div className={styles.grid}>
      {places.map((place, index) => (
        <PlaceCard
          key={place.id}
          {...card}
          place={place}
          sizes={PICTURE_SIZES}
          tagRoom={TAG_ROOM[columns]}
          priority={priorityOf(index, columns)}
          hours={hoursOf?.(place)}
          isFavorite={favorites?.has(place.id) ?? false}
        />
      ))}
    </div>
  );
});
