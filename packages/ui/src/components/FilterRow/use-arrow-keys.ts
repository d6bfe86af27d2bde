import { type KeyboardEvent, type RefObject, useEffect, useRef } from "react";

const buttonsOf = (row: HTMLElement): readonly HTMLElement[] => [...row.querySelectorAll<HTMLElement>("button")];

/**
 * Makes the buttons of a toolbar a single tab stop. The left and right arrow keys, Home and End move the focus between
 * the buttons. The hook reads the buttons from the DOM after each render, because several components render chips in
 * the row.
 */
export function useArrowKeys(row: RefObject<HTMLElement | null>): (event: KeyboardEvent) => void {
  /** The button that the Tab key focuses. Null for the first button. */
  const stop = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const element = row.current;
    if (element === null) return;
    const mark = () => {
      const buttons = buttonsOf(element);
      const current = buttons.find((button) => button === stop.current) ?? buttons[0];
      for (const button of buttons) button.tabIndex = button === current ? 0 : -1;
    };
    const onFocus = ({ target }: FocusEvent) => {
      stop.current = target instanceof HTMLElement ? target : null;
      mark();
    };
    mark();
    element.addEventListener("focusin", onFocus);
    return () => element.removeEventListener("focusin", onFocus);
  });
  return (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const buttons = row.current === null ? [] : buttonsOf(row.current);
    const here = buttons.findIndex((button) => button.matches(":focus"));
    const next = nextIndex(event.key, here, buttons.length);
    if (here < 0 || next === null) return;
    event.preventDefault();
    buttons[next]?.focus();
  };
}

function nextIndex(key: string, here: number, length: number): number | null {
  switch (key) {
    case "ArrowRight":
      return (here + 1) % length;
    case "ArrowLeft":
      return (here - 1 + length) % length;
    case "Home":
      return 0;
    case "End":
      return length - 1;
    default:
      return null;
  }
}
