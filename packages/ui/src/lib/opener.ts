/** What opens a dialog whose code comes when it is needed. */
export interface Opener {
  readonly onOpen: () => void;
  /** Someone points at the control or has focused it: the code may come. */
  readonly onIntent: () => void;
}

/** The handlers of the control. */
export const opening = ({ onOpen, onIntent }: Opener) => ({
  onClick: onOpen,
  onPointerEnter: onIntent,
  onFocus: onIntent,
});
