/// <reference types="google.maps" />
import { MAP } from "@flaneur/domain";
import { GoogleMap } from "@react-google-maps/api";
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { clusterIndex } from "./cluster-index.ts";
import styles from "./GoogleMapView.module.css";
import { GoogleOverlays } from "./GoogleOverlays.tsx";
import { GooglePins } from "./GooglePins.tsx";
import { centre, latLng } from "./google-camera.ts";
import { googleStyle } from "./google-style.ts";
import type { MapMark } from "./map-mark.ts";
import { marksInView, renderedMark } from "./map-marks.ts";
import type { GoogleMapViewProps } from "./map-provider.ts";
import { type Glyphs, readGlyphs, TypeGlyphs } from "./TypeGlyphs.tsx";
import { useGoogleCamera } from "./use-google-camera.ts";

/**
 * The options of Google's map. Google's controls are hidden, because the page has its own. Google's places cannot be
 * pressed.
 */
const OPTIONS: google.maps.MapOptions = {
  disableDefaultUI: true,
  clickableIcons: false,
  gestureHandling: "greedy",
  keyboardShortcuts: true,
  minZoom: 10,
  maxZoom: 20,
};
const CENTRE = latLng(MAP.centre);

/** Google's map with our places, after its script is loaded. */
export function GoogleMapSurface({ content, theme, padding, children, onSelect, ...on }: GoogleMapViewProps) {
  const { pins, selected, marked } = content;
  const [map, setMap] = useState<google.maps.Map | null>(null);
  const [glyphs, setGlyphs] = useState<Glyphs | null>(null);
  const glyphsElement = useRef<HTMLDivElement>(null);
  const index = useMemo(() => clusterIndex(pins), [pins]);
  const { handle, view, onBoundsChanged, onIdle } = useGoogleCamera(map, padding, on.onMove);
  const ready = useEffectEvent(() => {
    if (map === null || handle === null) return;
    centre(map, MAP.centre, padding);
    setGlyphs(() => readGlyphs(glyphsElement.current));
    on.onReady(handle);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `onReady` is called once per map
  useEffect(() => ready(), [map]);

  // The callback is stable, so that the pins do not re-render with the other elements of the map.
  const press = useCallback(
    (mark: MapMark) => {
      if (mark.kind !== "cluster") onSelect(mark.pin.id);
      const bounds = mark.kind === "cluster" ? index.boundsOf(mark.id) : null;
      if (bounds !== null) handle?.fit(bounds, "hand");
    },
    [index, handle, onSelect],
  );
  const marks = useMemo(
    () => (view === null ? [] : marksInView(index, view.bounds, view.zoom, selected)),
    [index, view, selected],
  );
  const options = useMemo(() => ({ ...OPTIONS, styles: googleStyle(theme) }), [theme]);
  const holder =
    marked === null || view === null || marked.id === selected?.id
      ? null
      : renderedMark(index, marked.id, view.zoom, selected);
  return (
    <div className={styles.frame}>
      <TypeGlyphs ref={glyphsElement} />
      <GoogleMap
        mapContainerClassName={styles.map}
        center={CENTRE}
        zoom={MAP.zoom}
        options={options}
        onLoad={setMap}
        onUnmount={() => setMap(null)}
        onBoundsChanged={onBoundsChanged}
        onIdle={onIdle}
      >
        {glyphs !== null && <GooglePins marks={marks} theme={theme} glyphs={glyphs} onPress={press} />}
        <GoogleOverlays content={content} favorite={on.favorite} holder={holder} theme={theme} onSelect={onSelect} />
      </GoogleMap>
      {children}
    </div>
  );
}
