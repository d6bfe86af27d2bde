/** West, south, east, north, in degrees. */
export type Bounds = readonly [west: number, south: number, east: number, north: number];

/** What the tiles hold: Paris, its woods and what lies just around it. The map fades towards the edge. */
export const DATA_BOUNDS: Bounds = [2.215, 48.806, 2.48, 48.91];

/** The city without the woods at its sides. A map of all of Paris fits these. */
export const PARIS_BOUNDS: Bounds = [2.2655, 48.8145, 2.4165, 48.9027];

/** The languages that the attribution is written in. */
export type MapLanguage = "en" | "fr";

const CONTRIBUTORS: Readonly<Record<MapLanguage, string>> = {
  en: "© OpenStreetMap contributors",
  fr: "© les contributeurs d’OpenStreetMap",
};

/** To be shown on the map, as the licences ask. HTML, as MapLibre's attribution control expects. */
export const attributionIn = (language: MapLanguage): string =>
  [
    `<a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener">${CONTRIBUTORS[language]}</a>`,
    '<a href="https://opendata.paris.fr" target="_blank" rel="noopener">Ville de Paris</a>',
    '<a href="https://data.iledefrance-mobilites.fr" target="_blank" rel="noopener">Île-de-France Mobilités</a>',
  ].join(" · ");
