import type { ReactNode } from "react";
import { useMessages } from "../../messages/use-messages.ts";
import { FilterSection } from "../FilterSection/FilterSection.tsx";

/** The section of the travel time among the filters. */
export function TravelTimeSection({ children }: { readonly children: ReactNode }) {
  const { filters } = useMessages();
  return <FilterSection title={filters.travelTime}>{children}</FilterSection>;
}
