import { formatDuration, type TransportMode } from "@flaneur/domain";
import { PersonSimpleWalkIcon } from "@phosphor-icons/react/dist/csr/PersonSimpleWalk";
import { LineDisc } from "../LineDisc/LineDisc.tsx";
import styles from "./PlaceCard.module.css";

/** How far it is, by the chosen way of getting there. */
export const TravelMinutes = ({ minutes, mode }: { readonly minutes: number; readonly mode: TransportMode }) => (
  <span className={styles.travel}>
    {mode === "transit" ? <LineDisc size={19} /> : <PersonSimpleWalkIcon size={16} role="img" aria-label="Walking" />}
    {formatDuration(minutes)}
  </span>
);
