import type {
  ExpressionSpecification,
  FilterSpecification,
  LayerSpecification,
} from "@maplibre/maplibre-gl-style-spec";
import type { MapPalette } from "./palette.ts";
import { byZoom, fadeIn, fadeOut } from "./zoom.ts";

const STREETS = { source: "basemap", "source-layer": "street" } as const;
const ROUND = { "line-cap": "round", "line-join": "round" } as const;

type Widths = readonly [number, number, number, number, number, number, number];

/**
 * The width of the lines of each class in pixels, at zooms 11 to 17. A class is not drawn at a zoom where its width is
 * 0.
 */
const WIDTHS: Readonly<Record<string, Widths>> = {
  motorway: [1.6, 2.2, 3, 4.2, 6.5, 10.5, 18],
  primary: [0.9, 1.5, 2.4, 4, 7, 12, 21],
  secondary: [0.6, 1.1, 2, 3.3, 6, 10.5, 18.5],
  tertiary: [0, 0.7, 1.6, 2.8, 5.2, 9, 16],
  minor: [0, 0, 1, 1.9, 3.8, 7, 13],
  pedestrian: [0, 0, 0.8, 1.6, 3.2, 5.8, 10.5],
  service: [0, 0, 0, 0.9, 1.9, 3.8, 7],
};
const FIRST_ZOOM = 11;

const width = (streetClass: string, added = 0): ExpressionSpecification => {
  const stops = (WIDTHS[streetClass] ?? []).flatMap((value, index) =>
    value === 0 ? [] : [[FIRST_ZOOM + index, value + added] as const],
  );
  const [first = [FIRST_ZOOM, 0] as const, ...rest] = stops;
  return byZoom(first, ...rest);
};
const firstZoomOf = (streetClass: string): number =>
  Math.max(
    10,
    FIRST_ZOOM +
      (WIDTHS[streetClass] ?? []).findIndex((value) => value > 0) -
      (streetClass === "motorway" || streetClass === "primary" ? 1 : 0),
  );

const ofClass = (streetClass: string, ...more: readonly ExpressionSpecification[]): FilterSpecification => [
  "all",
  ["==", ["get", "class"], streetClass],
  ...more,
];
const inTunnel: ExpressionSpecification = ["has", "tunnel"];
const notInTunnel: ExpressionSpecification = ["!", ["has", "tunnel"]];

/** Classes of streets from narrow to broad. A broader class is drawn on top of a narrower one. */
const CLASSES = ["service", "pedestrian", "minor", "tertiary", "secondary", "primary"] as const;

/**
 * Returns the layers of the streets, from bottom to top: tunnels, paths and steps, the fine outlines of streets at
 * close zooms, streets, and motorways such as the Périphérique.
 */
export function streetLayers(palette: MapPalette): readonly LayerSpecification[] {
  const tunnels = CLASSES.map(
    (name): LayerSpecification => ({
      id: `tunnel-${name}`,
      type: "line",
      ...STREETS,
      minzoom: Math.max(13, firstZoomOf(name)),
      filter: ofClass(name, inTunnel),
      layout: { "line-join": "round" },
      paint: { "line-color": palette.tunnel, "line-width": width(name), "line-dasharray": [1.2, 0.6] },
    }),
  );
  const casings = CLASSES.map(
    (name): LayerSpecification => ({
      id: `casing-${name}`,
      type: "line",
      ...STREETS,
      minzoom: 14,
      filter: ofClass(name, notInTunnel),
      layout: ROUND,
      paint: { "line-color": palette.casing, "line-width": width(name, 1.6), "line-opacity": fadeIn(14, 15) },
    }),
  );
  const streets = CLASSES.map(
    (name): LayerSpecification => ({
      id: `street-${name}`,
      type: "line",
      ...STREETS,
      minzoom: firstZoomOf(name),
      filter: ofClass(name, notInTunnel),
      layout: ROUND,
      paint: { "line-color": ["case", ["has", "out"], palette.roadOutside, palette.road], "line-width": width(name) },
    }),
  );
  const motorway: readonly LayerSpecification[] = [
    {
      // At far zooms, the whole ring is drawn as one road. At close zooms, its tunnels are translucent.
      id: "tunnel-motorway",
      type: "line",
      ...STREETS,
      filter: ofClass("motorway", inTunnel),
      layout: { "line-join": "round" },
      paint: {
        "line-color": palette.motorway,
        "line-width": width("motorway", 0.6),
        "line-opacity": fadeOut(13, 14.5, 0.5),
      },
    },
    {
      id: "casing-motorway",
      type: "line",
      ...STREETS,
      filter: ofClass("motorway", notInTunnel),
      layout: ROUND,
      paint: { "line-color": palette.motorwayCasing, "line-width": width("motorway", 1.6) },
    },
    {
      id: "street-motorway",
      type: "line",
      ...STREETS,
      filter: ofClass("motorway", notInTunnel),
      layout: ROUND,
      paint: { "line-color": palette.motorway, "line-width": width("motorway") },
    },
  ];
  const paths: readonly LayerSpecification[] = [
    {
      id: "path",
      type: "line",
      ...STREETS,
      minzoom: 14,
      filter: ofClass("path", notInTunnel),
      layout: { "line-join": "round" },
      paint: {
        "line-color": palette.road,
        "line-width": byZoom([14, 0.6], [15, 1], [17, 2.4]),
        "line-opacity": fadeIn(14, 15),
      },
    },
    {
      id: "steps",
      type: "line",
      ...STREETS,
      minzoom: 15,
      filter: ofClass("steps", notInTunnel),
      paint: {
        "line-color": palette.path,
        "line-width": byZoom([15, 2], [17, 6]),
        "line-dasharray": [0.35, 0.35],
        "line-opacity": fadeIn(15, 15.5),
      },
    },
  ];
  return [...tunnels, ...paths, ...casings, ...streets, ...motorway];
}
