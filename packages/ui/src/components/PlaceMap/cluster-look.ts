/**
 * Returns the width of a cluster's disc in pixels. It grows with the square root of the number of places, up to 64 px.
 */
export const clusterSize = (count: number): number => Math.round(Math.min(64, 26 + 4.2 * Math.sqrt(count)));

/** Returns the text of a cluster's disc: '999', '1.2k'. */
export const clusterLabel = (count: number): string =>
  count < 1_000 ? String(count) : `${Number((count / 1_000).toFixed(1))}k`;
