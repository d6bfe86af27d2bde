import type { StationKind } from "@flaneur/domain";
import type { Gazetteer, PointKind } from "../../src/reference/gazetteer-format.ts";

/** The kind of a station by the kind of its point. Each railway station in Paris is also a metro station. */
const KINDS: Partial<Record<PointKind, StationKind>> = {
  metro: "metro",
  train: "metro",
  rer: "rer",
  tram: "tram",
  funicular: "funicular",
};

/** Returns name, latitude, longitude and kind of each station of a gazetteer, in the gazetteer's order. */
export const stationsOf = ({ points }: Pick<Gazetteer, "points">) =>
  points.flatMap(({ kind, name, latitude, longitude }) => {
    const stationKind = KINDS[kind];
    return stationKind === undefined ? [] : [[name, latitude, longitude, stationKind] as const];
  });
