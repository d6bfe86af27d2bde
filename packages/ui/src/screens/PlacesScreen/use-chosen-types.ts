import { useMemo } from "react";
import type { ActiveFilter } from "../../view-models/active-filters.ts";

const SEPARATOR = "\n";

/** The types that are looked for. The same list for the same types: a new one would draw every card again. */
export function useChosenTypes(filters: readonly ActiveFilter[]): readonly string[] {
  const joined = filters
    .flatMap((each) => (each.kind === "value" && each.category === "types" && !each.negated ? [each.value] : []))
    .join(SEPARATOR);
  return useMemo(() => (joined === "" ? [] : joined.split(SEPARATOR)), [joined]);
}
