import type { Coordinates } from "./place.ts";

/**
 * The city limits including both woods, accurate to some hundreds of metres. Latitude and longitude of each corner in
 * degrees (WGS 84), clockwise from the north.
 */
const OUTLINE: readonly (readonly [latitude: number, longitude: number])[] = [
  [48.901, 2.328],
  [48.9016, 2.359],
  [48.901, 2.391],
  [48.897, 2.397],
  [48.884, 2.4],
  [48.8775, 2.413],
  [48.8645, 2.4165],
  [48.847, 2.4165],
  [48.837, 2.414],
  [48.837, 2.421],
  [48.844, 2.422],
  [48.842, 2.434],
  [48.845, 2.44],
  [48.842, 2.465],
  [48.835, 2.469],
  [48.821, 2.461],
  [48.818, 2.439],
  [48.825, 2.416],
  [48.83, 2.402],
  [48.8268, 2.3915],
  [48.818, 2.373],
  [48.8157, 2.3445],
  [48.8215, 2.316],
  [48.8265, 2.295],
  [48.832, 2.276],
  [48.829, 2.271],
  [48.834, 2.256],
  [48.847, 2.248],
  [48.852, 2.226],
  [48.858, 2.2245],
  [48.873, 2.242],
  [48.88, 2.259],
  [48.879, 2.279],
  [48.89, 2.292],
  [48.897, 2.312],
];

/** Whether a point is in Paris, by the even-odd rule. The result is a guess near the city limits. */
export function isInParis({ latitude, longitude }: Coordinates): boolean {
  let inside = false;
  for (const [index, [lat, lng]] of OUTLINE.entries()) {
    const [previousLat, previousLng] = OUTLINE.at(index - 1) ?? [lat, lng];
    const crosses = lat > latitude !== previousLat > latitude;
    if (crosses && longitude < ((previousLng - lng) * (latitude - lat)) / (previousLat - lat) + lng) inside = !inside;
  }
  return inside;
}
