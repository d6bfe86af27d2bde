import { TRAVEL_LIMITS } from "@flaneur/domain";
import { Range, Root, Thumb, Track } from "@radix-ui/react-slider";
import { useViewDialogMessages } from "../../messages/view-dialogs.ts";
import styles from "./TravelTimeSlider.module.css";

export interface TravelTimeSliderProps {
  /** Minutes; null for any. */
  readonly value: number | null;
  readonly onValueChange: (minutes: number) => void;
}

/** The longest way one would go: 10 to 120 minutes in steps of 5 (§5). */
export function TravelTimeSlider({ value, onValueChange }: TravelTimeSliderProps) {
  const { travelTime } = useViewDialogMessages();
  const { min, max, step, default: initial } = TRAVEL_LIMITS;
  return (
    <div className={styles.slider} data-unset={value === null}>
      <Root
        className={styles.root}
        min={min}
        max={max}
        step={step}
        value={[value ?? initial]}
        onValueChange={([minutes = initial]) => onValueChange(minutes)}
        // A press on the handle chooses the value that it stands at.
        onValueCommit={([minutes = initial]) => onValueChange(minutes)}
      >
        <Track className={styles.track}>
          <Range className={styles.range} />
        </Track>
        <Thumb
          className={styles.thumb}
          aria-label={travelTime.label}
          aria-valuetext={value === null ? travelTime.any : travelTime.minutes(value)}
        />
      </Root>
      <output className={styles.value}>{value === null ? travelTime.any : travelTime.minutes(value)}</output>
    </div>
  );
}
