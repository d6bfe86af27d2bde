import type { Coordinates, Neighbourhood } from "@flaneur/domain";
import { boxOf, inBox, inPolygon, type Position } from "@flaneur/place-files";
import { neighbourhoodOutlines } from "../reference/neighbourhoods.ts";

const areas = neighbourhoodOutlines.map(({ name, outline }) => {
  const ring = outline.map(([latitude, longitude]): Position => [longitude, latitude]);
  return { name, ring, box: boxOf(ring) };
});

/** Returns the neighbourhoods that contain a point, in the order of NEIGHBOURHOODS. */
export function neighbourhoodsAt(coordinates: Coordinates | null): readonly Neighbourhood[] {
  if (coordinates === null) return [];
  const point: Position = [coordinates.longitude, coordinates.latitude];
  return areas.filter(({ box, ring }) => inBox(point, box) && inPolygon(point, [ring])).map(({ name }) => name);
}
