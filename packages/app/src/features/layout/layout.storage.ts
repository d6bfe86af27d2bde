import { DEFAULT_LAYOUT, LAYOUTS, type Layout } from "@flaneur/domain";

/** Apart from the preferences of §3, which are exactly those. */
export const LAYOUT_STORAGE_KEY = "layout";

const parseLayout = (text: string | null): Layout => LAYOUTS.find((layout) => layout === text) ?? DEFAULT_LAYOUT;

/** The layout that was chosen last, in any browser tab. A forbidden storage counts as empty. */
export function loadLayout(storage: () => Pick<Storage, "getItem">): Layout {
  try {
    return parseLayout(storage().getItem(LAYOUT_STORAGE_KEY));
  } catch {
    return DEFAULT_LAYOUT;
  }
}

/** Keeps a layout for the next visit. A forbidden storage costs the memory, not the layout. */
export function keepLayout(storage: () => Pick<Storage, "setItem">, layout: Layout): void {
  try {
    storage().setItem(LAYOUT_STORAGE_KEY, layout);
  } catch {
    // Nothing a visitor could do about it.
  }
}
