import { TRAVEL_LIMITS } from "@flaneur/domain";
import { Range, Root, Thumb, Track } from "@radix-ui/react-slider";
import { useRef } from "react";
import { useIsHydrated } from "../../lib/use-is-hydrated.ts";
import styles from "./TravelTimeSlider.module.css";

export interface TravelTimeTrackProps {
  /** The position of the handle, in minutes. */
  readonly value: number;
  /** Whether no value is chosen yet. The handle is at its initial position then. */
  readonly untouched: boolean;
  /** The accessible name of the slider. */
  readonly label: string;
  /** The value as text for screen readers. */
  readonly valueText: string;
  /** Called with the minutes while a pointer drags the handle. */
  readonly onValueChange: (minutes: number) => void;
  /** Called with the minutes when the handle is released, or after a key is pressed. */
  readonly onValueCommit: (minutes: number) => void;
  /** Called when the browser cancels the pointer that drags the handle, for example for a gesture of the system. */
  readonly onValueCancel?: () => void;
}

const { min, max, step, default: initial } = TRAVEL_LIMITS;

/** The slider of a travel time: 10 to 120 minutes in steps of 5 (§5). */
export function TravelTimeTrack({ value, untouched, label, valueText, ...actions }: TravelTimeTrackProps) {
  /** The minutes at the handle while a pointer drags it, otherwise null. */
  const held = useRef<number | null>(null);
  // Radix positions the handle by inline styles, which the content security policy blocks in server-rendered HTML.
  if (!useIsHydrated()) return <div className={styles.slider} />;
  return (
    <div className={styles.slider} data-unset={untouched}>
      <Root
        className={styles.root}
        min={min}
        max={max}
        step={step}
        value={[value]}
        // For a key, Radix commits the value before it reports the change. Only the commit is passed on.
        onValueChange={([minutes = initial]) => {
          if (held.current === null) return;
          held.current = minutes;
          actions.onValueChange(minutes);
        }}
        onValueCommit={([minutes = initial]) => {
          if (held.current === null) actions.onValueCommit(minutes);
        }}
        // Radix does not commit an unchanged value. If no value is chosen, a press at the initial position must still
        // commit it.
        onPointerDown={() => {
          held.current = value;
        }}
        onPointerUp={() => {
          if (held.current !== null) actions.onValueCommit(held.current);
        }}
        onPointerCancel={actions.onValueCancel}
        onLostPointerCapture={() => {
          held.current = null;
        }}
      >
        <Track className={styles.track}>
          <Range className={styles.range} />
        </Track>
        <Thumb className={styles.thumb} aria-label={label} aria-valuetext={valueText} />
      </Root>
    </div>
  );
}
