import type { TransportMode } from "@flaneur/domain";
import { useEffect, useRef } from "react";
import type { ListedPlace } from "../../lib/place-with-media.ts";
import { useViewport } from "../../lib/use-viewport.ts";
import { MapCard } from "./MapCard.tsx";

export interface MapListProps {
  readonly places: readonly ListedPlace[];
  readonly selected: string | null;
  readonly chosenTypes?: readonly string[];
  readonly transportMode?: TransportMode | undefined;
  readonly favorites?: ReadonlySet<string>;
  readonly onToggleFavorite?: ((id: string) => void) | undefined;
  readonly onSelect: (id: string) => void;
  readonly onMark: (id: string | null) => void;
}

const NONE: readonly string[] = [];
const NO_FAVORITES: ReadonlySet<string> = new Set();

/** Pixels of a row of tags, by the columns of a grid in the same window: about 1440, 1024, 768 and 390 px. */
const TAG_ROOM = { 6: 360, 3: 236, 2: 150, 1: 206 } as const;
const PHONE_TAG_ROOM = 206;

/** The places of the page beside the map (§2). It is what the map says, for those who cannot see that. */
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
  // A pin that was pressed may have its row far away.
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
