import type { ReactNode } from "react";
import { useMessages } from "../../messages/use-messages.ts";
import { FilterSection } from "../FilterSection/FilterSection.tsx";

/** The section of the opening hours among the filters. */
export function HoursSection({ children }: { readonly children: ReactNode }) {
  const { filters } = useMessages();
  return <FilterSection title={filters.openingHours}>{children}</FilterSection>;
}
