const DASH = /\s+([-–—])\s+/g;

/** Formats a name: replaces a hyphen or dash between spaces by an en dash, before which a line never breaks. */
export const formatName = (name: string): string => name.replace(DASH, "\u00a0– ");

/** Formats a text: prevents a line break before a dash. */
export const formatText = (text: string): string => text.replace(DASH, "\u00a0$1 ");
