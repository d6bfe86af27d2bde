import { useState } from "react";

export interface MountedDialog {
  readonly key: number;
  readonly isMounted: boolean;
  readonly open: () => void;
  readonly onClose: () => void;
}

/**
 * Returns the state of a dialog that is mounted when it is opened, and unmounted when it calls `onClose`. Pass `key` to
 * the dialog: if the visitor opens it again while the hidden dialog is still saving, a new form is mounted.
 */
export function useMountedDialog(): MountedDialog {
  const [state, setState] = useState({ key: 0, isMounted: false });
  return {
    ...state,
    open: () => setState(({ key }) => ({ key: key + 1, isMounted: true })),
    onClose: () => setState(({ key }) => ({ key, isMounted: false })),
  };
}
