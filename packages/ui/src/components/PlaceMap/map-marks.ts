import type { MapArea } from "@flaneur/domain";
import type { ClusterIndex } from "./cluster-index.ts";
import { widthOf } from "./cluster-look.ts";
import type { MapMark } from "./map-mark.ts";
import { movedApart } from "./move-apart.ts";
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

/**
 * Returns the key of a mark's image. Marks with the same key look the same.
 * @param format Formats the count of a cluster in the language of the page.
 */
export function imageKey(mark: MapMark, format: (count: number) => string): string {
  if (mark.kind === "cluster") return `${mark.look} ${widthOf(mark)} ${format(mark.count)}`;
  const { number, type, isChosen } = mark.pin;
  if (number !== undefined) return `number ${number}`;
  return mark.kind === "dot" ? "dot" : `${isChosen ? "chosen" : "other"} pin ${type}`;
}

export const markKey = (mark: MapMark): string => (mark.kind === "cluster" ? `cluster ${mark.id}` : mark.pin.id);

/**
 * Returns the marks to render. The selected place is neither a pin nor part of a cluster, because the red marker shows
 * it.
 */
export const marksInView = (
  index: ClusterIndex,
  bounds: MapArea,
  zoom: number,
  selected: SelectedPin | null,
): readonly MapMark[] => movedApart(index.inView(bounds, zoom, selected?.id), zoom, selected?.position ?? null);

/** The distance in degrees at zoom 0 within which other pins can move a pin: 100 pixels. */
const NEIGHBOURHOOD = (100 * 360) / 256;

/**
 * Returns the rendered mark of a place, at its position after pins were moved apart: its pin, or the cluster that
 * contains the place. Returns null if the map does not contain the place.
 */
export function renderedMark(
  index: ClusterIndex,
  id: string,
  zoom: number,
  selected: SelectedPin | null,
): MapMark | null {
  const holder = index.holderOf(id, zoom);
  if (holder === null) return null;
  const { latitude, longitude } = holder.position;
  const reach = NEIGHBOURHOOD / 2 ** zoom;
  const around = { south: latitude - reach, west: longitude - reach, north: latitude + reach, east: longitude + reach };
  const marks = marksInView(index, around, zoom, selected);
  return (
    marks.find((mark) => markKey(mark) === id) ?? marks.find((mark) => markKey(mark) === markKey(holder)) ?? holder
  );
}
