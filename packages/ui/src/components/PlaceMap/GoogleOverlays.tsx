/// <reference types="google.maps" />
import { InfoWindowF, MarkerF, OverlayViewF } from "@react-google-maps/api";
import { formatName } from "../../lib/format-dashes.ts";
import { useMapMessages } from "../../messages/map.ts";
import { dark } from "../../tokens/dark.ts";
import { light } from "../../tokens/light.ts";
import type { MapMark } from "./cluster-index.ts";
import { latLng } from "./google-camera.ts";
import { markerPicture } from "./MapMarker.tsx";
import { MarkedPlace } from "./MarkedPlace.tsx";
import { PlaceInfo } from "./PlaceInfo.tsx";
import type { PlaceMapProps } from "./place-map-props.ts";
import { UserPoint } from "./UserPoint.tsx";

interface GoogleOverlaysProps extends Pick<PlaceMapProps, "content" | "favorite" | "theme" | "onSelect"> {
  /** The pin of the marked place, or the cluster that contains it. Null if no place is marked. */
  readonly holder: MapMark | null;
}

/** The vertical offset in pixels from the tip of the red marker to its info window. */
const INFO_OFFSET = -46;

/**
 * The elements above the pins: the visitor's position, the marked place, and the selected place with its info window.
 */
export function GoogleOverlays({ content, favorite, holder, theme, onSelect }: GoogleOverlaysProps) {
  const { map: texts } = useMapMessages();
  const { userPosition, marked, selected } = content;
  const { marker } = theme === "light" ? light : dark;
  return (
    <>
      {userPosition !== null && (
        <OverlayViewF position={latLng(userPosition)} mapPaneName="overlayMouseTarget">
          <UserPoint />
        </OverlayViewF>
      )}
      {holder !== null && marked !== null && (
        <OverlayViewF
          // Google does not move an overlay. With another key, React mounts a new overlay at the new position.
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
