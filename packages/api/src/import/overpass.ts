import type { Coordinates } from "@flaneur/domain";
import type { Candidate } from "./candidate.ts";
import { formatItems, formatRows } from "./formats.ts";
import { boxCentre, type Position } from "./geometry.ts";
import { osmDetails, osmTags } from "./osm-place.ts";
import { type Fields, isFields, isNumber } from "./unknown.ts";

/** Nodes that draw the ways of a file, by their ids. */
type NodePositions = ReadonlyMap<number, Position>;

/** The rows of an Overpass file: nodes, ways and relations that have tags. The file is read twice or three times. */
export async function* overpassRows(path: string): AsyncGenerator<Candidate> {
  const nodes = await wayNodes(path);
  for await (const element of formatRows(path, "overpass")) {
    const candidate = {
      source: "osm",
      sourceId: `${element.type}/${element.id}`,
      details: osmDetails(isFields(element.tags) ? osmTags(element.tags) : {}),
      coordinates: position(element) ?? centre(element, nodes),
    };
    const isRelation = element.type === "relation";
    yield isRelation ? { ...candidate, withoutCoordinates: "relation without geometry" } : candidate;
  }
}

/**
 * The positions of the nodes that tagged ways refer to. Overpass lists nodes after their ways or before them: in the
 * one order the first reading finds them all, in the other a second one is needed. Nothing else is kept.
 */
async function wayNodes(path: string): Promise<NodePositions> {
  const wanted = new Set<number>();
  const found = new Map<number, Position>();
  const collect = ({ type, id, lat, lon }: Fields) => {
    if (type === "node" && isNumber(id) && wanted.has(id) && isNumber(lat) && isNumber(lon)) found.set(id, [lon, lat]);
  };
  for await (const element of formatItems(path, "overpass")) {
    if (isFields(element.tags) && position(element) === null) for (const id of nodeIds(element)) wanted.add(id);
    collect(element);
  }
  if (found.size < wanted.size) for await (const element of formatItems(path, "overpass")) collect(element);
  return found;
}

const nodeIds = (element: Fields): readonly number[] =>
  Array.isArray(element.nodes) ? element.nodes.filter(isNumber) : [];

/** Where an element says it stands itself: a node, or what was asked for with `out center` or `out bb`. */
function position(element: Fields): Coordinates | null {
  const { lat, lon, center, bounds } = element;
  if (isNumber(lat) && isNumber(lon)) return { latitude: lat, longitude: lon };
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
