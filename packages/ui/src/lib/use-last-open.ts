import { useLayoutEffect, useRef } from "react";

/**
 * Returns the value while `open`, and afterwards the last value with which it was open. A dialog thereby keeps its content
 * until its exit animation has ended, although its state is reset when it closes.
 */
export function useLastOpen<Value>(value: Value, open: boolean): Value {
  const last = useRef(value);
  useLayoutEffect(() => {
    if (open) last.current = value;
  });
  return open ? value : last.current;
}
