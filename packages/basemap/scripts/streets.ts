import type { MapFeature } from "./feature.ts";
import { joinLines, type Line, lengthOf, PointIndex, pointsAlong, shareNear } from "./geometry.ts";
import type { OfficialStreet, Sources, Street } from "./sources.ts";
import { fold, type NameOf, type StreetName } from "./street-names.ts";

/** The class of a street decides its colour and width on the map. */
export type StreetClass =
  | "motorway"
  | "primary"
  | "secondary"
  | "tertiary"
  | "minor"
  | "pedestrian"
  | "service"
  | "path"
  | "steps";

const CLASS: Readonly<Record<string, StreetClass>> = {
  motorway: "motorway",
  trunk: "motorway",
  primary: "primary",
  secondary: "secondary",
  tertiary: "tertiary",
  residential: "minor",
  unclassified: "minor",
  living_street: "minor",
  pedestrian: "pedestrian",
  service: "service",
  construction: "service",
  track: "service",
  footway: "path",
  path: "path",
  cycleway: "path",
  bridleway: "path",
  corridor: "path",
  steps: "steps",
};

/** For each class, the first zoom whose tiles contain its streets. */
const FIRST_ZOOM: Readonly<Record<StreetClass, number>> = {
  motorway: 10,
  primary: 10,
  secondary: 11,
  tertiary: 12,
  minor: 13,
  pedestrian: 13,
  service: 14,
  path: 14,
  steps: 14,
};
/** For each class, the first zoom whose tiles contain the names of its streets. */
const NAMED_FROM: Readonly<Record<StreetClass, number>> = {
  ...FIRST_ZOOM,
  motorway: 12,
  primary: 13,
  secondary: 13,
  tertiary: 13,
  minor: 14,
  pedestrian: 14,
};
const ORDER = Object.keys(FIRST_ZOOM);

interface Piece {
  readonly class: StreetClass;
  readonly line: Line;
  readonly name: StreetName | null;
  readonly tunnel?: 1 | undefined;
  readonly link?: 1 | undefined;
  /** 1 for a road outside Paris, where the data contain only main roads. Otherwise absent. */
  readonly out?: 1;
  readonly unlabelled?: true;
}

const linesOf = ({ geometry }: { readonly geometry: Street["geometry"] }): readonly Line[] =>
  geometry.type === "LineString" ? [geometry.coordinates] : geometry.coordinates;

/**
 * Removes repeated names. If lines with the same name run side by side, such as two carriageways, only one line keeps
 * the name.
 */
function withoutDoubleNames(pieces: readonly Piece[]): readonly Piece[] {
  const byName = Map.groupBy(pieces, ({ name }) => name?.name);
  return [...byName].flatMap(([name, group]) => {
    if (name === undefined) return group;
    const named = new PointIndex(38);
    // The first line keeps the name. Carriageways are before paths with the same name, long lines before short lines.
    const broadFirst = group.toSorted(
      (a, b) => ORDER.indexOf(a.class) - ORDER.indexOf(b.class) || lengthOf(b.line) - lengthOf(a.line),
    );
    return broadFirst.map((piece) => {
      if (shareNear(piece.line, named) > 0.6 && lengthOf(piece.line) > 40)
        return { ...piece, unlabelled: true as const };
      named.add(pointsAlong(piece.line, 12));
      return piece;
    });
  });
}

const MAJOR: readonly StreetClass[] = ["primary", "secondary", "tertiary"];
const metresOf = (lines: readonly Line[]): number => lines.reduce((sum, line) => sum + lengthOf(line), 0);

/**
 * Gives service roads the class of the main street with the same name, if most of that street is mapped as service
 * roads. For example, the Rue de Rivoli is reserved for buses and bicycles, but is a main street. Other service roads
 * run parallel to their street and keep their class.
 */
function withMainAxes(pieces: readonly Piece[], official: readonly OfficialStreet[]): readonly Piece[] {
  const drawn = Map.groupBy(pieces, ({ name }) => name && fold(name.name));
  const raised = new Map<string, StreetClass>();
  for (const street of official) {
    const streetClass = CLASS[street.properties.class];
    if (streetClass === undefined || !MAJOR.includes(streetClass)) continue;
    const key = fold(street.properties.name);
    const group = drawn.get(key) ?? [];
    const metres = (classes: readonly StreetClass[]): number =>
      metresOf(group.filter((piece) => classes.includes(piece.class)).map(({ line }) => line));
    const whole = metresOf(linesOf(street));
    if (metres([...MAJOR, "minor"]) < whole / 5 && metres(["service"]) > whole / 2) raised.set(key, streetClass);
  }
  return pieces.map((piece) => {
    const streetClass = piece.name === null ? undefined : raised.get(fold(piece.name.name));
    return piece.class === "service" && streetClass !== undefined ? { ...piece, class: streetClass } : piece;
  });
}

