import type { MouseEvent } from "react";

/** Whether a click on a link is left to the browser, because it uses another button or a modifier key. */
export const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
