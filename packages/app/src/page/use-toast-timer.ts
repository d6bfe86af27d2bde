import { useEffect, useEffectEvent, useState } from "react";

/** How long a toast is shown, in milliseconds. */
const SHOWN_MS = 8_000;

/**
 * Calls `onEnd` after a toast has been shown for 8 seconds.
 * @param isRunning Whether the timer runs. The timer restarts when this becomes true.
 * @param onEnd Closes the toast.
 * @returns A function to call with `true` while the pointer or the focus is in the toast, which then stays, and with
 *   `false` afterwards, which restarts the timer.
 */
export function useToastTimer(isRunning: boolean, onEnd: () => void): (isHeld: boolean) => void {
  const [isHeld, setIsHeld] = useState(false);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isHeld || !isRunning) return;
    const timer = setTimeout(() => end(), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isHeld, isRunning]);
  return setIsHeld;
}
