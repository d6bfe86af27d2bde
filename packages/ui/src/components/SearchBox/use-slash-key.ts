import type { RefObject } from "react";
import { usePageKey } from "../../lib/use-page-key.ts";

/** Focuses a field on the key '/', unless the focus is in a form field, a dialog or a menu. */
export function useSlashKey(field: RefObject<HTMLInputElement | null>, active: boolean): void {
  usePageKey("/", (event) => {
    // A hidden field, as in a window narrower than 1024 px, cannot be focused. The key is then left to the browser.
    if (!active || field.current === null || field.current.offsetParent === null) return;
    event.preventDefault();
    field.current.focus();
    field.current.select();
  });
}
