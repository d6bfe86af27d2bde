/**
 * Returns the width of a cluster's disc in pixels. It grows with the square root of the number of places, up to 64 px.
 */
export const clusterSize = (count: number): number => Math.round(Math.min(64, 26 + 4.2 * Math.sqrt(count)));
