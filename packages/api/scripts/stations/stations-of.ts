import type { Gazetteer, PointKind } from "../../src/reference/gazetteer-format.ts";

const KINDS: ReadonlySet<PointKind> = new Set(["metro", "rer", "train", "tram", "funicular"]);

/** Returns name, latitude and longitude of each station of a gazetteer, in its order. */
export const stationsOf = ({ points }: Pick<Gazetteer, "points">) =>
  points
    .filter(({ kind }) => KINDS.has(kind))
    .map(({ name, latitude, longitude }) => [name, latitude, longitude] as const);
