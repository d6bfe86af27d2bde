/** An object with unvalidated fields. */
export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (raw: unknown): raw is Fields => typeof raw === "object" && raw !== null && !Array.isArray(raw);

/**
 * Returns a string trimmed and with single spaces, or a number as a string. Returns null for a string without visible
 * characters, and for a value of another type.
 */
export function text(raw: unknown): string | null {
  if (typeof raw === "number") return String(raw);
  if (typeof raw !== "string") return null;
  const tidy = raw.replace(/\s+/gu, " ").trim();
  // Zero-width characters alone would be an invisible name.
  return /^\p{Cf}*$/u.test(tidy) ? null : tidy;
}

export const isNumber = (raw: unknown): raw is number => typeof raw === "number" && Number.isFinite(raw);
