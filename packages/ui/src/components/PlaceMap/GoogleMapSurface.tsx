/// <reference types="google.maps" />
import { MAP, type MapArea } from "@flaneur/domain";
import { GoogleMap, InfoWindowF, MarkerF, OverlayViewF } from "@react-google-maps/api";
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { setName } from "../../lib/dashes.ts";
import { useMapMessages } from "../../messages/map.ts";
import { dark } from "../../tokens/dark.ts";
import { light } from "../../tokens/light.ts";
import { clusterIndex, type MapMark } from "./cluster-index.ts";
import styles from "./GoogleMapView.module.css";
import { GooglePins } from "./GooglePins.tsx";
import { centre, freeBounds, googleHandle, latLng, wholeBounds } from "./google-camera.ts";
import { googleStyle } from "./google-style.ts";
import { markerPicture } from "./MapMarker.tsx";
import { MarkedPlace } from "./MarkedPlace.tsx";
import { contains, marksInView, widened } from "./map-marks.ts";
import type { GoogleMapViewProps } from "./map-provider.ts";
import { PlaceInfo } from "./PlaceInfo.tsx";
import type { MovedBy } from "./place-map-props.ts";
import { type Glyphs, readGlyphs, TypeGlyphs } from "./TypeGlyphs.tsx";
import { UserPoint } from "./UserPoint.tsx";

/** Ours stand beside it; what it knows of places beyond them is not for here. */
const OPTIONS: google.maps.MapOptions = {
  disableDefaultUI: true,
  clickableIcons: false,
  gestureHandling: "greedy",
  keyboardShortcuts: true,
  minZoom: 10,
  maxZoom: 20,
};
const CENTRE = latLng(MAP.centre);
/** Pixels from the tip of the red marker to its info window. */
const INFO_OFFSET = -46;

interface View {
  readonly bounds: MapArea;
  readonly zoom: number;
}

/** Google's map with our places on it, once its script is there. */
export function GoogleMapSurface(props: GoogleMapViewProps) {
  const { pins, selected, marked, theme, userPosition } = props;
  const { map: texts } = useMapMessages();
  const [map, setMap] = useState<google.maps.Map | null>(null);
  const [view, setView] = useState<View | null>(null);
  const [glyphs, setGlyphs] = useState<Glyphs | null>(null);
  const glyphsElement = useRef<HTMLDivElement>(null);
  const index = useMemo(() => clusterIndex(pins), [pins]);
  const cause = useRef<MovedBy>("product");
  const rested = useRef("");
  const padding = useRef(props.padding);
  useEffect(() => {
    padding.current = props.padding;
  }, [props.padding]);
  const handle = useMemo(
    () =>
      map === null
        ? null
        : googleHandle(
            map,
            () => padding.current,
            (by) => {
              cause.current = by;
            },
          ),
    [map],
  );
  const ready = useEffectEvent(() => {
    if (map === null || handle === null) return;
    centre(map, MAP.centre, props.padding);
    setGlyphs(() => readGlyphs(glyphsElement.current));
    props.onReady(handle);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each map tells once that it is ready
  useEffect(() => ready(), [map]);

  const follow = () => {
    const bounds = map === null ? null : wholeBounds(map);
    if (map === null || bounds === null) return;
    const zoom = Math.floor(map.getZoom() ?? MAP.zoom);
    if (view === null || view.zoom !== zoom || !contains(view.bounds, bounds))
      setView({ bounds: widened(bounds), zoom });
  };
  const rest = () => {
    follow();
    if (map === null) return;
    const by = cause.current;
    cause.current = "hand";
    // A window that changes its size moves nothing.
    const now = `${map.getZoom()} ${map.getCenter()?.toUrlValue()}`;
    const bounds = freeBounds(map, props.padding);
    if (now === rested.current || bounds === null) return;
    const first = rested.current === "";
    rested.current = now;
    if (!first) props.onMove(bounds, by);
  };
  const press = (mark: MapMark) => {
    if (mark.kind === "pin") props.onSelect(mark.pin.id);
    const bounds = mark.kind === "cluster" ? index.boundsOf(mark.id) : null;
    if (bounds !== null) handle?.fit(bounds);
  };
  const marks = useMemo(
    () => (view === null ? [] : marksInView(index, view.bounds, view.zoom, selected)),
    [index, view, selected],
  );
  const options = useMemo(() => ({ ...OPTIONS, styles: googleStyle(theme) }), [theme]);
  const holder =
    marked === null || view === null || marked.id === selected?.id ? null : index.holderOf(marked.id, view.zoom);
  const { marker } = theme === "light" ? light : dark;
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
        onBoundsChanged={follow}
        onIdle={rest}
      >
        {glyphs !== null && <GooglePins marks={marks} theme={theme} glyphs={glyphs} onPress={press} />}
        {userPosition !== null && (
          <OverlayViewF position={latLng(userPosition)} mapPaneName="overlayMouseTarget">
            <UserPoint />
          </OverlayViewF>
        )}
        {holder !== null && marked !== null && (
          <OverlayViewF
            // Google moves no overlay that is there.
            key={`${holder.position.latitude} ${holder.position.longitude}`}
            position={latLng(holder.position)}
            mapPaneName="floatPane"
          >
            <MarkedPlace name={marked.name} mark={holder} />
          </OverlayViewF>
        )}
        {selected !== null && (
          <MarkerF
            key={selected.id}
            position={latLng(selected.position)}
            animation={google.maps.Animation.DROP}
            icon={markerPicture(marker)}
            clickable={false}
            zIndex={1_000}
          />
        )}
        {selected?.place != null && props.infoWindow === "shown" && (
          <InfoWindowF
            key={`info ${selected.id}`}
            position={latLng(selected.position)}
            options={{ pixelOffset: new google.maps.Size(0, INFO_OFFSET), disableAutoPan: true, maxWidth: 272 }}
            onCloseClick={() => props.onSelect(null)}
          >
            <section aria-label={texts.infoOf(setName(selected.place.name))}>
              <PlaceInfo place={selected.place} />
            </section>
          </InfoWindowF>
        )}
      </GoogleMap>
      {props.children}
    </div>
  );
}
