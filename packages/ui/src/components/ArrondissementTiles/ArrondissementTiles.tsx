import { DISPLAY_CAPS } from "@flaneur/domain";
import { arrondissementName } from "../../lib/arrondissement-name.ts";
import { cx } from "../../lib/cx.ts";
import { type FilterOption, isDisabled, optionName } from "../../lib/filter-option.ts";
import { useMessages } from "../../messages/use-messages.ts";
import { Ordinal } from "../Ordinal/Ordinal.tsx";
import styles from "./ArrondissementTiles.module.css";

export interface ArrondissementTilesProps {
  /** Values are codes, '75001' to '75020'. */
  readonly options: readonly FilterOption[];
  readonly onToggle: (code: string) => void;
}

/** Twenty tiles instead of twenty rows; a chosen one lights up as enamel. */
export function ArrondissementTiles({ options, onToggle }: ArrondissementTilesProps) {
  const messages = useMessages();
  return (
    <ul className={styles.tiles} aria-label={messages.filters.categories.arrondissements}>
      {options.slice(0, DISPLAY_CAPS.arrondissements).map((option) => (
        <li key={option.value}>
          <label className={cx(styles.tile, styles[option.choice])}>
            <input
              type="checkbox"
              className={styles.input}
              checked={option.choice !== "none"}
              disabled={isDisabled(option)}
              aria-label={optionName({ ...option, value: arrondissementName(option.value, messages) }, messages)}
              onChange={() => onToggle(option.value)}
            />
            <span className={styles.number}>
              <Ordinal code={option.value} />
            </span>
            <span className={styles.count}>{option.count}</span>
          </label>
        </li>
      ))}
    </ul>
  );
}
