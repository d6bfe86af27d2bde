import { fold } from "@flaneur/domain";
import { CaretDownIcon } from "@phosphor-icons/react/dist/csr/CaretDown";
import { type KeyboardEvent, type Ref, useId, useState } from "react";
import { cx } from "../../lib/cx.ts";
import { useMessages } from "../../messages/use-messages.ts";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import styles from "./Combobox.module.css";

export interface ComboboxOption {
  /** The value, which differs from the values of the other options. */
  readonly value: string;
  /** The visible name, in which the typed text is searched. */
  readonly name: string;
  /** The number of places that the option leads to. Null while it is unknown. */
  readonly count: number | null;
  /** Whether the option cannot be chosen. */
  readonly disabled: boolean;
}

export interface ComboboxProps {
  /** The accessible name. */
  readonly label: string;
  /** The text that is shown while the field is empty. */
  readonly placeholder: string;
  /** The options to choose from. */
  readonly options: readonly ComboboxOption[];
  /** The text of the field. */
  readonly value: string;
  /** Called with the text of the field on each change, and with the name of a chosen option. */
  readonly onValueChange: (text: string) => void;
  /** The text that is shown when there are no options (§8). */
  readonly none: string;
  /** The text that is shown when no option has the typed text in its name (§8). */
  readonly noMatch: string;
  /** The ref of the input element. */
  readonly ref?: Ref<HTMLInputElement>;
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** A field with a list of options that the typed text filters: a combobox, as the ARIA Authoring Practices describe. */
export function Combobox({ label, placeholder, options, value, onValueChange, none, noMatch, ref }: ComboboxProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  /** The value of the marked option. Null marks the first enabled option. */
  const [marked, setMarked] = useState<string | null>(null);
  // The name of a chosen option does not filter the list.
  const isOptionName = options.some(({ name }) => name === value);
  const found = isOptionName ? options : options.filter(({ name }) => fold(name).includes(fold(value)));
  const enabled = found.filter(({ disabled }) => !disabled);
  // New counts may disable options, so the mark is not an index.
  const index = Math.max(
    enabled.findIndex((option) => option.value === marked),
    0,
  );
  const current = enabled[index];
  const markAt = (position: number) => {
    const option = enabled[(position + enabled.length) % Math.max(enabled.length, 1)];
    setMarked(option?.value ?? null);
    if (option !== undefined) document.getElementById(optionId(id, option))?.scrollIntoView({ block: "nearest" });
  };
  const choose = (option: ComboboxOption) => {
    onValueChange(option.name);
    setOpen(false);
  };
  const show = () => {
    if (open) return;
    setMarked(null);
    setOpen(true);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // Enter and the arrow keys belong to the input method while it composes a character.
    if (event.nativeEvent.isComposing) return;
    const step = STEPS[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (open) markAt(index + step);
      else show();
    }
    if (event.key === "Enter" && open && current !== undefined) {
      event.preventDefault();
      choose(current);
    }
    // Escape only closes the list. If the field is in a dialog, the next Escape closes the dialog.
    if (event.key === "Escape") setOpen(false);
  };

  return (
    <div className={styles.box}>
      <input
        ref={ref}
        className={styles.input}
        role="combobox"
        aria-label={label}
        aria-expanded={open}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={open && current !== undefined ? optionId(id, current) : undefined}
        autoComplete="off"
        placeholder={placeholder}
        value={value}
        onChange={(event) => {
          onValueChange(event.target.value);
          setMarked(null);
          setOpen(true);
        }}
        onClick={show}
        onBlur={() => setOpen(false)}
        onKeyDown={onKeyDown}
      />
      <CaretDownIcon size={16} weight="bold" aria-hidden className={styles.caret} />
      <div className={styles.popover} hidden={!open}>
        <div id={`${id}-list`} role="listbox" aria-label={label}>
          {open &&
            found.map((option) => <Option key={option.value} {...{ option, id, value, current }} onChoose={choose} />)}
        </div>
        <p role="status" className={styles.none}>
          {open && found.length === 0 && (options.length === 0 ? none : noMatch)}
        </p>
      </div>
    </div>
  );
}

interface OptionProps {
  /** The id of the combobox, which is the prefix of the option's id. */
  readonly id: string;
  readonly option: ComboboxOption;
  /** The text of the field. The option is selected if its name equals this text. */
  readonly value: string;
  /** The option that Enter chooses, initially the first enabled option. Undefined if no option is enabled. */
  readonly current: ComboboxOption | undefined;
  /** Called with the option when it is pressed. Not called for a disabled option. */
  readonly onChoose: (option: ComboboxOption) => void;
}

/** Returns the id of an option. The value is encoded, because an id must not contain spaces. */
const optionId = (id: string, { value }: ComboboxOption): string => `${id}-${encodeURIComponent(value)}`;

function Option({ id, option, value, current, onChoose }: OptionProps) {
  const { filters, number } = useMessages();
  const { name, count, disabled } = option;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps the focus and handles the keys.
    <div
      id={optionId(id, option)}
      className={cx(styles.option, option === current && styles.marked)}
      role="option"
      tabIndex={-1}
      aria-selected={name === value}
      aria-disabled={disabled}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => !disabled && onChoose(option)}
    >
      <VisuallyHidden>{filters.optionName(name, count)}</VisuallyHidden>
      <span className={styles.name} aria-hidden>
        {name}
      </span>
      <span className={styles.count} aria-hidden>
        {count !== null && number(count)}
      </span>
    </div>
  );
}
