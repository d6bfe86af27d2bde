/** The callbacks of a control that opens a lazily loaded dialog. */
export interface Opener {
  /** Called when the control is pressed. Open the dialog. */
  readonly onOpen: () => void;
  /** Called on pointer enter and on focus, before a press. Use it to preload the dialog. */
  readonly onIntent: () => void;
}

/** Returns the event handlers of the control. */
export const opening = ({ onOpen, onIntent }: Opener) => ({
  onClick: onOpen,
  onPointerEnter: onIntent,
  onFocus: onIntent,
});
