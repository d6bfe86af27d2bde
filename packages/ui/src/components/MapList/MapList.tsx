import type { TransportMode } from "@flaneur/domain";
import { useEffect, useRef } from "react";
import type { ListedPlace } from "../../lib/place-with-media.ts";
import { useViewport } from "../../lib/use-viewport.ts";
import { MapCard } from "./MapCard.tsx";

export interface MapListProps {
  /** The places of the current page. */
  readonly places: readonly ListedPlace[];
  /** The id of the selected place, or null. Its card is scrolled into view. */
  readonly selected: string | null;
  /** The types that the listing is filtered by, as in `PlaceCard`. */
  readonly chosenTypes?: readonly string[];
  /** The mode of transport of the travel times. @default "transit" */
  readonly transportMode?: TransportMode | undefined;
  /** The ids of the favorites. */
  readonly favorites?: ReadonlySet<string>;
  /** Called with a place's id when its heart is pressed. If absent, the hearts are omitted. */
  readonly onToggleFavorite?: ((id: string) => void) | undefined;
  /** Called with a place's id when its card is pressed. */
  readonly onSelect: (id: string) => void;
  /** Called with a place's id when its card is hovered or focused, and with null on pointer leave and blur. */
  readonly onMark: (id: string | null) => void;
}

const NONE: readonly string[] = [];
const NO_FAVORITES: ReadonlySet<string> = new Set();

/**
 * The width of a row of tags in pixels, by the number of columns that a grid would have. The widths are for windows of
 * about 1440 px (six columns), 1024 px (three), 768 px (two) and 390 px (one).
 */
const TAG_ROOM = { 6: 360, 3: 236, 2: 150, 1: 206 } as const;
const PHONE_TAG_ROOM = 206;

/** The places of the page next to the map (§2). The list is the accessible alternative to the map. */
export function MapList({
  places,
  selected,
  chosenTypes = NONE,
  transportMode = "transit",
  favorites = NO_FAVORITES,
  ...card
}: MapListProps) {
  const { columns, phone } = useViewport();
  const list = useRef<HTMLDivElement>(null);
  // The card of a pressed pin may be outside the visible part of the list.
  useEffect(() => {
    if (selected === null) return;
    list.current
      ?.querySelector(`[data-place="${CSS.escape(selected)}"]`)
      ?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [selected]);
  return (
    <div ref={list}>
      {places.map((place) => (
        <MapCard
          key={place.id}
          place={place}
          selected={place.id === selected}
          tagRoom={phone ? PHONE_TAG_ROOM : TAG_ROOM[columns]}
          chosenTypes={chosenTypes}
          transportMode={transportMode}
          isFavorite={favorites.has(place.id)}
          onToggleFavorite={card.onToggleFavorite}
          onSelect={card.onSelect}
          onMark={card.onMark}
        />
      ))}
    </div>
  );
}
