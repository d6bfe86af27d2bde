import type { MetroWay } from "@flaneur/domain";
import { formatName } from "../../lib/format-dashes.ts";
import { usePlaceMessages } from "../../messages/place.ts";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import styles from "./Ways.module.css";

/**
 * The stations, lines and number of changes of a way by metro. For a change by a corridor, both of its stations are
 * named: 'Iéna 9 → Saint-Augustin, Saint-Lazare 14 → Châtelet'. Screen readers get words in place of the arrows.
 */
export function MetroWayText(way: Pick<MetroWay, "legs">) {
  const { place } = usePlaceMessages();
  const legs = way.legs.map((leg) => ({ ...leg, from: formatName(leg.from), to: formatName(leg.to) }));
  const changes = place.changes(legs.length - 1);
  return (
    <>
      <VisuallyHidden>{[...legs.map(place.ride), changes].join(", ")}</VisuallyHidden>
      <span aria-hidden>
        {legs.map(({ line, from, to }, index) => (
          <span key={`${line} ${from}`}>
            {from} <b className={styles.line}>{line}</b>
            {" → "}
            {to !== legs[index + 1]?.from && `${to}, `}
          </span>
        ))}
        {changes}
      </span>
    </>
  );
}
