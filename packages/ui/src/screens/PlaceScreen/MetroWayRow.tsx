import type { MetroWay } from "@flaneur/domain";
import { MetroDisc } from "../../components/MetroDisc/MetroDisc.tsx";
import { MetroWayText } from "../../components/Ways/MetroWayText.tsx";
import { durationText } from "../../lib/travel-text.ts";
import { usePlaceMessages } from "../../messages/place.ts";
import styles from "./MetroWayRow.module.css";

interface MetroWayRowProps {
  /** The way, or 'loading' for a placeholder of the same minimum height. */
  readonly way: MetroWay | "loading";
}

/** The way by metro from the confirmed location, above the figures of §9. */
export function MetroWayRow({ way }: MetroWayRowProps) {
  const messages = usePlaceMessages();
  const { place } = messages;
  if (way === "loading") {
    return (
      <div className={styles.row} aria-hidden>
        <span className={styles.bone} />
      </div>
    );
  }
  return (
    <div className={styles.row}>
      <MetroDisc size={30} />
      <div className={styles.words}>
        <p className={styles.time}>{place.byMetro(durationText(way.minutes, messages))}</p>
        <p className={styles.way}>
          <MetroWayText way={way} />
        </p>
        <p className={styles.note}>{place.estimate}</p>
      </div>
    </div>
  );
}
