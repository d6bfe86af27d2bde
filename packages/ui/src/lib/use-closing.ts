import { useEffect, useEffectEvent, useState } from "react";

interface Closing {
  /** Whether the dialog has left the screen, and is about to close. */
  readonly isClosing: boolean;
  readonly close: () => void;
}

/**
 * Closes a dialog in two steps: it leaves the screen in the frame after the press, and only then does the page do what
 * follows, which is much. A dialog that stays open after all is shown again.
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
    // The frame in which it leaves the screen ends before the timer fires.
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
