import { type RefObject, useEffect, useEffectEvent, useState } from "react";

interface Closing {
  /** Whether the dialog fades out and is about to close. */
  readonly isClosing: boolean;
  readonly close: () => void;
}

/**
 * Closes a dialog in two steps. The dialog fades out by a CSS animation, and then `onClose` is called, which may take
 * long. Without an animation, `onClose` is called after the frame in which the dialog is hidden. If the parent keeps
 * the dialog open, the dialog is shown again.
 */
export function useClosing(dialog: RefObject<HTMLElement | null>, onClose: () => void): Closing {
  const [isClosing, setClosing] = useState(false);
  const finish = useEffectEvent(() => {
    setClosing(false);
    onClose();
  });
  useEffect(() => {
    if (!isClosing) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isCancelled = false;
    // The animation starts in the next frame, and the timer fires after that frame.
    const frame = requestAnimationFrame(async () => {
      await Promise.allSettled((dialog.current?.getAnimations() ?? []).map(({ finished }) => finished));
      if (!isCancelled) timer = setTimeout(finish);
    });
    return () => {
      isCancelled = true;
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isClosing, dialog]);
  return { isClosing, close: () => setClosing(true) };
}
