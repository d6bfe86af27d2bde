// Shared parts of landmarks.
import { path } from "../kit.ts";

/**
 * The colours of a landmark. A landmark is between 470 and 680 units tall, with its base at 0,0. For a distant
 * silhouette, all three colours are the same.
 */
export type Tone = [lit: string, shade: string, dark: string];

/** Draws a part on the left and on the right. `k` is the sign of the part's x coordinates. */
export const both = (f: (k: 1 | -1) => string) => f(-1) + f(1);

export const dome = (cx: number, y: number, rx: number, h: number) =>
  path`M${cx - rx} ${y}C${cx - rx} ${y - h * 0.62} ${cx - rx * 0.55} ${y - h * 0.94} ${cx} ${y - h}C${cx + rx * 0.55} ${y - h * 0.94} ${cx + rx} ${y - h * 0.62} ${cx + rx} ${y}z`;
