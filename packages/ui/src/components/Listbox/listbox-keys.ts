import type { KeyboardEvent } from "react";

/**
 * Returns the id of an option of a listbox.
 * @param list The id of the listbox.
 * @param index The index of the option, counted from 0.
 */
export const optionId = (list: string, index: number): string => `${list}-${index}`;

export interface OpenListbox {
  /** The id of the listbox. */
  readonly list: string;
  /** The number of options, at least 1. */
  readonly count: number;
  /** The index of the marked option, or null. */
  readonly marked: number | null;
  /** Called with the index of the option that an arrow key marks. */
  readonly onMark: (index: number) => void;
  /** Called with the index of the marked option on Enter. Not called if no option is marked. */
  readonly onTake: (index: number) => void;
  /** Called on Escape. */
  readonly onDismiss: () => void;
}

/**
 * Handles a key in the field of a combobox with an open list, as the ARIA practices describe. Without a marked option,
 * Enter is left to the form of the field.
 */
export function onListboxKey(event: KeyboardEvent<HTMLInputElement>, listbox: OpenListbox): void {
  const { list, count, marked } = listbox;
  // Enter and the arrow keys belong to the input method while it composes a character.
  if (event.nativeEvent.isComposing) return;
  switch (event.key) {
    case "ArrowDown":
    case "ArrowUp": {
      event.preventDefault();
      const step = event.key === "ArrowDown" ? 1 : -1;
      const from = marked ?? (step === 1 ? -1 : count);
      const to = (from + step + count) % count;
      listbox.onMark(to);
      event.currentTarget.ownerDocument.getElementById(optionId(list, to))?.scrollIntoView({ block: "nearest" });
      return;
    }
    case "Enter":
      if (marked === null) return;
      event.preventDefault();
      listbox.onTake(marked);
      return;
    case "Escape":
      listbox.onDismiss();
  }
}
