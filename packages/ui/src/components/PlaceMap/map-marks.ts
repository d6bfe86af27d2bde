import type { MapArea } from "@flaneur/domain";
import type { ClusterIndex, MapMark } from "./cluster-index.ts";
import { clusterLabel, clusterSize } from "./cluster-look.ts";
import type { SelectedPin } from "./place-map-props.ts";

/** How much beyond each edge is drawn, in widths of what is seen: panning needs nothing new at once. */
const MARGIN = 0.75;

export function widened({ south, west, north, east }: MapArea): MapArea {
  const [height, width] = [(north - south) * MARGIN, (east - west) * MARGIN];
  return { south: south - height, west: west - width, north: north + height, east: east + width };
}

export const contains = (outer: MapArea, inner: MapArea): boolean =>
  outer.south <= inner.south && outer.west <= inner.west && outer.north >= inner.north && outer.east >= inner.east;

/** The same for all that look the same. */
export const imageKey = (mark: MapMark): string =>
  mark.kind === "pin" ? `pin ${mark.pin.type}` : `cluster ${clusterSize(mark.count)} ${clusterLabel(mark.count)}`;

export const markKey = (mark: MapMark): string => (mark.kind === "pin" ? mark.pin.id : `cluster ${mark.id}`);

/** What is drawn of the index; the red marker stands for the selected place. */
export const marksInView = (
  index: ClusterIndex,
  bounds: MapArea,
  zoom: number,
  selected: SelectedPin | null,
): readonly MapMark[] =>
  index.inView(bounds, zoom).filter((mark) => mark.kind === "cluster" || mark.pin.id !== selected?.id);
