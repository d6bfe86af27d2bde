import type { Place } from "@flaneur/domain";
import { useHasOthers } from "../../lib/has-others.ts";
import { useMessages } from "../../messages/use-messages.ts";
import styles from "./ChosenMark.module.css";
import { RoofIcon } from "./RoofIcon.tsx";

export interface ChosenMarkProps {
  readonly place: Pick<Place, "isChosen">;
  /** Whether the words are shown next to the roof. @default false */
  readonly withWords?: boolean;
}

/** The mark of a chosen place. Nothing is rendered for other places, and where all places are chosen. */
export function ChosenMark({ place, withWords = false }: ChosenMarkProps) {
  const { card } = useMessages();
  const hasOthers = useHasOthers();
  if (!place.isChosen || !hasOthers) return null;
  if (withWords) {
    return (
      <span className={styles.mark}>
        <RoofIcon />
        {card.chosen}
      </span>
    );
  }
  return (
    <span className={styles.mark} role="img" aria-label={card.chosen} title={card.chosen}>
      <RoofIcon />
    </span>
  );
}
