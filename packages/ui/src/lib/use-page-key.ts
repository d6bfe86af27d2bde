import { useEffect, useRef } from "react";

const WRITES = "input, textarea, select, [contenteditable='true'], [role='dialog'], [role='menu']";

/**
 * Calls `onPress` when `key` is pressed without Ctrl, Alt or Meta anywhere on the page, except in a form field, a
 * dialog or a menu. A key press that another listener has handled is ignored.
 */
export function usePageKey(key: string, onPress: (event: KeyboardEvent) => void): void {
  const latest = useRef(onPress);
  useEffect(() => {
    latest.current = onPress;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest(WRITES) !== null) return;
      latest.current(event);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [key]);
}
