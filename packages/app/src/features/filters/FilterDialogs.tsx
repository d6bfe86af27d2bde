import type { FilterOptions } from "@flaneur/domain";
import { lazyPart, useOpened } from "@flaneur/ui";
import type { FiltersState } from "@flaneur/ui/places-screen";
import { useCallback, useMemo } from "react";
import type { ActorRefFrom } from "xstate";
import { type Sheet, useSheet } from "../../routing/use-sheet.ts";
import type { filtersMachine } from "./filters.machine.ts";

const AdvancedFiltersContent = lazyPart(
  async () => (await import("./AdvancedFiltersContent.tsx")).AdvancedFiltersContent,
);
const AllTags = lazyPart(async () => (await import("@flaneur/ui/filter-dialogs")).AllTags);

/** Returns the handlers of a button that opens a dialog. `onIntent` preloads the code of the dialog. */
function useOpener({ onOpenChange }: Sheet, preload: () => Promise<void>) {
  return useMemo(() => ({ onOpen: () => onOpenChange(true), onIntent: preload }), [onOpenChange, preload]);
}

/** Returns the handlers of a button that opens 'Advanced Filters'. */
export const useAdvancedFiltersOpener = () => useOpener(useSheet("advancedFilters"), AdvancedFiltersContent.preload);

/** Returns the handlers of a button that opens 'All Tags'. */
export const useAllTagsOpener = () => useOpener(useSheet("allTags"), AllTags.preload);

export interface FilterDialogsProps {
  readonly filters: ActorRefFrom<typeof filtersMachine>;
  readonly options: FilterOptions | null;
  readonly optionsFailed: boolean;
  /** The filters as the sidebar shows them. */
  readonly shown: FiltersState;
  readonly doneLabel: string;
  readonly onClearAll: (() => void) | undefined;
  readonly onRetryOptions: () => void;
}

/** The dialogs 'Advanced Filters' and 'All Tags'. The code of a dialog is loaded at the latest when it first opens. */
export function FilterDialogs({ filters, shown, ...props }: FilterDialogsProps) {
  const advanced = useSheet("advancedFilters");
  const tags = useSheet("allTags");
  const showsAdvanced = useOpened(AdvancedFiltersContent, advanced.open);
  const showsTags = useOpened(AllTags, tags.open);
  const onToggleTag = useCallback(
    (value: string) => filters.send({ type: "filter.toggle", category: "tags", value }),
    [filters],
  );
  return (
    <>
      {showsAdvanced && advanced.open && (
        <AdvancedFiltersContent
          filters={filters}
          options={props.options}
          optionsFailed={props.optionsFailed}
          onRetryOptions={props.onRetryOptions}
          onClose={() => advanced.onOpenChange(false)}
        />
      )}
      {showsTags && (
        <AllTags
          open={tags.open}
          filters={shown}
          onToggle={onToggleTag}
          onRetry={props.onRetryOptions}
          doneLabel={props.doneLabel}
          onClearAll={props.onClearAll}
          onClose={() => tags.onOpenChange(false)}
        />
      )}
    </>
  );
}
