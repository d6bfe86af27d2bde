import { DISPLAY_CAPS } from "@flaneur/domain";
import { memo } from "react";
import { arrondissementName } from "../../lib/arrondissement-name.ts";
import { cx } from "../../lib/cx.ts";
import { type FilterOption, isDisabled, optionName } from "../../lib/filter-option.ts";
import { useDisabledWithoutFocus } from "../../lib/use-disabled-without-focus.ts";
import { useMessages } from "../../messages/use-messages.ts";
import { Ordinal } from "../Ordinal/Ordinal.tsx";
import styles from "./ArrondissementTiles.module.css";

export interface ArrondissementTilesProps {
  /** The arrondissements. Their values are postcodes, '75001' to '75020'. */
  readonly options: readonly FilterOption[];
  /** Called with the postcode of a tile when it is pressed. */
  readonly onToggle: (code: string) => void;
}

/**
 * The arrondissements as tiles in a grid instead of rows. An included tile looks like an enamel plaque, and an excluded
 * tile is crossed out.
 */
export function ArrondissementTiles({ options, onToggle }: ArrondissementTilesProps) {
  const messages = useMessages();
  return (
    <ul className={styles.tiles} aria-label={messages.categories.arrondissements.title}>
      {options.slice(0, DISPLAY_CAPS.arrondissements).map((option) => (
        <li key={option.value}>
          <Tile option={option} onToggle={onToggle} />
        </li>
      ))}
    </ul>
  );
}

interface TileProps extends Pick<ArrondissementTilesProps, "onToggle"> {
  readonly option: FilterOption;
}

const Tile = memo(function Tile({ option, onToggle }: TileProps) {
  const messages = useMessages();
  const { value, count, choice } = option;
  return (
    <label className={cx(styles.tile, styles[choice])}>
      <input
        type="checkbox"
        className={styles.input}
        checked={choice !== "none"}
        {...useDisabledWithoutFocus(isDisabled(option))}
        aria-label={optionName({ ...option, value: arrondissementName(value, messages) }, messages)}
        onChange={() => onToggle(value)}
      />
      <span className={styles.number}>
        <Ordinal code={value} />
      </span>
      <span className={styles.count}>{count !== null && messages.number(count)}</span>
    </label>
  );
});
