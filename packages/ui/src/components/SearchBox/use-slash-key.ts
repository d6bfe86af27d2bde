import type { RefObject } from "react";
import { usePageKey } from "../../lib/use-page-key.ts";

/** '/' puts the cursor into the field, unless someone is writing or in a dialog. */
export function useSlashKey(field: RefObject<HTMLInputElement | null>, active: boolean): void {
  usePageKey("/", (event) => {
    // A hidden field (the phone's layout) cannot take the cursor: leave the key to the page.
    if (!active || field.current === null || field.current.offsetParent === null) return;
    event.preventDefault();
    field.current.focus();
    field.current.select();
  });
}
