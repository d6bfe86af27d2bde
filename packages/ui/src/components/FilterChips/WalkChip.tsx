import { NEAR_MINUTES, TRAVEL_LIMITS } from "@flaneur/domain";
import { PersonSimpleWalkIcon } from "@phosphor-icons/react/dist/csr/PersonSimpleWalk";
import { durationText } from "../../lib/travel-text.ts";
import { useMessages } from "../../messages/use-messages.ts";
import styles from "./FilterChips.module.css";
import { MinutesChip } from "./MinutesChip.tsx";

export interface WalkChipProps {
  /** The maximum travel time on foot, in minutes. */
  readonly minutes: number;
  /** Called with the minutes that were chosen. */
  readonly onChange: (minutes: number) => void;
  /** Called when the cross is pressed. */
  readonly onRemove: () => void;
}

/** The choices of 'Near …' that the slider of the travel time has, too. */
const CHOICES = NEAR_MINUTES.filter((minutes) => minutes >= TRAVEL_LIMITS.min);

/** The chip of a travel time on foot from the confirmed location, which 'near me' means. */
export function WalkChip({ minutes, onChange, onRemove }: WalkChipProps) {
  const messages = useMessages();
  const { chips, travel } = messages;
  return (
    <MinutesChip
      name={chips.travelTime(durationText(minutes, messages))}
      minutes={minutes}
      choices={CHOICES}
      onChange={onChange}
      onRemove={onRemove}
    >
      <PersonSimpleWalkIcon size={16} className={styles.onFoot} aria-hidden />
      {travel.walking}
    </MinutesChip>
  );
}
