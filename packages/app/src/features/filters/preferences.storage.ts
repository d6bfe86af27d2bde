import {
  type FilterState,
  INITIAL_FILTERS,
  PAGE_SIZES,
  SORT_FIELDS,
  SORT_ORDERS,
  TRANSPORT_MODES,
} from "@flaneur/domain";
import * as z from "zod/mini";

/** §3 */
export const FILTER_STORAGE_KEY = "filter-storage";

/** What §3 keeps of the filter state. Operators belong to chosen values, which a new visit starts without. */
const Stored = z.object({
  limit: z.catch(z.literal(PAGE_SIZES), INITIAL_FILTERS.limit),
  sortBy: z.catch(z.enum(SORT_FIELDS), INITIAL_FILTERS.sortBy),
  sortOrder: z.catch(z.enum(SORT_ORDERS), INITIAL_FILTERS.sortOrder),
  transportMode: z.catch(z.enum(TRANSPORT_MODES), INITIAL_FILTERS.transportMode),
});

type KeyValue = Pick<Storage, "getItem" | "setItem">;

/** The state a visit starts from. Storage that is missing, damaged or forbidden counts as empty, field by field. */
export function loadFilters(storage: () => KeyValue): FilterState {
  try {
    const text = storage().getItem(FILTER_STORAGE_KEY);
    const stored = Stored.safeParse(JSON.parse(text ?? "{}"));
    return stored.success ? { ...INITIAL_FILTERS, ...stored.data } : INITIAL_FILTERS;
  } catch {
    return INITIAL_FILTERS;
  }
}

/** Keeps what survives a reload. A full or forbidden storage costs the memory, not the visit. */
export function saveFilters(storage: () => KeyValue, filters: FilterState): void {
  const { limit, sortBy, sortOrder, transportMode, advancedOperators } = filters;
  try {
    storage().setItem(
      FILTER_STORAGE_KEY,
      JSON.stringify({ limit, sortBy, sortOrder, transportMode, advancedOperators }),
    );
  } catch {
    // Nothing a visitor could do about it.
  }
}
