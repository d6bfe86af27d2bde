import { MAP } from "@flaneur/domain";
import { useEffect, useRef } from "react";
import type { MapHandle, SelectedPin } from "./place-map-props.ts";

/**
 * Centres the map on a place when the place is selected (§2), once per selection and map. A retry creates another map.
 */
export function useShowSelected(handle: MapHandle | null, selected: Pick<SelectedPin, "id" | "position"> | null): void {
  const shown = useRef<{ readonly handle: MapHandle; readonly id: string } | null>(null);
  useEffect(() => {
    if (selected === null) shown.current = null;
    if (handle === null || selected === null) return;
    if (shown.current?.handle === handle && shown.current.id === selected.id) return;
    shown.current = { handle, id: selected.id };
    handle.show(selected.position, MAP.selectedZoom, "product");
  }, [handle, selected]);
}
