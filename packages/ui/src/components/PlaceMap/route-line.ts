import type { GeoJSONSource, Map as MapLibre } from "maplibre-gl";
import { dark } from "../../tokens/dark.ts";
import { light } from "../../tokens/light.ts";
import type { Theme } from "../../tokens/theme-token.ts";
import { lngLat } from "./maplibre-camera.ts";
import { LINE_WIDTH } from "./pin-look.ts";
import type { MapContent } from "./place-map-props.ts";

const ROUTE = "flaneur-route";
const TOKENS = { light, dark } as const;

/**
 * Shows the dotted line between numbered pins, or removes it.
 * @param below The id of the layer of the pins, which are above the line.
 */
export function showRouteLine(map: MapLibre, below: string, line: MapContent["line"], theme: Theme): void {
  if (line === undefined || line.length < 2) {
    if (map.getLayer(ROUTE) !== undefined) map.removeLayer(ROUTE);
    return;
  }
  const data = {
    type: "Feature",
    geometry: { type: "LineString", coordinates: line.map(lngLat) },
    properties: {},
  } as const;
  const source = map.getSource<GeoJSONSource>(ROUTE);
  if (source === undefined) map.addSource(ROUTE, { type: "geojson", data });
  else void source.setData(data);
  const colour = TOKENS[theme].accent;
  if (map.getLayer(ROUTE) !== undefined) {
    map.setPaintProperty(ROUTE, "line-color", colour);
    return;
  }
  map.addLayer(
    {
      id: ROUTE,
      type: "line",
      source: ROUTE,
      layout: { "line-cap": "round", "line-join": "round" },
      // Short dashes with round ends look like dots. The lengths are in units of the line's width. Dashes of length 0
      // would make MapLibre leave out the pins above the line.
      paint: { "line-color": colour, "line-width": LINE_WIDTH, "line-dasharray": [0.1, 1.9] },
    },
    below,
  );
}
