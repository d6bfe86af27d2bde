/**
 * Returns the name of a walk with its first and last place, such as 'A walk · Septime – Louvre'.
 * @param title The name of every walk in the language of the visitor.
 * @param places The names of the places, in the order of the walk.
 */
export function walkName(title: string, places: readonly string[]): string {
  const ends = places.length > 1 ? places.filter((_, index) => index === 0 || index === places.length - 1) : places;
  return ends.length === 0 ? title : `${title} · ${ends.join(" – ")}`;
}
