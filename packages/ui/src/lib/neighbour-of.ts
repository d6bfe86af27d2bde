/** Returns the control that gets the focus when a control of a list is removed: the next, else the previous, if any. */
export const neighbourOf = (controls: readonly HTMLElement[], removed: number): HTMLElement | undefined =>
  controls[removed + 1] ?? controls[removed - 1];
