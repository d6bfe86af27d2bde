/** Reading values whose shape nobody promised. */
export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (raw: unknown): raw is Fields => typeof raw === "object" && raw !== null && !Array.isArray(raw);

/** A string without the white space around it and doubled within; numbers as numerals; null where nothing is left. */
export function text(raw: unknown): string | null {
  if (typeof raw === "number") return String(raw);
  if (typeof raw !== "string") return null;
  const tidy = raw.replace(/\s+/gu, " ").trim();
  // Characters without width alone would be a name that nobody sees.
  return /^\p{Cf}*$/u.test(tidy) ? null : tidy;
}

export const isNumber = (raw: unknown): raw is number => typeof raw === "number" && Number.isFinite(raw);
