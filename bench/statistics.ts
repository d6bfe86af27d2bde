/** Returns the quantile for a share from 0 to 1, by nearest rank, or NaN for an empty list. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

export const median = (numbers: readonly number[]): number => quantile(numbers, 0.5);

export const milliseconds = (value: number): string => `${value.toFixed(value < 10 ? 1 : 0)} ms`;
export const ratio = (value: number): string => `${value.toFixed(2)}×`;
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;
