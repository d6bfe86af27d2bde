import type { ReactNode } from "react";
import { HydrationBoundary } from "../../lib/hydration-boundary.tsx";
import { useMessages } from "../../messages/use-messages.ts";
import { FilterSection } from "../FilterSection/FilterSection.tsx";
import styles from "./HoursSection.module.css";

/** The section of the opening hours among the filters. The code of its content is loaded after the page. */
export function HoursSection({ children }: { readonly children: ReactNode }) {
  const { filters } = useMessages();
  return (
    <FilterSection title={filters.openingHours}>
      <HydrationBoundary fallback={<div className={styles.room} aria-busy />}>{children}</HydrationBoundary>
    </FilterSection>
  );
}
