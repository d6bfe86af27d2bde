import type { Coordinates } from "@flaneur/domain";
import {
  boxCentre,
  type Fields,
  formatItems,
  ImportFileError,
  isFields,
  isNumber,
  type JsonLayout,
  located,
  type Position,
} from "@flaneur/place-files";
import type { Candidate } from "./candidate.ts";
import { withGivenKind } from "./given-kind.ts";
import { osmDetails, osmTags } from "./osm-place.ts";
import type { OsmTags } from "./osm-tags.ts";
import { namesOsmKind } from "./osm-types.ts";
import type { PlaceDetails } from "./place-details.ts";
import type { RowOptions } from "./row-options.ts";
import { textFile } from "./text-file.ts";

/** Positions of the nodes of ways, by node id. */
export type NodePositions = ReadonlyMap<number, Position>;

/** Converts an element of an Overpass file (a node, way or relation with tags) to a row. */
export function overpassRow(element: Fields, nodes: NodePositions, options: RowOptions): Candidate {
  const tags = isFields(element.tags) ? osmTags(element.tags) : {};
  const candidate = {
    source: "osm",
    sourceId: `${element.type}/${element.id}`,
    details: detailsOf(tags, options),
    coordinates: position(element) ?? centre(element, nodes),
  };
  const isRelation = element.type === "relation";
  return isRelation ? { ...candidate, withoutCoordinates: "relation without geometry" } : candidate;
}

const detailsOf = (tags: OsmTags, options: RowOptions): PlaceDetails =>
  withGivenKind(osmDetails(tags), namesOsmKind(tags), options);

/** Whether an element with these tags is a place, if it has a position. */
function mayBeListed(tags: OsmTags, options: RowOptions): boolean {
  const { name, types } = detailsOf(tags, options);
  return name !== null && types.length > 0;
}

/** Limit of nodes in memory. */
const MAX_NODES = 1_000_000;

/**
 * Collects the positions of the nodes of ways that may be listed. Overpass lists nodes either after or before their
 * ways: in the first case one pass over the file is enough, in the second another pass is needed.
 */
export async function wayNodes(path: string, layout: JsonLayout, options: RowOptions): Promise<NodePositions> {
  const file = textFile(path);
  const wanted = new Set<number>();
  const found = new Map<number, Position>();
  const collect = ({ type, id, lat, lon }: Fields) => {
    if (type === "node" && isNumber(id) && wanted.has(id) && isNumber(lat) && isNumber(lon)) found.set(id, [lon, lat]);
  };
  for await (const item of formatItems(file, "overpass", layout, options)) {
    if (item.damage !== undefined) continue;
    const element = item.value;
    if (isFields(element.tags) && position(element) === null && mayBeListed(osmTags(element.tags), options)) {
      for (const id of nodeIds(element)) wanted.add(id);
    }
    if (wanted.size > MAX_NODES) {
      throw new ImportFileError(
        `${file.name} has more than ${MAX_NODES} nodes in outlines of places. Query Overpass with 'out center'.`,
      );
    }
    collect(element);
  }
  if (found.size < wanted.size) {
    for await (const item of formatItems(file, "overpass", layout, options)) {
      if (item.damage === undefined) collect(item.value);
    }
  }
  return found;
}

const nodeIds = (element: Fields): readonly number[] =>
  Array.isArray(element.nodes) ? element.nodes.filter(isNumber) : [];

/** Returns the position that an element itself has: that of a node, or of `out center` or `out bb`. */
function position(element: Fields): Coordinates | null {
  const { lat, lon, center, bounds } = element;
  if (isNumber(lat) && isNumber(lon)) return located({ latitude: lat, longitude: lon });
  if (isFields(center)) return position(center);
  if (!isFields(bounds)) return null;
  const { minlat, minlon, maxlat, maxlon } = bounds;
  if (!isNumber(minlat) || !isNumber(minlon) || !isNumber(maxlat) || !isNumber(maxlon)) return null;
  return { latitude: (minlat + maxlat) / 2, longitude: (minlon + maxlon) / 2 };
}

const centre = (element: Fields, nodes: NodePositions): Coordinates | null =>
  boxCentre(
    nodeIds(element)
      .map((id) => nodes.get(id))
      .filter((node) => node !== undefined),
  );
