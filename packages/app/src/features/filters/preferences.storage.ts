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

/** The key of local storage that §3 names. */
export const FILTER_STORAGE_KEY = "filter-storage";

/** The stored part of the filter state (§3). */
type Stored = ListPreferences & { readonly advancedOperators: unknown };

type KeyValue = Pick<Storage, "getItem" | "setItem">;

const oneOf = <Value>(values: readonly Value[], value: unknown, otherwise: Value): Value =>
  values.find((known) => known === value) ?? otherwise;

/** Parses stored preferences. A missing or invalid field gets the default of the product. */
export function parsePreferences(text: string | null): ListPreferences {
  const { limit, sortBy, sortOrder, transportMode } = parseStored(text);
  return { limit, sortBy, sortOrder, transportMode };
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

/** Loads the preferences at the start of a visit. */
export const loadPreferences = (storage: () => KeyValue): ListPreferences =>
  storedPreferences(storage) ?? DEFAULT_PREFERENCES;

export type PreferenceChanges = Partial<ListPreferences> & { readonly advancedOperators?: AdvancedOperators };

/**
 * Stores the changed preferences and keeps the others as stored, because another tab may have changed them. Ignores an
 * error of the storage: the preferences then last for this visit.
 */
export function savePreferences(storage: () => KeyValue, changes: PreferenceChanges): void {
  try {
    const stored = parseStored(storage().getItem(FILTER_STORAGE_KEY));
    const [before, after] = [JSON.stringify(stored), JSON.stringify({ ...stored, ...changes })];
    if (after !== before) storage().setItem(FILTER_STORAGE_KEY, after);
  } catch {
    // The visitor cannot fix a blocked storage, so no error is shown.
  }
}
