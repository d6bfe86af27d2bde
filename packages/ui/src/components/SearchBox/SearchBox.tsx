import { MAX_SEARCH_LENGTH } from "@flaneur/domain";
import { MagnifyingGlassIcon } from "@phosphor-icons/react/dist/csr/MagnifyingGlass";
import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { cx } from "../../lib/cx.ts";
import { useMessages } from "../../messages/use-messages.ts";
import styles from "./SearchBox.module.css";
import type { SearchCombobox } from "./search-combobox.ts";
import { useSlashKey } from "./use-slash-key.ts";

export interface SearchBoxProps {
  /** The text in the field. */
  readonly value: string;
  /** Called with the new text when the visitor types or clears the field. */
  readonly onValueChange: (value: string) => void;
  /**
   * Called when the visitor presses Enter, or the search key on a phone's keyboard, while no suggestion is marked. The
   * search dialog also calls it when 'Search' is pressed.
   */
  readonly onSubmit?: (() => void) | undefined;
  /**
   * Whether the key '/' focuses the field, unless the focus is in a form field, a dialog or a menu. While the field is
   * empty, a hint in it shows the key.
   * @default false
   */
  readonly shortcut?: boolean;
  /** Makes the field a combobox that suggests what the text may mean. @default a field without suggestions */
  readonly combobox?: SearchCombobox | undefined;
  /** An additional class of the search box. */
  readonly className?: string | undefined;
}

/** The search field. Before hydration, it is a form that the browser submits. */
export function SearchBox({ value, onValueChange, onSubmit, shortcut = false, combobox, className }: SearchBoxProps) {
  const { common, search } = useMessages();
  const input = useRef<HTMLInputElement>(null);
  useSlashKey(input, shortcut);
  const takeTyped = useEffectEvent(() => {
    const typed = input.current?.value ?? "";
    if (typed !== value) onValueChange(typed);
  });
  // React keeps a text that was typed before hydration in the field, but calls no `onChange`.
  useEffect(() => takeTyped(), []);
  const [isRecentShown, showRecent] = useState(false);
  const recent = isRecentShown && value === "" ? combobox?.recent : undefined;
  const closeRecent = () => {
    // The button that had the focus is removed with the recent searches.
    input.current?.focus();
    showRecent(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || recent === undefined) return;
    event.preventDefault();
    closeRecent();
  };
  return (
    <search
      className={cx(styles.search, className)}
      onBlur={({ currentTarget, relatedTarget }) => {
        // The list closes when the focus leaves the field. The list stays open while Tab moves to the chips above it.
        const isInside = combobox?.understood != null && currentTarget.contains(relatedTarget);
        if (!isInside) combobox?.onClose();
        if (!currentTarget.contains(relatedTarget)) showRecent(false);
      }}
      onKeyDown={onKeyDown}
    >
      {/* Without JavaScript, or before hydration, the browser submits the form by `action` and `name`. */}
      <form
        className={styles.form}
        action="/"
        onPointerEnter={combobox?.onIntent}
        onSubmit={(event) => {
          event.preventDefault();
          combobox?.onClose();
          showRecent(false);
          onSubmit?.();
        }}
      >
        <MagnifyingGlassIcon size={18} aria-hidden />
        <input
          ref={input}
          type="search"
          name="search"
          className={styles.input}
          aria-label={search.label}
          aria-keyshortcuts={shortcut ? "/" : undefined}
          placeholder={search.placeholder}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={MAX_SEARCH_LENGTH}
          value={value}
          {...(combobox !== undefined && fieldProps(combobox, () => showRecent(true)))}
          onChange={(event) => {
            // Closed while there is a text, so that it stays closed when the answer of the search empties the field.
            showRecent(event.target.value === "");
            onValueChange(event.target.value);
          }}
        />
        {value !== "" && (
          <button
            type="button"
            className={styles.clear}
            aria-label={common.clear}
            onClick={() => {
              onValueChange("");
              input.current?.focus();
            }}
          >
            <XIcon size={16} aria-hidden />
          </button>
        )}
        {value === "" && shortcut && (
          <kbd className={styles.key} aria-hidden>
            /
          </kbd>
        )}
      </form>
      {combobox?.suggestions}
      {recent !== undefined && <div className={styles.recent}>{recent(closeRecent)}</div>}
    </search>
  );
}

/** Returns the props of the field of a combobox, as the ARIA practices describe. */
const fieldProps = ({ list, marked, onIntent, onPress, onKeyDown }: SearchCombobox, showRecent: () => void) =>
  ({
    role: "combobox",
    "aria-autocomplete": "list",
    "aria-expanded": list !== null,
    "aria-controls": list ?? undefined,
    "aria-activedescendant": marked ?? undefined,
    onFocus: () => {
      onIntent();
      showRecent();
    },
    onClick: () => {
      onPress();
      showRecent();
    },
    onKeyDown,
  }) as const;
