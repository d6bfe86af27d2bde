const DASH = /\s+([-–—])\s+/g;

/** A name as it is set: a hyphen between spaces stands for a dash and becomes one, and no dash begins a line. */
export const setName = (name: string): string => name.replace(DASH, "\u00a0– ");

/** A text as it is set: its dashes stay what they are, and none begins a line. */
export const setText = (text: string): string => text.replace(DASH, "\u00a0$1 ");
