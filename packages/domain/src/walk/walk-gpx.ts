import type { Coordinates } from "../place.ts";
import { escapeXml } from "../xml.ts";

/** A stop of a walk in a GPX file. */
export interface GpxStop {
  readonly name: string;
  readonly address: string;
  readonly coordinates: Coordinates;
}

/**
 * Writes a walk as a GPX file: one route, whose points are the stops in their order. The elements have the order of the
 * schema of GPX.
 */
export function walkGpx(name: string, stops: readonly GpxStop[]): string {
  const points = stops.map(
    ({ name: stop, address, coordinates: { latitude, longitude } }) =>
      `<rtept lat="${latitude}" lon="${longitude}"><name>${escapeXml(stop)}</name><desc>${escapeXml(address)}</desc></rtept>\n`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<gpx version="1.1" creator="Flâneur" xmlns="http://www.topografix.com/GPX/1/1">\n',
    `<rte><name>${escapeXml(name)}</name>\n`,
    ...points,
    "</rte>\n</gpx>\n",
  ].join("");
}
