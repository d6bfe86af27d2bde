import type { MapArea } from "@flaneur/domain";
import type { ClusterIndex, MapMark } from "./cluster-index.ts";
import { clusterLabel, clusterSize } from "./cluster-look.ts";
import type { SelectedPin } from "./place-map-props.ts";

/**
 * The margin around the view in which marks are also rendered, as a share of the view, so that they are ready for
 * panning.
 */
const MARGIN = 0.75;

export function widened({ south, west, north, east }: MapArea): MapArea {
  const [height, width] = [(north - south) * MARGIN, (east - west) * MARGIN];
  return { south: south - height, west: west - width, north: north + height, east: east + width };
}

export const contains = (outer: MapArea, inner: MapArea): boolean =>
  outer.south <= inner.south && outer.west <= inner.west && outer.north >= inner.north && outer.east >= inner.east;

/** The key of the image. Marks that look the same have the same key. */
export const imageKey = (mark: MapMark): string =>
  mark.kind === "pin" ? `pin ${mark.pin.type}` : `cluster ${clusterSize(mark.count)} ${clusterLabel(mark.count)}`;

export const markKey = (mark: MapMark): string => (mark.kind === "pin" ? mark.pin.id : `cluster ${mark.id}`);

/** Returns the marks to render. The selected place is omitted, because the red marker shows it. */
export const marksInView = (
  index: ClusterIndex,
  bounds: MapArea,
  zoom: number,
  selected: SelectedPin | null,
): readonly MapMark[] =>
  index.inView(bounds, zoom).filter((mark) => mark.kind === "cluster" || mark.pin.id !== selected?.id);
