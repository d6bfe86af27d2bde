import type { MetroWay } from "@flaneur/domain";
import { formatName } from "../../lib/format-dashes.ts";
import { durationText } from "../../lib/travel-text.ts";
import { usePlaceMessages } from "../../messages/place.ts";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import styles from "./Ways.module.css";

/**
 * The stations, lines and number of changes of a way by metro, and the walk from the last station. For a change by a corridor, both of its stations are
 * named: 'Iéna 9 → Saint-Augustin, Saint-Lazare 14 → Châtelet'. Screen readers get words in place of the arrows.
 */
export function MetroWayText({ way }: { readonly way: Pick<MetroWay, "legs" | "lastWalkMinutes"> }) {
  const messages = usePlaceMessages();
  const { place } = messages;
  const legs = way.legs.map((leg) => ({ ...leg, from: formatName(leg.from), to: formatName(leg.to) }));
  const walk = way.lastWalkMinutes > 0 ? [place.lastWalk(durationText(way.lastWalkMinutes, messages))] : [];
  const ending = [place.changes(legs.length - 1), ...walk].join(", ");
  return (
    <>
      <VisuallyHidden>{[...legs.map(place.ride), ending].join(", ")}</VisuallyHidden>
      <span aria-hidden>
        {legs.map(({ line, from, to }, index) => (
          <span key={`${line} ${from}`}>
            {from} <b className={styles.line}>{line}</b>
            {" → "}
            {to !== legs[index + 1]?.from && `${to}, `}
          </span>
        ))}
        {ending}
      </span>
    </>
  );
}
