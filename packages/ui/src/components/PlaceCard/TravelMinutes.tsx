import type { TransportMode } from "@flaneur/domain";
import { PersonSimpleWalkIcon } from "@phosphor-icons/react/dist/csr/PersonSimpleWalk";
import { durationText } from "../../lib/travel-text.ts";
import { useMessages } from "../../messages/use-messages.ts";
import { MetroDisc } from "../MetroDisc/MetroDisc.tsx";
import styles from "./PlaceCard.module.css";

interface TravelMinutesProps {
  /** The travel time in minutes. Null, shown as 'Unknown', if the coordinates of the place are unknown. */
  readonly minutes: number | null;
  readonly mode: TransportMode;
}

/** The travel time to the place by the chosen mode. */
export function TravelMinutes({ minutes, mode }: TravelMinutesProps) {
  const messages = useMessages();
  return (
    <span className={styles.travel}>
      {mode === "transit" ? (
        <MetroDisc size={19} />
      ) : (
        <PersonSimpleWalkIcon size={16} role="img" aria-label={messages.travel.walking} />
      )}
      {durationText(minutes, messages)}
    </span>
  );
}
