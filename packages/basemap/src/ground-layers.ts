import type { FilterSpecification, LayerSpecification } from "@maplibre/maplibre-gl-style-spec";
import type { MapPalette } from "./palette.ts";
import { byZoom, fadeIn, fadeOut } from "./zoom.ts";

const SOURCE = { source: "basemap" } as const;

const isKind = (...kinds: readonly string[]): FilterSpecification => ["in", ["get", "kind"], ["literal", [...kinds]]];

/** Layers of the ground: the city, areas such as parks, cemeteries and the land of railways, and water. */
export function groundLayers(palette: MapPalette): readonly LayerSpecification[] {
  const land = (kind: string, color: string): LayerSpecification => ({
    id: `land-${kind}`,
    type: "fill",
    ...SOURCE,
    "source-layer": "land",
    filter: isKind(kind),
    paint: { "fill-color": color },
  });
  return [
    { id: "outside", type: "background", paint: { "background-color": palette.outside } },
    { id: "city", type: "fill", ...SOURCE, "source-layer": "city", paint: { "fill-color": palette.inside } },
    land("campus", palette.campus),
    land("railway", palette.railwayLand),
    land("park", palette.park),
    land("cemetery", palette.cemetery),
    land("wood", palette.wood),
    land("grass", palette.grass),
    land("pitch", palette.pitch),
    land("plaza", palette.plaza),
    {
      id: "water",
      type: "fill",
      ...SOURCE,
      "source-layer": "water",
      filter: isKind("water"),
      paint: { "fill-color": palette.water },
    },
    {
      id: "island",
      type: "fill",
      ...SOURCE,
      "source-layer": "water",
      filter: isKind("island"),
      paint: { "fill-color": palette.inside },
    },
    {
      id: "shore",
      type: "line",
      ...SOURCE,
      "source-layer": "water",
      filter: isKind("water", "island"),
      minzoom: 14,
      paint: {
        "line-color": palette.shore,
        "line-width": byZoom([14, 0.6], [17, 1.6]),
        "line-opacity": fadeIn(14, 15, 0.8),
      },
    },
  ];
}

/** Layers of the rails, with their sleepers at close zooms. */
export function railLayers(palette: MapPalette): readonly LayerSpecification[] {
  return [
    {
      id: "rail",
      type: "line",
      ...SOURCE,
      "source-layer": "rail",
      minzoom: 12,
      paint: {
        "line-color": palette.rail,
        "line-width": byZoom([12, 0.5], [14, 0.9], [17, 1.8]),
        "line-opacity": fadeIn(12, 13.5),
      },
    },
    {
      id: "rail-sleepers",
      type: "line",
      ...SOURCE,
      "source-layer": "rail",
      minzoom: 15,
      filter: ["!=", ["get", "mode"], "tram"],
      paint: {
        "line-color": palette.rail,
        "line-width": byZoom([15, 4], [17, 8]),
        "line-dasharray": [0.2, 1.6],
        "line-opacity": fadeIn(15, 16, 0.8),
      },
    },
  ];
}

/** Layers of the dotted borders of the city, of the arrondissements and, at closer zooms, of the quarters. */
export function borderLayers(palette: MapPalette): readonly LayerSpecification[] {
  return [
    {
      id: "border-quarter",
      type: "line",
      ...SOURCE,
      "source-layer": "border",
      filter: isKind("quarter"),
      minzoom: 13.5,
      layout: { "line-cap": "round" },
      paint: {
        "line-color": palette.border,
        "line-width": byZoom([13.5, 0.8], [17, 1.4]),
        "line-dasharray": [0.1, 3.2],
        "line-opacity": ["interpolate", ["linear"], ["zoom"], 13.5, 0, 14.5, 0.8, 15.5, 0.8, 16, 0],
      },
    },
    {
      id: "border-arrondissement",
      type: "line",
      ...SOURCE,
      "source-layer": "border",
      filter: isKind("arrondissement"),
      layout: { "line-cap": "round" },
      paint: {
        "line-color": palette.border,
        "line-width": byZoom([10, 0.9], [13, 1.5], [17, 3]),
        "line-dasharray": [0.1, 2],
        "line-opacity": fadeOut(15, 16.5, 0.35),
      },
    },
    {
      id: "border-city",
      type: "line",
      ...SOURCE,
      "source-layer": "city",
      layout: { "line-cap": "round" },
      paint: {
        "line-color": palette.border,
        "line-width": byZoom([10, 0.9], [13, 1.5], [17, 3]),
        "line-dasharray": [0.1, 2],
        "line-opacity": fadeOut(15, 16.5, 0.35),
      },
    },
  ];
}

/** The layer that fades the map toward the edge of the data: translucent frames that overlap (`scripts/edge.ts`). */
export const edgeLayers = (palette: MapPalette): readonly LayerSpecification[] => [
  {
    id: "edge",
    type: "fill",
    ...SOURCE,
    "source-layer": "edge",
    paint: { "fill-color": palette.outside, "fill-opacity": 0.14, "fill-antialias": false },
  },
];
