/** Creates a function that translates values. A value without a translation, such as an imported tag, is unchanged. */
export function valueNames(entries: Iterable<readonly [string, string]>): (value: string) => string {
  const names = new Map(entries);
  return (value) => names.get(value) ?? value;
}
