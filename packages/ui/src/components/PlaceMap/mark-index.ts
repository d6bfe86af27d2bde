import { boundsAround, type ClusterIndex, clusterIndex } from "./cluster-index.ts";
import { hasOtherPins } from "./has-other-pins.ts";
import type { MapMark } from "./map-mark.ts";
import { layoutMarks } from "./mark-layout.ts";
import type { MapPin } from "./place-map-props.ts";

interface Layout {
  readonly marks: readonly MapMark[];
  /** The mark of each place that has one. */
  readonly byPlace: ReadonlyMap<string, MapMark>;
}

/**
 * Creates the index of a map with MapLibre: clusters if every place is chosen, and otherwise pins, dots and discs. These
 * are computed once for each zoom that the map shows.
 */
export function markIndex(pins: readonly MapPin[]): ClusterIndex {
  if (!hasOtherPins(pins)) return clusterIndex(pins);
  const byId = new Map(pins.map((pin) => [pin.id, pin]));
  const pinsOfDiscs = new Map<number, readonly MapPin[]>();
  const layouts = new Map<number, Layout>();
  const layoutAt = (exact: number): Layout => {
    const zoom = Math.floor(exact);
    const known = layouts.get(zoom);
    if (known !== undefined) return known;
    const { marks, discs } = layoutMarks(pins, zoom);
    for (const { mark, pins } of discs) pinsOfDiscs.set(mark.id, pins);
    const layout: Layout = {
      marks: [...marks, ...discs.map(({ mark }) => mark)],
      byPlace: new Map<string, MapMark>([
        ...marks.map((mark) => [mark.pin.id, mark] as const),
        ...discs.flatMap(({ mark, pins }) => pins.map(({ id }) => [id, mark] as const)),
      ]),
    };
    layouts.set(zoom, layout);
    return layout;
  };
  return {
    pins,
    inView: ({ south, west, north, east }, zoom, without = null) => {
      const { marks, byPlace } = layoutAt(zoom);
      const holder = without === null ? undefined : byPlace.get(without);
      const inView = marks.filter(({ position: { latitude, longitude } }) => {
        return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
      });
      if (holder === undefined) return inView;
      return inView.flatMap((mark) => {
        if (mark !== holder) return [mark];
        return mark.kind === "cluster" ? [{ ...mark, count: mark.count - 1 }] : [];
      });
    },
    holderOf: (id, zoom) => {
      const pin = byId.get(id);
      if (pin === undefined) return null;
      // A place whose dot is left out is shown as a pin when it is marked.
      return layoutAt(zoom).byPlace.get(id) ?? { kind: "pin", position: pin.position, pin };
    },
    boundsOf: (id) => boundsAround((pinsOfDiscs.get(id) ?? []).map(({ position }) => position)),
  };
}
