/** Returns a number as text: with one decimal below 100, or with `dp` decimals, and without a leading zero. */
export function num(v: number, dp?: number): string {
  const k = 10 ** (dp ?? (Math.abs(v) >= 100 ? 0 : 1)); // tenths are invisible above 100 units
  return String(Math.round(v * k) / k).replace(/^(-?)0\./, "$1.");
}
