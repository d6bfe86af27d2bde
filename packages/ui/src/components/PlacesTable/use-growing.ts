import { startTransition, useEffect, useState } from "react";

/** The number of rows in each step. It is more than fit into a window. */
const STEP = 24;

/** Returns the rows to render: the first rows at once, then more in transitions, which yield to input. */
export function useGrowing<Row>(rows: readonly Row[]): readonly Row[] {
  const [count, setCount] = useState(STEP);
  useEffect(() => {
    if (count < rows.length) startTransition(() => setCount(count + STEP));
  }, [count, rows.length]);
  return count < rows.length ? rows.slice(0, count) : rows;
}
