import { useMemo } from "react";
import { hasOtherPins } from "../../../components/PlaceMap/has-other-pins.ts";
import type { MapPin } from "../../../components/PlaceMap/place-map-props.ts";
import { useHasOthers } from "../../../lib/has-others.ts";
import { useMapMessages } from "../../../messages/map.ts";
import styles from "./PlacesMap.module.css";

export interface ChosenCountProps {
  /** The pins of all places of the list, or null while they load. */
  readonly pins: readonly MapPin[] | null;
  /** Whether the list begins with the chosen places. */
  readonly areFirst: boolean;
}

/**
 * How many places of the list are chosen, below the title. Nothing is rendered where all places are chosen, or none.
 * While the pins load, the line is empty, so that the list does not move.
 */
export function ChosenCount({ pins, areFirst }: ChosenCountProps) {
  const { mapList } = useMapMessages();
  const hasOthers = useHasOthers();
  const chosen = useMemo(
    () => (pins === null || !hasOtherPins(pins) ? 0 : pins.filter(({ isChosen }) => isChosen).length),
    [pins],
  );
  if (!hasOthers || (pins !== null && chosen === 0)) return null;
  return (
    <p className={styles.chosen}>{chosen > 0 && (areFirst ? mapList.chosenFirst(chosen) : mapList.chosen(chosen))}</p>
  );
}
