import type { MetroWay } from "@flaneur/domain";
import { MetroDisc } from "../../components/MetroDisc/MetroDisc.tsx";
import { VisuallyHidden } from "../../components/VisuallyHidden/VisuallyHidden.tsx";
import { durationText } from "../../lib/travel-text.ts";
import { usePlaceMessages } from "../../messages/place.ts";
import styles from "./MetroWayRow.module.css";

interface MetroWayRowProps {
  /** The way, or 'loading'. The row of a way that is loading has the height of the loaded one. */
  readonly way: MetroWay | "loading";
}

/** The way by metro from the confirmed location, next to the travel times of the specification, which know no lines. */
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
  const { minutes, legs } = way;
  const changes = place.changes(legs.length - 1);
  return (
    <div className={styles.row}>
      <MetroDisc size={30} />
      <div className={styles.words}>
        <p className={styles.time}>{place.byMetro(durationText(minutes, messages))}</p>
        <p className={styles.way}>
          <VisuallyHidden>{`${legs.map(place.ride).join(" ")} ${changes}.`}</VisuallyHidden>
          <span aria-hidden>
            {legs.map(({ line, from }) => (
              <span key={`${line} ${from}`}>
                {from} <b className={styles.line}>{line}</b>
                {" → "}
              </span>
            ))}
            {`${legs.at(-1)?.to}, ${changes}`}
          </span>
        </p>
        <p className={styles.note}>{place.estimate}</p>
      </div>
    </div>
  );
}
