import { fold } from "@flaneur/domain";
import { CaretDownIcon } from "@phosphor-icons/react/dist/csr/CaretDown";
import { type KeyboardEvent, type Ref, useId, useState } from "react";
import { cx } from "../../lib/cx.ts";
import { useMessages } from "../../messages/use-messages.ts";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import styles from "./Combobox.module.css";

export interface ComboboxOption {
  readonly value: string;
  /** What it is called, and what is typed to find it. */
  readonly name: string;
  readonly count: number;
  readonly disabled: boolean;
}

export interface ComboboxProps {
  /** The accessible name. */
  readonly label: string;
  readonly placeholder: string;
  readonly options: readonly ComboboxOption[];
  /** What stands in the field: the name of an option, or part of one. */
  readonly value: string;
  readonly onValueChange: (text: string) => void;
  /** The text where there are no options, and where none has the typed text in its name (§8). */
  readonly none: string;
  readonly noneFound: string;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A field that lists what can be chosen, narrowed by what is typed: the combobox of the ARIA practices, with a list. */
export function Combobox({ label, placeholder, options, value, onValueChange, none, noneFound, ref }: ComboboxProps) {
  const { filters } = useMessages();
  const id = useId();
  const [open, setOpen] = useState(false);
  const [marked, setMarked] = useState(0);
  // The name of an option that has been taken is no search: the list shows the others again.
  const taken = options.some(({ name }) => name === value);
  const found = taken ? options : options.filter(({ name }) => fold(name).includes(fold(value)));
  const enabled = found.filter(({ disabled }) => !disabled);
  const current = enabled[Math.min(marked, enabled.length - 1)];
  const optionId = (option: ComboboxOption) => `${id}-${option.value}`;
  const mark = (index: number) => {
    const to = (index + enabled.length) % Math.max(enabled.length, 1);
    const option = enabled[to];
    setMarked(to);
    if (option !== undefined) document.getElementById(optionId(option))?.scrollIntoView({ block: "nearest" });
  };
  const take = (option: ComboboxOption) => {
    onValueChange(option.name);
    setOpen(false);
  };
  const show = () => {
    if (open) return;
    setMarked(0);
    setOpen(true);
  };

  function onKeyDown(event: KeyboardEvent) {
    switch (event.key) {
      case "ArrowDown":
      case "ArrowUp":
        event.preventDefault();
        if (open) mark(marked + (event.key === "ArrowDown" ? 1 : -1));
        else show();
        return;
      case "Enter":
        if (!open || current === undefined) return;
        event.preventDefault();
        take(current);
        return;
      case "Escape":
        // The list first, then the dialog that it stands in.
        setOpen(false);
    }
  }

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
        aria-activedescendant={open && current !== undefined ? optionId(current) : undefined}
        autoComplete="off"
        placeholder={placeholder}
        value={value}
        onChange={(event) => {
          onValueChange(event.target.value);
          setMarked(0);
          setOpen(true);
        }}
        onClick={show}
        onBlur={() => setOpen(false)}
        onKeyDown={onKeyDown}
      />
      <CaretDownIcon size={14} weight="bold" aria-hidden className={styles.caret} />
      <div className={styles.popover} hidden={!open}>
        <div id={`${id}-list`} role="listbox" aria-label={label}>
          {open &&
            found.map((option) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field, which keeps the focus.
              <div
                key={option.value}
                id={optionId(option)}
                className={cx(styles.option, option === current && styles.marked)}
                role="option"
                tabIndex={-1}
                aria-selected={option.name === value}
                aria-disabled={option.disabled}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => !option.disabled && take(option)}
              >
                <VisuallyHidden>{filters.optionName(option.name, option.count)}</VisuallyHidden>
                <span className={styles.name} aria-hidden>
                  {option.name}
                </span>
                <span className={styles.count} aria-hidden>
                  {option.count}
                </span>
              </div>
            ))}
        </div>
        <p role="status" className={styles.none}>
          {open && found.length === 0 && (options.length === 0 ? none : noneFound)}
        </p>
      </div>
    </div>
  );
}
