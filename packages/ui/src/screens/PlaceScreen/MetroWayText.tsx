import type { MetroWay } from "@flaneur/domain";
import { VisuallyHidden } from "../../components/VisuallyHidden/VisuallyHidden.tsx";
import { usePlaceMessages } from "../../messages/place.ts";
import styles from "./MetroWayRow.module.css";

/** The rides of a way by metro: stations and lines, and how often passengers change. Screen readers read sentences. */
export function MetroWayText({ legs }: Pick<MetroWay, "legs">) {
  const { place } = usePlaceMessages();
  const changes = place.changes(legs.length - 1);
  return (
    <>
      <VisuallyHidden>{[...legs.map(place.ride), changes].join(", ")}</VisuallyHidden>
      <span aria-hidden>
        {legs.map(({ line, from }) => (
          <span key={`${line} ${from}`}>
            {from} <b className={styles.line}>{line}</b>
            {" → "}
          </span>
        ))}
        {`${legs.at(-1)?.to}, ${changes}`}
      </span>
    </>
  );
}
