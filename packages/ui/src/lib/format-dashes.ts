const DASH = /\s+([-–—])\s+/g;

/** Formats a name: replaces a hyphen between spaces by a dash, and prevents a line break before a dash. */
export const formatName = (name: string): string => name.replace(DASH, "\u00a0– ");

/** Formats a text: prevents a line break before a dash. */
export const formatText = (text: string): string => text.replace(DASH, "\u00a0$1 ");
