import { type Coordinates, MAP } from "@flaneur/domain";
import { useEffect, useState } from "react";
import type { LocationDialogState } from "../../view-models/location-state.ts";
import { MapMarker } from "../PlaceMap/MapMarker.tsx";
import type { MapProvider } from "../PlaceMap/map-provider.ts";
import { ProvidedMap } from "../PlaceMap/ProvidedMap.tsx";
import type { MapContent, MapHandle } from "../PlaceMap/place-map-props.ts";
import styles from "./LocationDialog.module.css";
import { LocationSketch } from "./LocationSketch.tsx";
import { LocationTarget } from "./LocationTarget.tsx";

export interface LocationMapProps {
  /** The provider of the map: MapLibre or Google Maps. */
  readonly provider: MapProvider;
  /** The step of the dialog. */
  readonly step: LocationDialogState["step"];
  /** The point in the centre, such as the point of the marked suggestion. Null shows the whole city. */
  readonly point: Coordinates | null;
  /** The accuracy of a detected point as a radius in metres, or null if it is unknown. */
  readonly accuracy: number | null;
}

/** The zooms of Google Maps for the whole city and for a point. */
const ZOOMS = { city: 11.8, point: 14.8 } as const;
const NO_CONTENT: MapContent = { pins: [], selected: null, marked: null, userPosition: null };
const NO_PADDING = { top: 0, right: 0, bottom: 0, left: 0 };
/** The length of the equator, in metres. */
const EARTH_CIRCUMFERENCE = 40_075_017;
/** The width of the whole earth at zoom 0, in pixels. */
const TILE = 256;

/** Converts metres at a point to pixels, at the zoom for a point. */
const pixelsOf = (metres: number, { latitude }: Coordinates): number =>
  (metres * TILE * 2 ** ZOOMS.point) / (EARTH_CIRCUMFERENCE * Math.cos((latitude * Math.PI) / 180));

const nothing = () => {};

/**
 * The location of the visitor on a map that cannot be moved. A drawing is shown until the map is ready, and if the map
 * fails.
 */
export function LocationMap({ provider, step, point, accuracy }: LocationMapProps) {
  const [map, setMap] = useState<MapHandle | "loading" | "failed">("loading");
  const handle = typeof map === "string" ? null : map;
  const { latitude, longitude } = point ?? MAP.centre;
  const zoom = point === null ? ZOOMS.city : ZOOMS.point;
  useEffect(() => {
    handle?.show({ latitude, longitude }, zoom, "product");
  }, [handle, latitude, longitude, zoom]);
  return (
    <div className={styles.still} inert>
      {handle === null && <LocationSketch step={step} />}
      {map !== "failed" && (
        <div className={styles.real} data-ready={handle !== null}>
          <ProvidedMap
            provider={provider}
            favorite={null}
            content={NO_CONTENT}
            padding={NO_PADDING}
            onSelect={nothing}
            onMove={nothing}
            onReady={setMap}
            onFailed={() => setMap("failed")}
          >
            {null}
          </ProvidedMap>
        </div>
      )}
      {handle !== null && (
        <LocationTarget step={step} radius={point === null || accuracy === null ? 0 : pixelsOf(accuracy, point)} />
      )}
      {handle !== null && step === "address" && point !== null && (
        <span className={styles.marker}>
          <MapMarker />
        </span>
      )}
    </div>
  );
}
