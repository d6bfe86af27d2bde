import { type RefObject, useLayoutEffect, useState } from "react";

/** What a strip of tabs that scrolls sideways hides, and where its chosen tab ends. */
export interface TabStrip {
  readonly hidden: { readonly before: boolean; readonly after: boolean };
  /** From the left of the strip to the right edge of the chosen tab, in px; null while there is none. */
  readonly chosenEnd: number | null;
}

/** Kept free beside a tab that is brought into view; more beside the chosen one, whose tools follow it. */
const SPARE_PX = 72;
const TOOLS_PX = 76;
const NOTHING: TabStrip = { hidden: { before: false, after: false }, chosenEnd: null };

function measure(strip: HTMLElement): TabStrip {
  const chosen = strip.querySelector<HTMLElement>("[role='tab'][aria-selected='true']");
  return {
    hidden: {
      before: strip.scrollLeft > 1,
      after: strip.scrollLeft + strip.clientWidth < strip.scrollWidth - 1,
    },
    chosenEnd: chosen === null ? null : chosen.offsetLeft + chosen.offsetWidth,
  };
}

const isSame = (a: TabStrip, b: TabStrip) =>
  a.chosenEnd === b.chosenEnd && a.hidden.before === b.hidden.before && a.hidden.after === b.hidden.after;

/** Scrolls a tab into the strip's view, and never the page. */
export function revealTab(strip: HTMLElement, tab: HTMLElement): void {
  const first = tab.offsetLeft - SPARE_PX;
  const spareAfter = tab.ariaSelected === "true" ? SPARE_PX + TOOLS_PX : SPARE_PX;
  const last = tab.offsetLeft + tab.offsetWidth + spareAfter - strip.clientWidth;
  const left = Math.max(Math.min(strip.scrollLeft, first), last);
  if (left !== strip.scrollLeft) strip.scrollTo({ left });
}

/** Follows the strip: its scrolling, its width, and the tabs in it. */
export function useTabStrip(strip: RefObject<HTMLElement | null>, tabs: unknown, active: string): TabStrip {
  const [state, setState] = useState(NOTHING);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other tabs, or another chosen one, are measured anew.
  useLayoutEffect(() => {
    const element = strip.current;
    if (element === null) return;
    const update = () =>
      setState((current) => {
        const next = measure(element);
        return isSame(current, next) ? current : next;
      });
    const revealChosen = () => {
      const chosen = element.querySelector<HTMLElement>("[role='tab'][aria-selected='true']");
      if (chosen !== null) revealTab(element, chosen);
      update();
    };
    revealChosen();
    const observer = new ResizeObserver(revealChosen);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    element.addEventListener("scroll", update, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", update);
    };
  }, [strip, tabs, active]);
  return state;
}
