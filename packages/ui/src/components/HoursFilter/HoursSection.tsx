import type { ReactNode } from "react";
import { useMessages } from "../../messages/use-messages.ts";
import { FilterSection } from "../FilterSection/FilterSection.tsx";
import styles from "./HoursSection.module.css";

/** The opening hours among the filters. What is in it comes later than the page, and has its room until then. */
export function HoursSection({ children }: { readonly children: ReactNode }) {
  const { filters } = useMessages();
  return (
    <FilterSection title={filters.openingHours}>{children ?? <div className={styles.room} aria-busy />}</FilterSection>
  );
}
