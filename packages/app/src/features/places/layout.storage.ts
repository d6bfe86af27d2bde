import { DEFAULT_LAYOUT, LAYOUTS, type Layout } from "@flaneur/domain";

/** A separate key, because §3 defines the fields of the stored preferences and the layout is not among them. */
export const LAYOUT_STORAGE_KEY = "layout";

const parseLayout = (text: string | null): Layout => LAYOUTS.find((layout) => layout === text) ?? DEFAULT_LAYOUT;

/** Returns the layout that was last chosen in any tab. If storage is blocked, returns the default. */
export function loadLayout(storage: () => Pick<Storage, "getItem">): Layout {
  try {
    return parseLayout(storage().getItem(LAYOUT_STORAGE_KEY));
  } catch {
    return DEFAULT_LAYOUT;
  }
}

/** Stores a layout for the next visit. If storage is blocked, the layout lasts for this visit. */
export function keepLayout(storage: () => Pick<Storage, "setItem">, layout: Layout): void {
  try {
    storage().setItem(LAYOUT_STORAGE_KEY, layout);
  } catch {
    // The visitor cannot fix a blocked storage, so no error is shown.
  }
}
