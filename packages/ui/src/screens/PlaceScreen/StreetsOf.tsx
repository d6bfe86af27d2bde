import { type Coordinates, MAP } from "@flaneur/domain";
import { ArrowsOutIcon } from "@phosphor-icons/react/dist/csr/ArrowsOut";
import { useMemo, useState } from "react";
import type { MapProvider } from "../../components/PlaceMap/map-provider.ts";
import { ProvidedMap } from "../../components/PlaceMap/ProvidedMap.tsx";
import { usePlaceMessages } from "../../messages/place.ts";
import styles from "./StreetsOf.module.css";

export interface StreetsOfProps {
  readonly position: Coordinates;
  readonly provider: MapProvider;
}

type Surface = "loading" | "ready" | "failed";

const NO_PADDING = { top: 0, right: 0, bottom: 0, left: 0 };
const COPYRIGHT = "https://www.openstreetmap.org/copyright";
const nothing = () => {};

/** The streets around a place, at the zoom of a selected place. They cannot be moved. Nothing if the map fails. */
export function StreetsOf({ position, provider }: StreetsOfProps) {
  const { streets } = usePlaceMessages();
  const [surface, setSurface] = useState<Surface>("loading");
  const content = useMemo(() => ({ pins: [], selected: null, marked: null, userPosition: null }), []);
  if (surface === "failed") return null;
  return (
    <>
      {/* A press on the map is a press on the link above it. */}
      <div className={styles.streets} data-surface={surface} inert>
        <ProvidedMap
          provider={provider}
          content={content}
          padding={NO_PADDING}
          favorite={null}
          onSelect={nothing}
          onMove={nothing}
          onReady={(handle) => {
            handle.show(position, MAP.selectedZoom, "product");
            setSurface("ready");
          }}
          onFailed={() => setSurface("failed")}
        >
          {null}
        </ProvidedMap>
      </div>
      {surface === "ready" && (
        <span className={styles.expand} aria-hidden>
          <ArrowsOutIcon size={18} />
        </span>
      )}
      {surface === "ready" && provider.kind === "maplibre" && (
        <a className={styles.credit} href={COPYRIGHT} target="_blank" rel="noopener noreferrer">
          {streets.credit}
        </a>
      )}
    </>
  );
}
