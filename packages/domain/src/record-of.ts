/** Returns a record with one result for each key. */
export const recordOf = <Key extends string, Result>(
  keys: readonly Key[],
  write: (key: Key) => Result,
): Readonly<Record<Key, Result>> => Object.fromEntries(keys.map((key) => [key, write(key)])) as Record<Key, Result>;
