import { type Coordinates, MAP } from "@flaneur/domain";
import { ArrowsOutIcon } from "@phosphor-icons/react/dist/csr/ArrowsOut";
import { useState } from "react";
import type { MapProvider } from "../../components/PlaceMap/map-provider.ts";
import { StillMap } from "../../components/PlaceMap/StillMap.tsx";
import styles from "./StreetsOf.module.css";

export interface StreetsOfProps {
  readonly position: Coordinates;
  readonly provider: MapProvider;
}

/**
 * The streets around a place, at the zoom of a selected place, as a still map. Renders nothing if the map cannot be
 * loaded.
 */
export function StreetsOf({ position, provider }: StreetsOfProps) {
  const [isReady, setReady] = useState(false);
  return (
    <>
      <StillMap
        provider={provider}
        onReady={(handle) => {
          handle.show(position, MAP.selectedZoom, "product");
          setReady(true);
        }}
      />
      {isReady && (
        <span className={styles.expand} aria-hidden>
          <ArrowsOutIcon size={18} />
        </span>
      )}
    </>
  );
}
