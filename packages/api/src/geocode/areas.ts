import { arrondissementNumber, type Coordinates, formatOrdinal } from "@flaneur/domain";
import { type Box, boxOf, type Position, placeOf } from "@flaneur/place-files";
import { districtOutlines } from "../reference/districts.ts";

/** The city or one of its arrondissements. */
export interface Area {
  /** The code of the arrondissement, `75011`; null for the city. */
  readonly arrondissement: string | null;
  readonly name: string;
  readonly centre: Coordinates;
  readonly box: Box;
}

const outlines = districtOutlines.map(({ code, outline }) => ({
  code,
  ring: outline.map(([latitude, longitude]): Position => [longitude, latitude]),
}));

/** The centre of maps of Paris (§2), near the Hôtel de Ville. */
const CITY_CENTRE: Coordinates = { latitude: 48.8566, longitude: 2.3522 };

const CITY: Area = {
  arrondissement: null,
  name: "Paris",
  centre: CITY_CENTRE,
  box: boxOf(outlines.flatMap(({ ring }) => ring)),
};

const districts: ReadonlyMap<string, Area> = new Map(
  outlines.map(({ code, ring }) => {
    const { number, suffix } = formatOrdinal(arrondissementNumber(code) ?? 0);
    const centre = placeOf({ type: "Polygon", coordinates: [ring] }) ?? CITY_CENTRE;
    return [code, { arrondissement: code, name: `${number}${suffix} arrondissement`, centre, box: boxOf(ring) }];
  }),
);

/** Returns an arrondissement by its code; the city for null or an unknown code. */
export const areaOf = (code: string | null): Area => districts.get(code ?? "") ?? CITY;
