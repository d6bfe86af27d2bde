import { TRAVEL_LIMITS } from "@flaneur/domain";
import { durationText } from "../../lib/travel-text.ts";
import { useViewDialogMessages } from "../../messages/view-dialogs.ts";
import styles from "./TravelTimeSlider.module.css";
import { TravelTimeTrack } from "./TravelTimeTrack.tsx";

export interface TravelTimeSliderProps {
  /** The maximum travel time in minutes, or null for any. */
  readonly value: number | null;
  /** Called with the minutes while the handle moves, and again when it is released. */
  readonly onValueChange: (minutes: number) => void;
}

/** The slider for the maximum travel time among the filters of a view. */
export function TravelTimeSlider({ value, onValueChange }: TravelTimeSliderProps) {
  const messages = useViewDialogMessages();
  const { travelTime } = messages;
  const text = value === null ? travelTime.any : durationText(value, messages);
  return (
    <div className={styles.row}>
      <TravelTimeTrack
        value={value ?? TRAVEL_LIMITS.default}
        untouched={value === null}
        label={travelTime.label}
        valueText={text}
        onValueChange={onValueChange}
        onValueCommit={onValueChange}
      />
      <output className={styles.value}>{text}</output>
    </div>
  );
}
