/** Bounds as west, south, east and north, in degrees. */
export type Bounds = readonly [west: number, south: number, east: number, north: number];

/** The bounds of the data: Paris, its woods and its immediate surroundings. The map fades at these bounds. */
export const DATA_BOUNDS: Bounds = [2.215, 48.806, 2.48, 48.91];

/** The bounds of the city without the woods in its east and west. A map of all of Paris shows these bounds. */
export const PARIS_BOUNDS: Bounds = [2.2655, 48.8145, 2.4165, 48.9027];

/** Languages of the attribution. */
export type MapLanguage = "en" | "fr";

const CONTRIBUTORS: Readonly<Record<MapLanguage, string>> = {
  en: "© OpenStreetMap contributors",
  fr: "© les contributeurs d’OpenStreetMap",
};

/**
 * Returns the attribution that the licences require on the map. It is HTML, as MapLibre's attribution control expects.
 */
export const attributionIn = (language: MapLanguage): string =>
  [
    `<a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener">${CONTRIBUTORS[language]}</a>`,
    '<a href="https://opendata.paris.fr" target="_blank" rel="noopener">Ville de Paris</a>',
    '<a href="https://data.iledefrance-mobilites.fr" target="_blank" rel="noopener">Île-de-France Mobilités</a>',
  ].join(" · ");
