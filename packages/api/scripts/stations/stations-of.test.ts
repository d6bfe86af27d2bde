import { stationNamed } from "@flaneur/domain";
import { expect, it } from "vitest";
import { loadGazetteer } from "../../src/reference/gazetteer.ts";
import { stationsOf } from "./stations-of.ts";

it("every station of the gazetteer is a station of the domain, with a name of its own", () => {
  const stations = stationsOf(loadGazetteer());
  expect(stations.length).toBeGreaterThan(250);
  expect(new Set(stations.map(([name]) => name)).size).toBe(stations.length);
  for (const [name, latitude, longitude, kind] of stations) {
    expect(stationNamed(name)).toEqual({ name, kind, coordinates: { latitude, longitude } });
  }
});
