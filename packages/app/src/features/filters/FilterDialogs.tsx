import type { FilterOptions } from "@flaneur/domain";
import { lazyPart, useLazyPart } from "@flaneur/ui";
import type { FiltersState } from "@flaneur/ui/places-screen";
import { useCallback, useMemo } from "react";
import type { ActorRefFrom } from "xstate";
import { type Sheet, useSheet } from "../../routing/use-sheet.ts";
import type { filtersMachine } from "./filters.machine.ts";

const advancedFilters = lazyPart(async () => (await import("./OpenAdvancedFilters.tsx")).OpenAdvancedFilters);
const allTags = lazyPart(async () => (await import("@flaneur/ui/filter-dialogs")).AllTags);

/** What opens a dialog, with its code. */
function useOpener({ onOpenChange }: Sheet, load: () => Promise<unknown>) {
  return useMemo(() => ({ onOpen: () => onOpenChange(true), onIntent: () => void load() }), [onOpenChange, load]);
}

/** Whether each of the two dialogs is open, and what opens it. */
export function useFilterDialogs() {
  const advanced = useSheet("advancedFilters");
  const tags = useSheet("allTags");
  return {
    sheets: { advanced, tags },
    openers: {
      advancedFilters: useOpener(advanced, advancedFilters.load),
      allTags: useOpener(tags, allTags.load),
    },
  };
}

export interface FilterDialogsProps {
  readonly sheets: ReturnType<typeof useFilterDialogs>["sheets"];
  readonly filters: ActorRefFrom<typeof filtersMachine>;
  readonly options: FilterOptions | null;
  readonly optionsFailed: boolean;
  /** As the sidebar shows them. */
  readonly shown: FiltersState;
  readonly doneLabel: string;
  readonly onClearAll: (() => void) | undefined;
  readonly onRetryOptions: () => void;
}

/** 'Advanced Filters' and 'All Tags': their code comes when one is first opened. */
export function FilterDialogs({ sheets, filters, shown, ...props }: FilterDialogsProps) {
  const { advanced, tags } = sheets;
  const OpenAdvancedFilters = useLazyPart(advancedFilters, advanced.open);
  const AllTags = useLazyPart(allTags, tags.open);
  const categories = useMemo(() => (shown.status === "ready" ? shown.tags : []), [shown]);
  const onToggleTag = useCallback(
    (value: string) => filters.send({ type: "filter.toggle", category: "tags", value }),
    [filters],
  );
  return (
    <>
      {OpenAdvancedFilters !== null && advanced.open && (
        <OpenAdvancedFilters
          filters={filters}
          options={props.options}
          optionsFailed={props.optionsFailed}
          onRetryOptions={props.onRetryOptions}
          onClose={() => advanced.onOpenChange(false)}
        />
      )}
      {AllTags !== null && (
        <AllTags
          open={tags.open}
          categories={categories}
          onToggle={onToggleTag}
          doneLabel={props.doneLabel}
          onClearAll={props.onClearAll}
          onClose={() => tags.onOpenChange(false)}
        />
      )}
    </>
  );
}
