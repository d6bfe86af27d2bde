/** The codes of the arrondissements: their five-digit postcodes, `75001` to `75020` (§3). */
export const ARRONDISSEMENTS: readonly string[] = Array.from(
  { length: 20 },
  (_, i) => `750${String(i + 1).padStart(2, "0")}`,
);

/**
 * Returns the number of a code: `75011` → 11, `75116` (the second postcode of the 16th) → 16; null for anything else.
 */
export function arrondissementNumber(code: string): number | null {
  if (code === "75116") return 16;
  const digits = /^750(\d\d)$/.exec(code)?.[1];
  const number = digits === undefined ? Number.NaN : Number(digits);
  return number >= 1 && number <= 20 ? number : null;
}

/** Returns the code of a number: 11 → `75011`; null outside 1 to 20. */
export function arrondissementCode(number: number): string | null {
  return ARRONDISSEMENTS[number - 1] ?? null;
}

/** Returns the two parts of a French ordinal: the number and its suffix, `er` for 1 and `e` otherwise. */
export function formatOrdinal(number: number): { readonly number: string; readonly suffix: "er" | "e" } {
  return { number: String(number), suffix: number === 1 ? "er" : "e" };
}

/**
 * Parses an arrondissement: a number (11), a postcode (75011, `"75116"`), a text that contains a postcode, or a text
 * such as `"11"`, `"1er"`, `"11ème"`, `"11th"` or `"11e Arrondissement"`. Returns the code (`75011`); null for anything
 * else.
 */
export function parseArrondissement(raw: unknown): string | null {
  if (typeof raw === "number") return raw > 20 ? parseArrondissement(String(raw)) : arrondissementCode(raw);
  if (typeof raw !== "string") return null;
  const text = raw.trim();
  const postcode = /(?<!\d)75(?:0\d\d|116)(?!\d)/.exec(text)?.[0];
  if (postcode !== undefined) {
    const number = arrondissementNumber(postcode);
    return number === null ? null : arrondissementCode(number);
  }
  const ordinal = /^(\d{1,2})(?:er|e|ème|eme|th|st|nd|rd)?(?:\s+arr\S*)?$/i.exec(text)?.[1];
  return ordinal === undefined ? null : arrondissementCode(Number(ordinal));
}
