import { startTransition, useEffect, useState } from "react";

/** The number of rows that each step adds. A window shows fewer rows. */
const STEP = 24;

/**
 * Returns the rows to render: the first rows at once, then more in transitions, which yield to input. If `rows` is
 * replaced later, at least as many of the new rows are returned at once as were returned before.
 */
export function useGrowing<Row>(rows: readonly Row[]): readonly Row[] {
  const [count, setCount] = useState(STEP);
  useEffect(() => {
    if (count < rows.length) startTransition(() => setCount(count + STEP));
  }, [count, rows.length]);
  return count < rows.length ? rows.slice(0, count) : rows;
}
