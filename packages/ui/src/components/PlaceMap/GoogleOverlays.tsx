/// <reference types="google.maps" />
import { InfoWindowF, MarkerF, OverlayViewF, PolylineF } from "@react-google-maps/api";
import { useMemo } from "react";
import { formatName } from "../../lib/format-dashes.ts";
import { useMapMessages } from "../../messages/map.ts";
import { dark } from "../../tokens/dark.ts";
import { light } from "../../tokens/light.ts";
import { latLng } from "./google-camera.ts";
import { markerPicture } from "./MapMarker.tsx";
import { MarkedPlace } from "./MarkedPlace.tsx";
import type { MapMark } from "./map-mark.ts";
import { PlaceInfo } from "./PlaceInfo.tsx";
import { LINE_WIDTH } from "./pin-look.ts";
import type { PlaceMapProps } from "./place-map-props.ts";
import { UserPoint } from "./UserPoint.tsx";

interface GoogleOverlaysProps extends Pick<PlaceMapProps, "content" | "favorite" | "theme" | "onSelect"> {
  /**
   * The pin of the marked place, or the cluster that contains it. Null if no place is marked, or if the marked place is
   * the selected place.
   */
  readonly holder: MapMark | null;
}

/** The vertical offset in pixels from the tip of the red marker to its info window. */
const INFO_OFFSET = -46;

/**
 * Returns the options of a dotted line. Google has no dotted lines: the line is invisible, and has discs at equal
 * distances.
 */
const dotted = (colour: string): google.maps.PolylineOptions => ({
  strokeOpacity: 0,
  clickable: false,
  icons: [
    {
      icon: {
        path: google.maps.SymbolPath.CIRCLE,
        scale: LINE_WIDTH / 2,
        fillColor: colour,
        fillOpacity: 1,
        strokeOpacity: 0,
      },
      offset: "0",
      repeat: `${2 * LINE_WIDTH}px`,
    },
  ],
});

/**
 * The elements of the map besides the pins: the line between numbered pins, the visitor's position, the marked place,
 * and the selected place with its info window.
 */
export function GoogleOverlays({ content, favorite, holder, theme, onSelect }: GoogleOverlaysProps) {
  const { map: texts } = useMapMessages();
  const { userPosition, marked, selected, line } = content;
  // For each new position object, the library removes the overlay and adds another one. A focused button would lose the
  // focus.
  const userLatLng = useMemo(() => userPosition && latLng(userPosition), [userPosition]);
  const { marker, accent } = theme === "light" ? light : dark;
  return (
    <>
      {line !== undefined && <PolylineF path={line.map(latLng)} options={dotted(accent)} />}
      {userLatLng !== null && (
        <OverlayViewF position={userLatLng} mapPaneName="overlayMouseTarget">
          <UserPoint />
        </OverlayViewF>
      )}
      {holder !== null && marked !== null && (
        <OverlayViewF
          // With a key per position, React mounts a new overlay instead of moving the mounted one.
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
          title={formatName(selected.name)}
          // Google gives a name to markers with an element of their own, and a tooltip to clickable ones.
          options={{ optimized: false }}
          cursor="default"
          zIndex={1_000}
        />
      )}
      {selected !== null && selected.info !== null && (
        <InfoWindowF
          key={`info ${selected.id}`}
          position={latLng(selected.position)}
          options={{ pixelOffset: new google.maps.Size(0, INFO_OFFSET), disableAutoPan: true, maxWidth: 344 }}
          onCloseClick={() => onSelect(null)}
        >
          <section aria-label={texts.infoOf(formatName(selected.info.name))}>
            <PlaceInfo id={selected.id} info={selected.info} favorite={favorite} />
          </section>
        </InfoWindowF>
      )}
    </>
  );
}
