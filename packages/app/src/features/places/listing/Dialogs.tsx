import { useMessages } from "@flaneur/ui";
import { doneLabel } from "@flaneur/ui/places-screen";
import { FilterDialogs } from "../../filters/FilterDialogs.tsx";
import type { Places } from "./use-places.ts";

/** The dialogs of the filters. */
export function Dialogs({ places }: { readonly places: Places }) {
  const messages = useMessages();
  return (
    <FilterDialogs
      filters={places.filtersActor}
      options={places.options.result}
      optionsFailed={places.options.failure !== null}
      shown={places.filtersShown}
      doneLabel={doneLabel(places.shown, messages)}
      onClearAll={places.clearAll === undefined ? undefined : () => places.filtersActor.send({ type: "filter.clear" })}
      onRetryOptions={places.onRetryFilters}
    />
  );
}
