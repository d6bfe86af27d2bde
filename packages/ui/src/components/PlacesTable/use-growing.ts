import { startTransition, useEffect, useState } from "react";

/** The number of rows that each step adds, which is more than a window shows. */
const STEP = 24;

/**
 * Returns the rows to render: the first rows at once, then more in transitions, which yield to input. The number of
 * rows never shrinks: if other rows follow later, as many of them are returned at once.
 */
export function useGrowing<Row>(rows: readonly Row[]): readonly Row[] {
  const [count, setCount] = useState(STEP);
  useEffect(() => {
    if (count < rows.length) startTransition(() => setCount(count + STEP));
  }, [count, rows.length]);
  return count < rows.length ? rows.slice(0, count) : rows;
}
