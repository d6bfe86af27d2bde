import { useEffect, useMemo, useRef } from "react";
import { useViewport } from "../../lib/use-viewport.ts";
import { useMessages } from "../../messages/use-messages.ts";
import { Anchored } from "./Anchored.tsx";
import { InfoWindow } from "./InfoWindow.tsx";
import styles from "./MapLibreMap.module.css";
import { MapMarker } from "./MapMarker.tsx";
import { MarkedPlace } from "./MarkedPlace.tsx";
import { renderedMark } from "./map-marks.ts";
import type { MapLibreMapProps } from "./map-provider.ts";
import { markIndex } from "./mark-index.ts";
import { TypeGlyphs } from "./TypeGlyphs.tsx";
import { UserPoint } from "./UserPoint.tsx";
import { useMapLibre } from "./use-maplibre.ts";

export { loadWorker } from "./use-maplibre.ts";

/** The map that needs no key. MapLibre renders it with WebGL. */
export function MapLibreMap(props: MapLibreMapProps) {
  const { theme, padding } = props;
  const { pins, selected, marked, userPosition, line } = props.content;
  const container = useRef<HTMLDivElement>(null);
  const glyphs = useRef<HTMLDivElement>(null);
  const index = useMemo(() => markIndex(pins), [pins]);
  const { map, layer, zoom } = useMapLibre({ container, glyphs, index, props });
  const { number: format } = useMessages();
  const phonePadding = useViewport().phone ? padding : null;
  useEffect(
    () => layer?.show({ index, selected, theme, line, format, phonePadding }),
    [layer, index, selected, theme, line, format, phonePadding],
  );
  const holder = marked === null || marked.id === selected?.id ? null : renderedMark(index, marked.id, zoom, selected);
  return (
    <div className={styles.frame}>
      <TypeGlyphs ref={glyphs} />
      <div ref={container} className={styles.map} />
      {props.children}
      {map !== null && (
        <div className={styles.above}>
          {userPosition !== null && (
            <Anchored map={map} position={userPosition}>
              <UserPoint />
            </Anchored>
          )}
          {holder !== null && marked !== null && (
            <Anchored map={map} position={holder.position}>
              <MarkedPlace name={marked.name} mark={holder} />
            </Anchored>
          )}
          {selected !== null && (
            <Anchored map={map} position={selected.position} key={selected.id}>
              <MapMarker />
              {selected.info !== null && (
                <InfoWindow
                  id={selected.id}
                  info={selected.info}
                  favorite={props.favorite}
                  onClose={() => props.onSelect(null)}
                />
              )}
            </Anchored>
          )}
        </div>
      )}
    </div>
  );
}
