import type { TransportMode } from "@flaneur/domain";
import { PersonSimpleWalkIcon } from "@phosphor-icons/react/dist/csr/PersonSimpleWalk";
import { durationText } from "../../lib/travel-text.ts";
import { useMessages } from "../../messages/use-messages.ts";
import { LineDisc } from "../LineDisc/LineDisc.tsx";
import styles from "./PlaceCard.module.css";

interface TravelMinutesProps {
  /** Null where nobody knows where the place is. */
  readonly minutes: number | null;
  readonly mode: TransportMode;
}

/** How far it is, by the chosen way of getting there. */
export function TravelMinutes({ minutes, mode }: TravelMinutesProps) {
  const messages = useMessages();
  return (
    <span className={styles.travel}>
      {mode === "transit" ? (
        <LineDisc size={19} />
      ) : (
        <PersonSimpleWalkIcon size={16} role="img" aria-label={messages.travel.walking} />
      )}
      {durationText(minutes, messages)}
    </span>
  );
}
