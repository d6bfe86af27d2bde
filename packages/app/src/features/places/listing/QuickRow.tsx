import { type ActiveFilter, FilterRow, quickFilters } from "@flaneur/ui/places-screen";
import { useMemo } from "react";
import { pressEvent, removeFilter } from "../../filters/press-events.ts";
import { useNearMe } from "../../filters/use-near-me.ts";
import { useSurprise } from "../use-surprise.ts";
import type { Places } from "./use-places.ts";

interface QuickRowProps {
  readonly places: Places;
  /** The active filters in the order of their chips. */
  readonly active: readonly ActiveFilter[];
}

/** The active filters and the quick filters, above the places. */
export function QuickRow({ places, active }: QuickRowProps) {
  const { filtersActor, filters, facets, shown, location, clearAllInHeader, hasOthers } = places;
  const located = location !== null;
  const total = shown.status === "ready" ? shown.pagination.total : shown.status === "empty" ? 0 : null;
  const quick = useMemo(
    () => quickFilters({ filters, facets, located, total, hasOthers }),
    [filters, facets, located, total, hasOthers],
  );
  const nearMe = useNearMe(filtersActor);
  const surprise = useSurprise({ filters, places: shown.status === "ready" ? shown.places : [], total: total ?? 0 });
  return (
    <FilterRow
      filters={active}
      onRemove={(filter) => removeFilter(filtersActor, filter)}
      onNear={(near) => filtersActor.send({ type: "near.set", near })}
      onWalk={(minutes) => filtersActor.send({ type: "travel.set", minutes })}
      onClearAll={clearAllInHeader}
      quick={quick}
      onQuick={(pressed) => {
        if (pressed.kind === "nearMe") nearMe(pressed);
        else if (pressed.kind === "surprise") void surprise();
        else filtersActor.send(pressEvent(pressed));
      }}
    />
  );
}
