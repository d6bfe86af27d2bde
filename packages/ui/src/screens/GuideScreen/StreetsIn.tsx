import type { Coordinates } from "@flaneur/domain";
import { useEffect, useRef, useState } from "react";
import type { MapProvider } from "../../components/PlaceMap/map-provider.ts";
import type { MapHandle } from "../../components/PlaceMap/place-map-props.ts";
import { StillMap } from "../../components/PlaceMap/StillMap.tsx";
import { areaOf, OUTLINE_MARGIN } from "./outline.ts";
import styles from "./StreetsIn.module.css";

export interface StreetsInProps {
  /** The corners of the area. */
  readonly outline: readonly Coordinates[];
  readonly provider: MapProvider;
}

/**
 * The streets of an area, behind the drawing of its outline. Renders nothing with Google Maps, which shows only whole
 * zoom levels: the drawing needs a fraction of a level.
 */
export function StreetsIn({ outline, provider }: StreetsInProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [handle, setHandle] = useState<MapHandle | null>(null);
  useEffect(() => {
    if (frame.current === null || handle === null) return;
    // The drawing is scaled with its frame, and the map is not. The observer also calls back at the start.
    const resized = new ResizeObserver(() => handle.fit(areaOf(outline), "product", OUTLINE_MARGIN));
    resized.observe(frame.current);
    return () => resized.disconnect();
  }, [handle, outline]);
  if (provider.kind === "google") return null;
  return (
    <div ref={frame} className={styles.frame}>
      <StillMap provider={provider} onReady={setHandle} />
    </div>
  );
}
