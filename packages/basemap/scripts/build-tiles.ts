import { attributionIn, DATA_BOUNDS } from "../src/extent.ts";
import { cityFeatures } from "./city.ts";
import { edgeFeatures } from "./edge.ts";
import { MAX_ZOOM, type MapFeature, MIN_ZOOM } from "./feature.ts";
import {
  arrondissementLabels,
  quarterLabels,
  riverLabel,
  sightFeatures,
  squaresNamed,
  stationFeatures,
} from "./labels.ts";
import { landFeatures, railFeatures, waterFeatures } from "./land.ts";
import { pmtilesFile } from "./pmtiles-file.ts";
import type { Sources } from "./sources.ts";
import { streetNames } from "./street-names.ts";
import { streetFeatures } from "./streets.ts";
import { tilePyramid } from "./tile-pyramid.ts";

function featuresOf(sources: Sources): readonly MapFeature[] {
  const nameOf = streetNames(sources.streets, sources.officialStreets);
  const squares = squaresNamed(sources.sights, nameOf);
  const streets = streetFeatures(sources, (name) => {
    const found = nameOf(name);
    return found !== null && squares.has(found.name) ? null : found;
  });
  const streetsNamed = new Set(streets.map(({ detail }) => String(detail?.properties.name)));
  return [
    ...cityFeatures(sources.arrondissements, sources.areas),
    ...landFeatures(sources.areas),
    ...waterFeatures(sources.areas),
    ...railFeatures(sources.areas),
    ...streets,
    ...edgeFeatures(DATA_BOUNDS),
    ...arrondissementLabels(sources.arrondissements),
    riverLabel(),
    ...quarterLabels(sources.areas, sources.sights),
    ...sightFeatures(sources.sights, nameOf, streetsNamed),
    ...stationFeatures(sources.stations),
  ];
}

/** Returns the archive of tiles. The same sources always result in the same bytes. */
export function buildTiles(sources: Sources): Buffer {
  const features = featuresOf(sources);
  const tiles = tilePyramid(features, DATA_BOUNDS);
  const layers = [...new Set(features.map(({ layer }) => layer))].sort();
  return pmtilesFile(tiles, {
    bounds: DATA_BOUNDS,
    minZoom: MIN_ZOOM,
    maxZoom: MAX_ZOOM,
    centre: [2.3522, 48.8566, 13],
    metadata: {
      name: "Paris",
      attribution: attributionIn("en"),
      vector_layers: layers.map((id) => ({ id, fields: {}, minzoom: MIN_ZOOM, maxzoom: MAX_ZOOM })),
    },
  });
}
