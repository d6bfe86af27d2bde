import { TRAVEL_LIMITS } from "@flaneur/domain";
import { Range, Root, Thumb, Track } from "@radix-ui/react-slider";
import { useRef } from "react";
import { useIsHydrated } from "../../lib/use-is-hydrated.ts";
import styles from "./TravelTimeSlider.module.css";

export interface TravelTimeTrackProps {
  /** Minutes. */
  readonly value: number;
  /** Nothing is chosen yet: it stands where it begins. */
  readonly untouched: boolean;
  readonly label: string;
  readonly valueText: string;
  readonly onValueChange: (minutes: number) => void;
  /** The handle is let go, or a key was pressed. */
  readonly onValueCommit: (minutes: number) => void;
}

const { min, max, step, default: initial } = TRAVEL_LIMITS;

/** The track and handle of a travel time: 10 to 120 minutes in steps of 5 (§5). */
export function TravelTimeTrack({ value, untouched, label, valueText, ...actions }: TravelTimeTrackProps) {
  /** Where the pointer that holds the handle has moved it; null while none does. */
  const held = useRef<number | null>(null);
  // Radix places the handle by style attributes, which the content security policy forbids in the HTML of a page.
  if (!useIsHydrated()) return <div className={styles.slider} />;
  return (
    <div className={styles.slider} data-unset={untouched}>
      <Root
        className={styles.root}
        min={min}
        max={max}
        step={step}
        value={[value]}
        onValueChange={([minutes = initial]) => {
          if (held.current !== null) held.current = minutes;
          actions.onValueChange(minutes);
        }}
        onValueCommit={([minutes = initial]) => {
          if (held.current === null) actions.onValueCommit(minutes);
        }}
        // Radix commits no value that is the old one; to choose that is a choice, too, while nothing is chosen.
        onPointerDown={() => {
          held.current = value;
        }}
        onPointerUp={() => {
          if (held.current !== null) actions.onValueCommit(held.current);
        }}
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
