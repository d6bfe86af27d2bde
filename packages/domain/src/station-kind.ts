/** The kinds of stations. A station of several kinds has the first of them. */
export const STATION_KINDS = ["metro", "rer", "tram", "funicular"] as const;
export type StationKind = (typeof STATION_KINDS)[number];
