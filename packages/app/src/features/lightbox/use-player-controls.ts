import { useEffect, useRef, useState } from "react";

/** How long a playing video shows its controls after the last pointer movement or key press, in milliseconds. */
const CONTROLS_MS = 3_000;

/** Returns whether a player shows its controls: while it does not play, a control has the focus, or it is in use. */
export function usePlayerControls(isPlaying: boolean) {
  const [isFocused, setFocused] = useState(false);
  const [isIdle, setIdle] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const mayHide = isPlaying && !isFocused;
  const onActivity = () => {
    clearTimeout(timer.current);
    setIdle(false);
    if (mayHide) timer.current = setTimeout(() => setIdle(true), CONTROLS_MS);
  };
  useEffect(() => {
    if (!mayHide) return;
    timer.current = setTimeout(() => setIdle(true), CONTROLS_MS);
    return () => {
      clearTimeout(timer.current);
      setIdle(false);
    };
  }, [mayHide]);
  return {
    controls: mayHide && isIdle ? ("hidden" as const) : ("shown" as const),
    onFocusChange: setFocused,
    onActivity,
  };
}
