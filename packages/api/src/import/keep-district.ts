import { type Coordinates, distanceKm } from "@flaneur/domain";
import { coarseDistricts } from "./districts.ts";
import { mapLink } from "./google-maps.ts";
import { streetOf } from "./postal.ts";
import type { DistrictFrom, ImportedPlace } from "./read-row.ts";

/** What the database holds of a place that a file tells of once more. */
export interface KnownDistrict {
  readonly address: string;
  readonly arrondissement: string | null;
  readonly coordinates: Coordinates | null;
}

/** Farther than that, a place has moved, and what was known of it holds no more. */
const SAME_SPOT_KM = 0.1;

/** About a hundred metres, farther than our outlines are wrong by: nearer to a border they prove nothing. */
const MARGIN = { latitude: 0.0009, longitude: 0.0014 };

const liesWellInside = ({ latitude, longitude }: Coordinates, arrondissement: string | null): boolean =>
  [-1, 0, 1].every((dy) =>
    [-1, 0, 1].every((dx) => {
      const beside = { latitude: latitude + dy * MARGIN.latitude, longitude: longitude + dx * MARGIN.longitude };
      return coarseDistricts(beside) === arrondissement;
    }),
  );

/**
 * Leaves a place in the arrondissement it is known to lie in when this import knows less: an earlier one may have had
 * exact polygons. A row's own word wins where our outlines bear it out, so that a postcode put right is taken over.
 */
export function keepDistrict(place: ImportedPlace, from: DistrictFrom | null, known: KnownDistrict): ImportedPlace {
  const { coordinates, arrondissement } = place;
  if (from === "polygons" || known.arrondissement === null || known.arrondissement === arrondissement) return place;
  if (coordinates === null || known.coordinates === null) return place;
  if (distanceKm(coordinates, known.coordinates) > SAME_SPOT_KM) return place;
  if (from === "row" && liesWellInside(coordinates, arrondissement)) return place;
  const street = streetOf(place.address);
  const town = known.address.slice(known.address.lastIndexOf(",") + 1).trim();
  const address = street === null ? town : `${street}, ${town}`;
  return {
    ...place,
    address,
    arrondissement: known.arrondissement,
    googleMapsUrl: mapLink(place.name, address, coordinates),
  };
}
