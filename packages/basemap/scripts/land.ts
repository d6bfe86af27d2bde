import type { MapFeature } from "./feature.ts";
import type { Area } from "./sources.ts";

/**
 * For each kind of area: its kind in the style, and the first zoom whose tiles contain it. Tiles of low zooms omit
 * small areas automatically.
 */
const KINDS: Readonly<Record<string, readonly [kind: string, firstZoom: number]>> = {
  park: ["park", 10],
  wood: ["wood", 10],
  grass: ["grass", 13],
  cemetery: ["cemetery", 11],
  allotments: ["grass", 13],
  zoo: ["park", 11],
  "theme-park": ["park", 11],
  pitch: ["pitch", 14],
  stadium: ["campus", 12],
  plaza: ["plaza", 14],
  school: ["campus", 14],
  university: ["campus", 13],
  hospital: ["campus", 13],
  military: ["campus", 13],
  "railway-land": ["railway", 12],
};

/** The kinds in the order of drawing, from large to small areas, so that a pitch is drawn over its park. */
const ORDER = ["campus", "railway", "park", "cemetery", "wood", "grass", "pitch", "plaza"];

const isArea = ({ geometry }: Area): boolean => geometry.type === "Polygon" || geometry.type === "MultiPolygon";

/** Returns the areas of `KINDS`, such as parks, woods, and the grounds of institutions. */
export const landFeatures = (areas: readonly Area[]): readonly MapFeature[] =>
  areas
    .flatMap((area): readonly MapFeature[] => {
      const [kind, firstZoom] = KINDS[area.properties.kind] ?? [];
      if (kind === undefined || firstZoom === undefined || !isArea(area)) return [];
      return [{ layer: "land", zooms: [firstZoom, 14], properties: { kind }, geometry: area.geometry }];
    })
    .sort((a, b) => ORDER.indexOf(String(a.properties.kind)) - ORDER.indexOf(String(b.properties.kind)));

/**
 * Whether a water area is underground. From the Bastille to the Faubourg du Temple, the Canal Saint-Martin runs below
 * squares and boulevards.
 */
function isUnderground({ properties: { name = "" }, geometry }: Area): boolean {
  if (name.startsWith("Voûte")) return true;
  if (name !== "Canal Saint-Martin" || geometry.type !== "Polygon") return false;
  return geometry.coordinates.flat().every(([, latitude]) => latitude > 48.853 && latitude < 48.8665);
}

/** Whether an area is an island that must be drawn. All other islands are holes in the water. */
const isIslandInWater = ({ properties }: Area): boolean => properties.name === "Île aux Cygnes";

/** Returns the Seine, canals, streams and lakes, and the island that must be drawn. */
export function waterFeatures(areas: readonly Area[]): readonly MapFeature[] {
  const of = (kind: string, firstZoom: number, among: readonly Area[]): readonly MapFeature[] =>
    among
      .filter((area) => area.properties.kind === kind && isArea(area) && !isUnderground(area))
      .map(({ properties: { water }, geometry }) => ({
        layer: "water",
        zooms: [water === "lake" || water === "stream" ? Math.max(firstZoom, 11) : firstZoom, 14],
        properties: { kind },
        geometry,
      }));
  return [...of("water", 10, areas), ...of("island", 12, areas.filter(isIslandInWater))];
}

/** Returns railways, tramways, and the metro above ground. */
export const railFeatures = (areas: readonly Area[]): readonly MapFeature[] =>
  areas.flatMap(({ properties: { kind, mode, tunnel, bridge, yard }, geometry }): readonly MapFeature[] => {
    if (kind !== "railway" || tunnel === 1 || mode === undefined) return [];
    const firstZoom = { train: 12, metro: 13, tram: 14 }[mode] ?? 14;
    return [{ layer: "rail", zooms: [yard === 1 ? 14 : firstZoom, 14], properties: { mode, bridge }, geometry }];
  });
