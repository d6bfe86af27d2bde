import type { StationKind } from "@flaneur/domain";
import { useMessages } from "../../messages/use-messages.ts";
import styles from "./StationDisc.module.css";

export interface StationDiscProps {
  /** The kind of the station, which the disc shows as a sign: 'M', 'RER', 'T' or 'F'. */
  readonly kind: StationKind;
  /** The diameter in pixels: 19 in cards, sheets and table rows, 30 on the page of a place, else 20. @default 20 */
  readonly size?: 19 | 20 | 30 | undefined;
  /** The accessible name. @default the name of the kind */
  readonly label?: string | undefined;
}

/** The disc of a station, which shows the kind of the station. */
export function StationDisc({ kind, size = 20, label }: StationDiscProps) {
  const { signs } = useMessages();
  const { sign, name } = signs.stations[kind];
  return (
    <span className={styles.disc} data-size={size} data-kind={kind} role="img" aria-label={label ?? name}>
      {sign}
    </span>
  );
}
