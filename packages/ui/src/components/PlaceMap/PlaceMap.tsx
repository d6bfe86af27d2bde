import { MAP, type MapArea } from "@flaneur/domain";
import { type CSSProperties, useEffect, useEffectEvent, useState } from "react";
import { useMapMessages } from "../../messages/map.ts";
import { hasOtherPins } from "./has-other-pins.ts";
import type { ListingMapProps } from "./listing-map-props.ts";
import { MapAbout, useLogKeyless } from "./MapAbout.tsx";
import { NearMeButton, ZoomButtons } from "./MapControls.tsx";
import { MapKey } from "./MapKey.tsx";
import { MapNotices } from "./MapNotices.tsx";
import styles from "./PlaceMap.module.css";
import { ProvidedMap } from "./ProvidedMap.tsx";
import type { MapHandle } from "./place-map-props.ts";
import { SearchAreaButton } from "./SearchAreaButton.tsx";
import { useShowSelected } from "./use-show-selected.ts";

/** The map with its controls and messages (§2). While the map loads or after it has failed, its state is shown (§8). */
export function PlaceMap({
  provider,
  surface,
  message,
  searchArea,
  filteredArea = null,
  onNearMe,
  onClearFilters,
  ...props
}: ListingMapProps) {
  const { map } = useMapMessages();
  const [handle, setHandle] = useState<MapHandle | null>(null);
  const [about, setAbout] = useState(false);
  useLogKeyless(provider.kind === "maplibre");
  const { selected, userPosition } = props.content;
  useShowArea(surface.status === "ready" ? handle : null, filteredArea);
  useShowSelected(surface.status === "ready" ? handle : null, selected);
  const nearMe = () => {
    onNearMe?.();
    if (userPosition !== null) handle?.show(userPosition, MAP.selectedZoom, "hand");
  };
  // Google's map shows no dots, and its own attribution is at the bottom right.
  const hasKey = provider.kind === "maplibre" && surface.status === "ready" && hasOtherPins(props.content.pins);
  const hasNearMe = onNearMe !== undefined || userPosition !== null;
  return (
    // Not a landmark: the element of the provider is a landmark with the same name.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      role="group"
      className={styles.map}
      data-about={about ? "open" : "closed"}
      data-key={hasKey}
      style={
        {
          "--covered-left": `${props.padding.left}px`,
          "--covered-bottom": `${props.padding.bottom}px`,
        } as CSSProperties
      }
      aria-label={map.label}
      aria-busy={surface.status === "loading"}
    >
      {surface.status === "ready" && hasNearMe && <NearMeButton onPress={nearMe} />}
      {surface.status === "ready" && <SearchAreaButton searchArea={searchArea} />}
      {surface.status !== "failed" && (
        <ProvidedMap
          {...props}
          key={surface.attempt}
          provider={provider}
          onReady={(ready) => {
            setHandle(ready);
            props.onReady();
          }}
        >
          {surface.status === "ready" && <ZoomButtons onZoom={(steps) => handle?.zoomBy(steps)} />}
        </ProvidedMap>
      )}
      <MapNotices surface={surface} message={message} onClearFilters={onClearFilters} onRetry={props.onRetry} />
      {hasKey && <MapKey />}
      {provider.kind === "maplibre" && surface.status === "ready" && (
        <MapAbout shown={about} onShownChange={setAbout} />
      )}
    </div>
  );
}

/** Shows the area that the places are filtered by, once per map. Later, filtering does not move the map. */
function useShowArea(handle: MapHandle | null, area: MapArea | null): void {
  const show = useEffectEvent((ready: MapHandle) => {
    if (area !== null) ready.fit(area, "product");
  });
  useEffect(() => {
    if (handle !== null) show(handle);
  }, [handle]);
}
