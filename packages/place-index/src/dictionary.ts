/** Limit of distinct values: the columns store their numbers in 16 bits. */
const MAX_VALUES = 65_535;

/** Numbers the distinct values of a category, and counts the rows that have each. */
export interface Dictionary {
  readonly values: readonly string[];
  /** Number of rows by the number of a value. A value without rows keeps its number. */
  readonly uses: readonly number[];
  /**
   * Returns the number of a value, which is added if it is new. @throws RangeError when there are more distinct values
   * than a column can hold.
   */
  add(value: string): number;
  find(value: string): number | undefined;
  use(number: number, change: 1 | -1): void;
}

export function createDictionary(): Dictionary {
  const values: string[] = [];
  const uses: number[] = [];
  const numbers = new Map<string, number>();
  return {
    values,
    uses,
    add(value) {
      const known = numbers.get(value);
      if (known !== undefined) return known;
      if (values.length >= MAX_VALUES) throw new RangeError(`there are more than ${MAX_VALUES} distinct values`);
      numbers.set(value, values.length);
      uses.push(0);
      return values.push(value) - 1;
    },
    find: (value) => numbers.get(value),
    use(number, change) {
      uses[number] = (uses[number] ?? 0) + change;
    },
  };
}
