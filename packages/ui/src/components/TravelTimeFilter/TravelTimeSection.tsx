import type { ReactNode } from "react";
import { HydrationBoundary } from "../../lib/hydration-boundary.tsx";
import { useMessages } from "../../messages/use-messages.ts";
import { FilterSection } from "../FilterSection/FilterSection.tsx";
import styles from "./TravelTimeSection.module.css";

/**
 * The section of the travel time among the filters. The code of its content is loaded after that of the page. Until
 * then, the section reserves the space.
 */
export function TravelTimeSection({ children }: { readonly children: ReactNode }) {
  const { filters } = useMessages();
  return (
    <FilterSection title={filters.travelTime}>
      <HydrationBoundary fallback={<div className={styles.room} aria-busy />}>{children}</HydrationBoundary>
    </FilterSection>
  );
}
