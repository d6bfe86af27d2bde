import { MAP } from "@flaneur/domain";
import { useMemo, useState } from "react";
import { ZoomButtons } from "../../components/PlaceMap/MapControls.tsx";
import type { MapProvider } from "../../components/PlaceMap/map-provider.ts";
import { ProvidedMap } from "../../components/PlaceMap/ProvidedMap.tsx";
import type { MapHandle, MapPin } from "../../components/PlaceMap/place-map-props.ts";
import styles from "./ListMap.module.css";

export interface ListMapProps {
  /** The places of the list that have a position, at least one. */
  readonly pins: readonly MapPin[];
  readonly provider: MapProvider;
  /** Called with the id of a pressed pin. */
  readonly onSelect: (id: string) => void;
}

/** The width in pixels that is kept free at the edges, so that no pin touches them. */
const ROOM = 40;
const PADDING = { top: ROOM, right: ROOM, bottom: ROOM, left: ROOM };
const nothing = () => {};

/** Shows all pins at the highest possible zoom. */
function showAll(handle: MapHandle, pins: readonly MapPin[]): void {
  const [first] = pins;
  if (first === undefined) return;
  const latitudes = pins.map(({ position }) => position.latitude);
  const longitudes = pins.map(({ position }) => position.longitude);
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  if (south === north && west === east) handle.show(first.position, MAP.selectedZoom, "product");
  else handle.fit({ south, west, north, east });
}

/** The map of the places of a list. Nothing if the map fails: the list says everything that the map shows. */
export function ListMap({ pins, provider, onSelect }: ListMapProps) {
  const [handle, setHandle] = useState<MapHandle | "loading" | "failed">("loading");
  const content = useMemo(() => ({ pins, selected: null, marked: null, userPosition: null }), [pins]);
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
        onReady={(ready) => {
          showAll(ready, pins);
          setHandle(ready);
        }}
        onFailed={() => setHandle("failed")}
      >
        {handle !== "loading" && <ZoomButtons onZoom={(steps) => handle.zoomBy(steps)} />}
      </ProvidedMap>
    </div>
  );
}
