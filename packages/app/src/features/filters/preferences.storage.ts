import {
  type AdvancedOperators,
  DEFAULT_PREFERENCES,
  INITIAL_FILTERS,
  type ListPreferences,
  PAGE_SIZES,
  SORT_FIELDS,
  SORT_ORDERS,
  TRANSPORT_MODES,
} from "@flaneur/domain";

/** §3 */
export const FILTER_STORAGE_KEY = "filter-storage";

/** What §3 keeps of the filter state. */
type Stored = ListPreferences & { readonly advancedOperators: unknown };

type KeyValue = Pick<Storage, "getItem" | "setItem">;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

const oneOf = <Value>(values: readonly Value[], value: unknown, otherwise: Value): Value =>
  values.find((known) => known === value) ?? otherwise;

/** The preferences in a stored text; a field that is missing or unreadable has the product's default. */
export function parsePreferences(text: string | null): ListPreferences {
  const { limit, sortBy, sortOrder, transportMode } = parseStored(text);
  return { limit, sortBy, sortOrder, transportMode };
}

function parseStored(text: string | null): Stored {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? "{}");
  } catch {
    // As damaged as any other text that is no JSON object.
  }
  const fields = isRecord(stored) ? stored : {};
  return {
    limit: oneOf(PAGE_SIZES, fields.limit, DEFAULT_PREFERENCES.limit),
    sortBy: oneOf(SORT_FIELDS, fields.sortBy, DEFAULT_PREFERENCES.sortBy),
    sortOrder: oneOf(SORT_ORDERS, fields.sortOrder, DEFAULT_PREFERENCES.sortOrder),
    transportMode: oneOf(TRANSPORT_MODES, fields.transportMode, DEFAULT_PREFERENCES.transportMode),
    // Those of the address win. Where it names no filter there is nothing that they could be about: they are reset.
    advancedOperators: fields.advancedOperators ?? INITIAL_FILTERS.advancedOperators,
  };
}

/** The preferences a visit starts from. A forbidden storage counts as empty. */
export function loadPreferences(storage: () => KeyValue): ListPreferences {
  try {
    return parsePreferences(storage().getItem(FILTER_STORAGE_KEY));
  } catch {
    return DEFAULT_PREFERENCES;
  }
}

export type PreferenceChanges = Partial<ListPreferences> & { readonly advancedOperators?: AdvancedOperators };

/**
 * Keeps what was chosen, and leaves the rest as it is stored: another tab may have chosen that. A full or forbidden
 * storage costs the memory, not the visit.
 */
export function savePreferences(storage: () => KeyValue, changes: PreferenceChanges): void {
  try {
    const stored = parseStored(storage().getItem(FILTER_STORAGE_KEY));
    const [before, after] = [JSON.stringify(stored), JSON.stringify({ ...stored, ...changes })];
    if (after !== before) storage().setItem(FILTER_STORAGE_KEY, after);
  } catch {
    // Nothing a visitor could do about it.
  }
}
