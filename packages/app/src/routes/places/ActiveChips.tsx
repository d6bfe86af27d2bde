import { type ActiveFilter, FilterChips } from "@flaneur/ui/places-screen";
import { useDeferredValue } from "react";
import { isInForce, removalOf } from "../../features/filters/press-events.ts";
import type { Places } from "./use-places.ts";

interface ActiveChipsProps {
  readonly places: Places;
  /** The filters in force, in the order of their chips. */
  readonly active: readonly ActiveFilter[];
}

/** The filters in force, one chip each. */
export function ActiveChips({ places: { filtersActor, clearBesideCount }, active }: ActiveChipsProps) {
  // They move what is below them: what was pressed is shown first, and that places are being loaded.
  const chips = useDeferredValue(active);
  return (
    <FilterChips
      filters={chips}
      // A chip goes a moment after its press: a second press must not choose its filter again.
      onRemove={(filter) => {
        if (isInForce(filter, filtersActor.getSnapshot().context.filters)) filtersActor.send(removalOf(filter));
      }}
      onClearAll={clearBesideCount}
    />
  );
}
