import { SAVED_CATEGORIES, type SavedFilters } from "@flaneur/domain";
import { hoursWords } from "../../lib/hours-words.ts";
import { durationText } from "../../lib/travel-text.ts";
import { valueName } from "../../lib/value-name.ts";
import { useViewDialogMessages } from "../../messages/view-dialogs.ts";
import { filterWords } from "../../view-models/filter-words.ts";
import { Plaque } from "../Plaque/Plaque.tsx";
import { Tag } from "../Tag/Tag.tsx";
import styles from "./ViewDialog.module.css";
import type { ViewDialogProps } from "./view-dialog-props.ts";

/** The categories whose values are shown as tags. Arrondissements are shown as plaques. */
const IN_WORDS = SAVED_CATEGORIES.filter((category) => category !== "arrondissements");

interface CurrentFiltersProps extends Pick<ViewDialogProps, "leftOut"> {
  /** The filters of the listing that a view saves. */
  readonly filters: SavedFilters;
}

/** Lists the filters of the listing as a view would save them, and names the filters that a view leaves out. */
export function CurrentFilters({ filters, leftOut }: CurrentFiltersProps) {
  const messages = useViewDialogMessages();
  const { viewDialog, chips } = messages;
  const isWalking = filters.maxTravelTime !== null && leftOut.transportMode === "walking";
  const leftOutWords = [
    ...filterWords(leftOut, messages),
    ...(leftOut.advancedOperators.betweenCategoriesOperators.includes("OR") ? [viewDialog.or] : []),
    // A view does not save the mode of transport.
    ...(isWalking ? [messages.travel.walking] : []),
  ];
  const words = [
    ...(filters.search === "" ? [] : [chips.search(filters.search)]),
    ...IN_WORDS.flatMap((category) => filters[category].map((value) => valueName(category, value, messages))),
    ...(filters.maxTravelTime === null ? [] : [chips.travelTime(durationText(filters.maxTravelTime, messages))]),
    ...(filters.hours?.states.map((state) => hoursWords(filters.hours?.moment ?? "now", state, messages)) ?? []),
  ];
  return (
    <div>
      {words.length + filters.arrondissements.length === 0 ? (
        <p className={styles.hint}>{viewDialog.noFilters}</p>
      ) : (
        <ul className={styles.filters} aria-label={viewDialog.useCurrent}>
          {words.map((word) => (
            <li key={word} className={styles.filter}>
              <Tag size="large">{word}</Tag>
            </li>
          ))}
          {filters.arrondissements.map((code) => (
            <li key={code}>
              <Plaque arrondissement={code} size="large" />
            </li>
          ))}
        </ul>
      )}
      <p role="status" className={styles.hint}>
        {leftOutWords.length === 0 ? "" : viewDialog.leftOut(leftOutWords)}
      </p>
    </div>
  );
}
