import { type ActiveFilter, FilterChips } from "@flaneur/ui/places-screen";
import { useDeferredValue } from "react";
import { removeFilter } from "../../filters/press-events.ts";
import type { Places } from "./use-places.ts";

interface ActiveChipsProps {
  readonly places: Places;
  /** The active filters in the order of their chips. */
  readonly active: readonly ActiveFilter[];
}

/** A chip for each active filter. */
export function ActiveChips({ places: { filtersActor, clearAllInHeader }, active }: ActiveChipsProps) {
  // The chips are deferred, because they move the content below: the pressed control and the loading state are shown
  // first.
  const chips = useDeferredValue(active);
  return (
    <FilterChips
      filters={chips}
      onRemove={(filter) => removeFilter(filtersActor, filter)}
      onNear={(near) => filtersActor.send({ type: "near.set", near })}
      onWalk={(minutes) => filtersActor.send({ type: "travel.set", minutes })}
      onClearAll={clearAllInHeader}
    />
  );
}
