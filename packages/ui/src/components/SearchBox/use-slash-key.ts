import { type RefObject, useEffect } from "react";

const WRITES = "input, textarea, select, [contenteditable='true'], [role='dialog'], [role='menu']";

/** '/' puts the cursor into the field, unless someone is writing or in a dialog. */
export function useSlashKey(field: RefObject<HTMLInputElement | null>, active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest(WRITES) !== null) return;
      // A hidden field (the phone's layout) cannot take the cursor: leave the key to the page.
      if (field.current === null || field.current.offsetParent === null) return;
      event.preventDefault();
      field.current.focus();
      field.current.select();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [field, active]);
}
