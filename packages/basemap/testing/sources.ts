import type { Sources } from "../scripts/sources.ts";

const square = (west: number, south: number, size = 0.002): [number, number][] => [
  [west, south],
  [west + size, south],
  [west + size, south + size],
  [west, south + size],
  [west, south],
];
const polygon = (west: number, south: number, size?: number) => ({
  type: "Polygon" as const,
  coordinates: [square(west, south, size)],
});
const line = (...coordinates: [number, number][]) => ({ type: "LineString" as const, coordinates });

/** A few streets and areas around the Rue de Rivoli, in the format of the open data files. */
export const SOURCES: Sources = {
  streets: [
    { properties: { class: "primary", name: "Rue de Rivoli" }, geometry: line([2.362, 48.856], [2.366, 48.855]) },
    // The second carriageway of the Rue de Rivoli.
    { properties: { class: "primary", name: "Rue de Rivoli" }, geometry: line([2.3621, 48.8561], [2.3655, 48.85525]) },
    { properties: { class: "residential", name: "Rue de l'Eperon" }, geometry: line([2.363, 48.853], [2.365, 48.853]) },
    {
      properties: { class: "trunk", name: "Boulevard Périphérique Intérieur" },
      geometry: line([2.362, 48.852], [2.372, 48.852]),
    },
    {
      properties: { class: "service", name: "Rue de la Verrerie" },
      geometry: line([2.363, 48.8575], [2.366, 48.8575]),
    },
    { properties: { class: "tertiary", name: "Place de Grève" }, geometry: line([2.3632, 48.8563], [2.3638, 48.8563]) },
    { properties: { class: "service", name: "Voie A/4" }, geometry: line([2.364, 48.854], [2.3645, 48.854]) },
    {
      properties: { class: "pedestrian", name: "Place Ronde", area: 1 },
      geometry: line([2.367, 48.857], [2.368, 48.857]),
    },
  ],
  officialStreets: [
    {
      properties: { name: "Rue de la Verrerie", short: "R. de la Verrerie", type: "RUE", class: "secondary" },
      geometry: line([2.363, 48.8575], [2.366, 48.8575]),
    },
    {
      properties: { name: "Rue de l'Éperon", short: "R. de l'Éperon", type: "RUE", class: "residential" },
      geometry: line([2.363, 48.853], [2.365, 48.853]),
    },
    {
      properties: { name: "Villa Cachée", short: "Vla. Cachée", type: "VLA", class: "service" },
      geometry: line([2.368, 48.853], [2.369, 48.853]),
    },
  ],
  areas: [
    { properties: { kind: "park", paris: 1 }, geometry: polygon(2.359, 48.858) },
    { properties: { kind: "water", name: "La Seine", water: "river" }, geometry: polygon(2.357, 48.853, 0.003) },
    { properties: { kind: "water", name: "Canal Saint-Martin", water: "canal" }, geometry: polygon(2.37, 48.855) },
    { properties: { kind: "water", name: "Canal Saint-Martin", water: "canal" }, geometry: polygon(2.365, 48.872) },
    { properties: { kind: "railway", mode: "train" }, geometry: line([2.372, 48.857], [2.373, 48.858]) },
    { properties: { kind: "railway", mode: "train", tunnel: 1 }, geometry: line([2.374, 48.857], [2.375, 48.858]) },
    { properties: { kind: "road-outside", class: "primary" }, geometry: line([2.23, 48.86], [2.24, 48.86]) },
    { properties: { kind: "bridge", name: "Passerelle Neuve" }, geometry: line([2.3575, 48.8525], [2.3575, 48.8565]) },
    { properties: { kind: "quartier", name: "Saint-Merri" }, geometry: polygon(2.362, 48.85, 0.006) },
    { properties: { kind: "quartier", name: "Halles" }, geometry: polygon(2.356, 48.85, 0.006) },
  ],
  arrondissements: [
    { properties: { c_ar: 1, geom_x_y: { lon: 2.357, lat: 48.855 } }, geometry: polygon(2.352, 48.85, 0.01) },
    { properties: { c_ar: 4, geom_x_y: { lon: 2.367, lat: 48.855 } }, geometry: polygon(2.362, 48.85, 0.01) },
  ],
  stations: [
    {
      name: "Hôtel de Ville",
      modes: ["metro"],
      lines: ["1", "11"],
      latitude: 48.857,
      longitude: 2.3639,
      inParis: true,
    },
    {
      name: "Châtelet",
      modes: ["metro", "rer"],
      lines: ["1", "RER A"],
      latitude: 48.8585,
      longitude: 2.3595,
      inParis: true,
    },
    { name: "Montmartre", modes: ["funicular"], lines: ["F"], latitude: 48.8855, longitude: 2.3545, inParis: true },
  ],
  sights: [
    { name: "Les Halles", kind: "quarter", latitude: 48.8615, longitude: 2.3575, rank: 1 },
    { name: "Place de Grève - Esplanade", kind: "square", latitude: 48.8565, longitude: 2.3635, rank: 1 },
    { name: "tour Saint-Jacques", kind: "tower", latitude: 48.858, longitude: 2.361, rank: 1 },
  ],
};