/** Returns the streets of the city's file that are not in OpenStreetMap, mostly private lanes and villas. */
function missingStreets(official: readonly OfficialStreet[], drawn: readonly Piece[], nameOf: NameOf) {
  const names = new Set(drawn.map(({ name }) => name && fold(name.name)));
  const index = new PointIndex(9);
  for (const { line } of drawn) index.add(pointsAlong(line, 6));
  return official
    .filter(({ properties: { name, type, class: roadClass, tunnel } }) => {
      // Other types are omitted: the lines of squares run around the squares, and missing large roads are ramps.
      const isLane = !["PL", "PRT", "SOUT", "ECH", "PONT"].includes(type) && !["motorway", "trunk"].includes(roadClass);
      return isLane && tunnel === undefined && !names.has(fold(name));
    })
    .flatMap((street) => {
      const name = nameOf(street.properties.name);
      if (name === null) return [];
      return linesOf(street)
        .filter((line) => lengthOf(line) > 15 && shareNear(line, index) < 0.6)
        .map((line): Piece => ({ class: CLASS[street.properties.class] === "path" ? "path" : "service", line, name }));
    });
}

/** Returns the streets as long joined lines, with the names that the map shows. */
export function streetFeatures(
  { streets, officialStreets, areas }: Pick<Sources, "streets" | "officialStreets" | "areas">,
  nameOf: NameOf,
): readonly MapFeature[] {
  const found = streets
    // The outline of a square is drawn with the areas.
    .filter(({ properties }) => properties.area === undefined)
    .flatMap((street): readonly Piece[] => {
      const { class: roadClass, name, tunnel, link } = street.properties;
      const known = CLASS[roadClass] ?? "path";
      // Only the carriageways of a motorway are drawn as a motorway. A ramp is drawn as a street.
      const streetClass = link === 1 && known === "motorway" ? "tertiary" : known;
      const called = name === undefined || link === 1 ? null : nameOf(name);
      return linesOf(street).map((line) => ({ class: streetClass, line, name: called, tunnel, link }));
    });
  const pieces = withMainAxes(found, officialStreets);
  const missing = missingStreets(officialStreets, pieces, nameOf);
  const paths = areas
    .filter(({ properties: { kind } }) => ["path", "bridge", "road-outside"].includes(kind))
    .flatMap(({ properties, geometry }): readonly Piece[] => {
      if (geometry.type !== "LineString" && geometry.type !== "MultiLineString") return [];
      const known = CLASS[properties.class ?? ""] ?? "path";
      const { tunnel, kind, name } = properties;
      const bridgeName = kind === "bridge" && name !== undefined ? nameOf(name) : null;
      const out = kind === "road-outside" ? { out: 1 as const } : {};
      return linesOf({ geometry }).map((line) => ({ class: known, line, name: bridgeName, tunnel, ...out }));
    });
  const joined = [...Map.groupBy([...pieces, ...missing, ...paths], keyOf).values()].flatMap(joinPieces);
  const groups = Map.groupBy(withoutDoubleNames(joined), (piece) => `${keyOf(piece)}|${piece.unlabelled === true}`);
  return [...groups.values()].flatMap(asFeature).sort((a, b) => orderOf(b) - orderOf(a));
}

const keyOf = (piece: Piece): string => [piece.class, piece.name?.name, piece.tunnel, piece.link, piece.out].join("|");

const joinPieces = (group: readonly Piece[]): readonly Piece[] => {
  const [first] = group;
  return first === undefined ? [] : joinLines(group.map(({ line }) => line)).map((line) => ({ ...first, line }));
};

/**
 * Returns the position of a street's class: 0 for the broadest class. Streets are sorted in descending order, so that
 * the map draws broad streets over narrow streets.
 */
const orderOf = ({ properties }: MapFeature): number => ORDER.indexOf(String(properties.class));

function asFeature(group: readonly Piece[]): readonly MapFeature[] {
  const [first] = group;
  if (first === undefined) return [];
  const { class: streetClass, name, tunnel, link, out, unlabelled } = first;
  const isNamed = name !== null && unlabelled === undefined;
  return [
    {
      layer: "street",
      zooms: [link === 1 ? 13 : FIRST_ZOOM[streetClass], 14],
      properties: { class: streetClass, tunnel, out },
      ...(isNamed && {
        detail: {
          from: NAMED_FROM[streetClass],
          properties: { name: name.name, short: name.short === name.name ? undefined : name.short },
        },
      }),
      geometry: { type: "MultiLineString", coordinates: group.map(({ line }) => line.map(([x, y]) => [x, y])) },
    },
  ];
}
