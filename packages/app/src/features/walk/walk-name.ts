/**
 * Returns the name of a walk: with the name of its list, such as 'A walk · Sunday, Left Bank', or else with its first and
 * last place, such as 'A walk · Septime – Louvre'.
 * @param title The name of every walk in the language of the visitor.
 * @param list The name of the list; null for a walk without a list.
 * @param places The names of the places, in the order of the walk.
 */
export function walkName(title: string, list: string | null, places: readonly string[]): string {
  if (list !== null) return `${title} · ${list}`;
  const ends = places.length > 1 ? places.filter((_, index) => index === 0 || index === places.length - 1) : places;
  return ends.length === 0 ? title : `${title} · ${ends.join(" – ")}`;
}
