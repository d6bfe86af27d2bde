import { useEffect, useEffectEvent, useState } from "react";

interface Closing {
  /** Whether the dialog is hidden and about to close. */
  readonly isClosing: boolean;
  readonly close: () => void;
}

/**
 * Closes a dialog in two steps. The dialog is hidden in the frame after the press, and then `onClose` is called, which
 * may take long. If the parent keeps the dialog open, the dialog is shown again.
 */
export function useClosing(onClose: () => void): Closing {
  const [isClosing, setClosing] = useState(false);
  const finish = useEffectEvent(() => {
    setClosing(false);
    onClose();
  });
  useEffect(() => {
    if (!isClosing) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // The timer fires after the frame in which the dialog is hidden.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(finish);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isClosing]);
  return { isClosing, close: () => setClosing(true) };
}
