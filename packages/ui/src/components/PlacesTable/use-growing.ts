import { startTransition, useEffect, useState } from "react";

/** More than a window has room for, and few enough to be drawn at once. */
const STEP = 24;

/** The rows to draw: a windowful at first, then more and more of them between other work, so that none has to wait. */
export function useGrowing<Row>(rows: readonly Row[]): readonly Row[] {
  const [count, setCount] = useState(STEP);
  useEffect(() => {
    if (count < rows.length) startTransition(() => setCount(count + STEP));
  }, [count, rows.length]);
  return count < rows.length ? rows.slice(0, count) : rows;
}
