import { useMemo, useState } from "react";
import { usePlaceMessages } from "../../messages/place.ts";
import type { MapProvider } from "./map-provider.ts";
import { ProvidedMap } from "./ProvidedMap.tsx";
import type { MapHandle } from "./place-map-props.ts";
import styles from "./StillMap.module.css";

export interface StillMapProps {
  readonly provider: MapProvider;
  /** Called once with the handle that moves the map, when the map is loaded. */
  readonly onReady: (handle: MapHandle) => void;
}

type Surface = "loading" | "ready" | "failed";

const NO_PADDING = { top: 0, right: 0, bottom: 0, left: 0 };
const COPYRIGHT = "https://www.openstreetmap.org/copyright";
const nothing = () => {};

/**
 * A street map that shows no places and that visitors cannot move. It fills its positioned parent, and appears when it
 * is loaded. Nothing is shown if the map fails.
 */
export function StillMap({ provider, onReady }: StillMapProps) {
  const { streets } = usePlaceMessages();
  const [surface, setSurface] = useState<Surface>("loading");
  const content = useMemo(() => ({ pins: [], selected: null, marked: null, userPosition: null }), []);
  if (surface === "failed") return null;
  return (
    <>
      {/* The map takes no presses and no focus. */}
      <div className={styles.streets} data-surface={surface} inert>
        <ProvidedMap
          provider={provider}
          content={content}
          padding={NO_PADDING}
          favorite={null}
          onSelect={nothing}
          onMove={nothing}
          onReady={(handle) => {
            onReady(handle);
            setSurface("ready");
          }}
          onFailed={() => setSurface("failed")}
        >
          {null}
        </ProvidedMap>
      </div>
      {surface === "ready" && provider.kind === "maplibre" && (
        <a className={styles.credit} href={COPYRIGHT} target="_blank" rel="noopener noreferrer">
          {streets.credit}
        </a>
      )}
    </>
  );
}
