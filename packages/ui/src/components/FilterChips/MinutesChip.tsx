import { CaretDownIcon } from "@phosphor-icons/react/dist/csr/CaretDown";
import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import { RadioGroup, Root, Trigger } from "@radix-ui/react-dropdown-menu";
import type { ReactNode } from "react";
import { cx } from "../../lib/cx.ts";
import { useMessages } from "../../messages/use-messages.ts";
import { MenuContent, MenuRadioItem } from "../Menu/Menu.tsx";
import styles from "./FilterChips.module.css";

export interface MinutesChipProps {
  /** The visible words before the minutes. */
  readonly children: ReactNode;
  /** The name of the filter, for the button that removes it. */
  readonly name: string;
  /** The minutes on foot. */
  readonly minutes: number;
  /** The minutes that the menu offers. The current ones are added. */
  readonly choices: readonly number[];
  /** Called with the minutes that were chosen. */
  readonly onChange: (minutes: number) => void;
  /** Called when the cross is pressed. */
  readonly onRemove: () => void;
}

/** A chip of three parts: its words, a menu of the minutes on foot, and the cross that removes the filter. */
export function MinutesChip({ children, name, minutes, choices, onChange, onRemove }: MinutesChipProps) {
  const { chips } = useMessages();
  const offered = [...new Set([...choices, minutes])].sort((a, b) => a - b);
  return (
    <span data-chip="parts" className={cx(styles.chip, styles.parts)}>
      <span className={styles.words}>{children}</span>
      <Root modal={false}>
        <Trigger asChild>
          <button type="button" className={styles.minutes} aria-label={chips.walk(minutes)}>
            {chips.walkMinutes(minutes)}
            <CaretDownIcon size={14} weight="bold" aria-hidden />
          </button>
        </Trigger>
        <MenuContent className={styles.walks}>
          <RadioGroup
            aria-label={chips.walks}
            value={String(minutes)}
            onValueChange={(value) => onChange(Number(value))}
          >
            {offered.map((each) => (
              <MenuRadioItem key={each} value={String(each)}>
                {chips.walkMinutes(each)}
              </MenuRadioItem>
            ))}
          </RadioGroup>
        </MenuContent>
      </Root>
      <button type="button" className={styles.remove} aria-label={chips.remove(name)} onClick={onRemove}>
        <XIcon size={16} weight="bold" className={styles.cross} aria-hidden />
      </button>
    </span>
  );
}
