import { useMessages } from "@flaneur/ui";
import { doneLabel, FilterPanel } from "@flaneur/ui/places-screen";
import type { ReactNode } from "react";
import { usePhoneSheet } from "../../../page/use-phone-sheet.ts";
import type { Places } from "./use-places.ts";

interface PhoneFiltersProps {
  readonly places: Places;
  readonly activeCount: number;
  readonly children: ReactNode;
}

/** The filters of a phone: a button that opens them as a full-screen sheet. */
export function PhoneFilters({ places: { shown, clearAll }, activeCount, children }: PhoneFiltersProps) {
  const messages = useMessages();
  const { open, onOpenChange } = usePhoneSheet("filters");
  return (
    <FilterPanel
      open={open}
      onOpenChange={onOpenChange}
      activeCount={activeCount}
      doneLabel={doneLabel(shown, messages)}
      onClearAll={clearAll}
    >
      {children}
    </FilterPanel>
  );
}
