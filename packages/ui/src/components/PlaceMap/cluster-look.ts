import type { ClusterMark } from "./map-mark.ts";

/** The width of a disc of places that are not chosen, in pixels. */
export const DISC = 30;

/**
 * Returns the width of a cluster's disc in pixels. It grows with the square root of the number of places, up to 64 px.
 */
export const clusterSize = (count: number): number => Math.round(Math.min(64, 26 + 4.2 * Math.sqrt(count)));

/** Returns the width of the mark of several places, in pixels. */
export const widthOf = ({ look, count }: Pick<ClusterMark, "look" | "count">): number =>
  look === "disc" ? DISC : clusterSize(count);
