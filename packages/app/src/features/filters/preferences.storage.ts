import {
  type AdvancedOperators,
  DEFAULT_PREFERENCES,
  INITIAL_FILTERS,
  isRecord,
  type ListPreferences,
  PAGE_SIZES,
  SORT_FIELDS,
  SORT_ORDERS,
  TRANSPORT_MODES,
} from "@flaneur/domain";
import type { Store } from "../../page/store.ts";

/** The key of local storage that §3 names. */
export const FILTER_STORAGE_KEY = "filter-storage";

/** The stored part of the filter state (§3). */
type Stored = Omit<ListPreferences, "plainSort"> & { readonly advancedOperators: unknown };

type KeyValue = Pick<Storage, "getItem" | "setItem">;

const oneOf = <Value>(values: readonly Value[], value: unknown, otherwise: Value): Value =>
  values.find((known) => known === value) ?? otherwise;

/** Parses stored preferences. A missing or invalid field gets the default of the product. */
export function parsePreferences(text: string | null): ListPreferences {
  const { advancedOperators: _, ...preferences } = parseStored(text);
  return { ...DEFAULT_PREFERENCES, ...preferences };
}

function parseStored(text: string | null): Stored {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? "{}");
  } catch {
    // The text is not JSON: all fields get their default.
  }
  const fields = isRecord(stored) ? stored : {};
  return {
    limit: oneOf(PAGE_SIZES, fields.limit, DEFAULT_PREFERENCES.limit),
    sortBy: oneOf(SORT_FIELDS, fields.sortBy, DEFAULT_PREFERENCES.sortBy),
    sortOrder: oneOf(SORT_ORDERS, fields.sortOrder, DEFAULT_PREFERENCES.sortOrder),
    // Earlier versions stored the default order, too, so that 'name' without this field does not say that it was picked.
    sorting: fields.sorting === "chosen" ? "chosen" : "usual",
    transportMode: oneOf(TRANSPORT_MODES, fields.transportMode, DEFAULT_PREFERENCES.transportMode),
    // Kept for §3 only: the filters read their operators from the URL.
    advancedOperators: fields.advancedOperators ?? INITIAL_FILTERS.advancedOperators,
  };
}

/** Returns the stored preferences. Null if none are stored or if storage is blocked. */
export function storedPreferences(storage: () => KeyValue): ListPreferences | null {
  try {
    const stored = storage().getItem(FILTER_STORAGE_KEY);
    return stored === null ? null : parsePreferences(stored);
  } catch {
    return null;
  }
}

/** Changes preferences of a page. The object stays the same while they are equal, so that nothing is rendered again. */
export function setPreferences(preferences: Store<ListPreferences>, changes: Partial<ListPreferences>): void {
  const before = preferences.get();
  const after = { ...before, ...changes };
  if (JSON.stringify(after) !== JSON.stringify(before)) preferences.set(after);
}

/** Loads the preferences at the start of a visit. */
export const loadPreferences = (storage: () => KeyValue): ListPreferences =>
  storedPreferences(storage) ?? DEFAULT_PREFERENCES;

/** What a choice stores: the operators, which are otherwise in the URL, and the preferences that it changes. */
export type PreferenceChanges = Partial<ListPreferences> & { readonly advancedOperators?: AdvancedOperators };

/** Returns the text to store. It has the five fields of §3, and `sorting` after the visitor has picked an order. */
const storedText = ({ sorting, ...stored }: Partial<Stored>): string =>
  JSON.stringify(sorting === "chosen" ? { ...stored, sorting } : stored);

/**
 * Stores the changed preferences and keeps the others as stored, because another tab may have changed them. Ignores an
 * error of the storage: the preferences then last for this visit.
 */
export function savePreferences(storage: () => KeyValue, changes: PreferenceChanges): void {
  try {
    const stored = parseStored(storage().getItem(FILTER_STORAGE_KEY));
    const [before, after] = [stored, { ...stored, ...changes }].map(storedText);
    if (after !== undefined && after !== before) storage().setItem(FILTER_STORAGE_KEY, after);
  } catch {
    // The visitor cannot fix a blocked storage, so no error is shown.
  }
}
