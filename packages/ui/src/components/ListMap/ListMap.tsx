import type { Coordinates } from "@flaneur/domain";
import { useMemo, useState } from "react";
import { ZoomButtons } from "../PlaceMap/MapControls.tsx";
import type { MapProvider } from "../PlaceMap/map-provider.ts";
import { ProvidedMap } from "../PlaceMap/ProvidedMap.tsx";
import type { MapHandle, MapPin } from "../PlaceMap/place-map-props.ts";
import styles from "./ListMap.module.css";
import { useShowAll } from "./use-show-all.ts";

export interface ListMapProps {
  /** The numbered places that have a position, at least one. A dotted line joins them. */
  readonly pins: readonly MapPin[];
  /**
   * The position of the visitor, at which the line begins. If null, the line begins at the first place.
   * @default null
   */
  readonly userPosition?: Coordinates | null;
  /** The provider of the map: MapLibre or Google Maps. */
  readonly provider: MapProvider;
  /** Called with the id of a pressed pin. */
  readonly onSelect: (id: string) => void;
}

/**
 * The padding in pixels, in addition to the margin of `MapHandle.fit`. It keeps pins from being covered by the zoom
 * buttons at the right and by the attribution at the bottom.
 */
const PADDING = { top: 0, right: 40, bottom: 40, left: 0 };
const nothing = () => {};

/**
 * The map of the places of a list or a walk. Renders nothing if the map fails, because the list next to it has the same
 * places.
 */
export function ListMap({ pins, userPosition = null, provider, onSelect }: ListMapProps) {
  const [handle, setHandle] = useState<MapHandle | "loading" | "failed">("loading");
  const content = useMemo(() => {
    const stops = pins.map(({ position }) => position);
    const line = userPosition === null ? stops : [userPosition, ...stops];
    return { pins, selected: null, marked: null, userPosition, line };
  }, [pins, userPosition]);
  useShowAll(typeof handle === "string" ? null : handle, content.line);
  if (handle === "failed") return null;
  return (
    <div className={styles.map} data-surface={handle === "loading" ? "loading" : "ready"}>
      <ProvidedMap
        provider={provider}
        content={content}
        padding={PADDING}
        favorite={null}
        onSelect={(id) => id !== null && onSelect(id)}
        onMove={nothing}
        onReady={setHandle}
        onFailed={() => setHandle("failed")}
      >
        {handle !== "loading" && <ZoomButtons onZoom={(steps) => handle.zoomBy(steps)} />}
      </ProvidedMap>
    </div>
  );
}
