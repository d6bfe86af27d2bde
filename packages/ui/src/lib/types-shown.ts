/**
 * Returns the primary type of a place. If the listing is not filtered by the primary type but by another type of the
 * place, the other type follows: 'Cinema', 'Bar'.
 */
export function typesShown(types: readonly string[], chosen: readonly string[]): readonly string[] {
  const [primary] = types;
  if (primary === undefined || chosen.includes(primary)) return types.slice(0, 1);
  return [primary, ...types.filter((type) => chosen.includes(type)).slice(0, 1)];
}
