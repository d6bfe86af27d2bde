/** Returns the name of a value in the language of the page. A value without a name, such as an imported tag, stays as it is. */
export function valueNames(entries: Iterable<readonly [string, string]>): (value: string) => string {
  const names = new Map(entries);
  return (value) => names.get(value) ?? value;
}
