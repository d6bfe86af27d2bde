import { type RefObject, useLayoutEffect, useState } from "react";

/** The state of a strip of tabs that scrolls sideways. */
export interface TabStrip {
  readonly hidden: { readonly before: boolean; readonly after: boolean };
  /**
   * The distance in pixels from the start of the strip's content to the right edge of the chosen tab, however far the
   * strip has scrolled. Null if no tab is chosen.
   */
  readonly chosenEnd: number | null;
}

/** The space kept next to a tab that is scrolled into view, and the additional space for the chosen tab's buttons. */
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

/** Scrolls the strip, never the page, so that a tab is visible. */
export function revealTab(strip: HTMLElement, tab: HTMLElement): void {
  const first = tab.offsetLeft - SPARE_PX;
  const spareAfter = tab.ariaSelected === "true" ? SPARE_PX + TOOLS_PX : SPARE_PX;
  const last = tab.offsetLeft + tab.offsetWidth + spareAfter - strip.clientWidth;
  const left = Math.max(Math.min(strip.scrollLeft, first), last);
  if (left !== strip.scrollLeft) strip.scrollTo({ left });
}

/** The width of the strip and of its tabs, in pixels. */
const widthsOf = (strip: HTMLElement) => `${strip.clientWidth} ${strip.firstElementChild?.clientWidth}`;

/**
 * Scrolls the chosen tab into view when the strip is mounted, and when a width, the tabs or the chosen tab change.
 * Returns the state of the strip, which is also updated when the strip scrolls.
 */
export function useTabStrip(strip: RefObject<HTMLElement | null>, tabs: unknown, active: string): TabStrip {
  const [state, setState] = useState(NOTHING);
  const overflows = state.hidden.before || state.hidden.after;
  // biome-ignore lint/correctness/useExhaustiveDependencies: measures again when the tabs, the chosen tab or the buttons next to the strip change
  useLayoutEffect(() => {
    const element = strip.current;
    if (element === null) return;
    const update = () =>
      setState((current) => {
        const next = measure(element);
        return isSame(current, next) ? current : next;
      });
    let widths = "";
    const revealChosen = () => {
      const now = widthsOf(element);
      // An observer reports each element once without a change, maybe after the user has already scrolled.
      if (now !== widths) {
        widths = now;
        const chosen = element.querySelector<HTMLElement>("[role='tab'][aria-selected='true']");
        if (chosen !== null) revealTab(element, chosen);
      }
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
  }, [strip, tabs, active, overflows]);
  return state;
}
