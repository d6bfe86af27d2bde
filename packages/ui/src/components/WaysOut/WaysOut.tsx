import type { FilterState } from "@flaneur/domain";
import { MapPinIcon } from "@phosphor-icons/react/dist/csr/MapPin";
import { PersonSimpleWalkIcon } from "@phosphor-icons/react/dist/csr/PersonSimpleWalk";
import { useMessages } from "../../messages/use-messages.ts";
import type { ShownWayOut } from "../../view-models/nearest-instead.ts";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import styles from "./WaysOut.module.css";

export interface WaysOutProps {
  /** The ways out, each with a count above 0. */
  readonly ways: readonly ShownWayOut[];
  /** Called with the filters of the way out that was pressed. */
  readonly onChoose: (filters: FilterState) => void;
}

/** Below the nearest places: the ways to get exact results by giving up one wish each. Renders nothing without any. */
export function WaysOut({ ways, onChoose }: WaysOutProps) {
  const { question, listing, number } = useMessages();
  if (ways.length === 0) return null;
  return (
    <div className={styles.ways}>
      <h2 className={styles.or} id="ways-out">
        {question.or}
      </h2>
      <ul className={styles.list} aria-labelledby="ways-out">
        {ways.map(({ words, count, filters }) => (
          <li key={words} className={styles.item}>
            <button type="button" className={styles.way} onClick={() => onChoose(filters)}>
              {filters.near === null ? (
                <MapPinIcon size={20} aria-hidden />
              ) : (
                <PersonSimpleWalkIcon size={20} aria-hidden />
              )}
              <span className={styles.words}>{words}</span>
              <span className={styles.count} aria-hidden>
                {number(count)}
              </span>
              <VisuallyHidden>, {listing.count(count)}</VisuallyHidden>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
