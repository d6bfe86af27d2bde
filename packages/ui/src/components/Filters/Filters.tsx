import { type FilterCategory, mapCategories } from "@flaneur/domain";
import { memo, type ReactNode, useDeferredValue, useMemo } from "react";
import type { FilterOption } from "../../lib/filter-option.ts";
import type { Opener } from "../../lib/opener.ts";
import { useMessages } from "../../messages/use-messages.ts";
import type { FiltersState } from "../../view-models/filters-state.ts";
import { ArrondissementTiles } from "../ArrondissementTiles/ArrondissementTiles.tsx";
import { ErrorNotice } from "../ErrorNotice/ErrorNotice.tsx";
import { FilterSection } from "../FilterSection/FilterSection.tsx";
import { OpeningDate } from "../OpeningDate/OpeningDate.tsx";
import { OptionList } from "../OptionList/OptionList.tsx";
import { FiltersSkeleton } from "../Skeletons/FiltersSkeleton.tsx";
import styles from "./Filters.module.css";
import { TagCategories } from "./TagCategories.tsx";

export interface FiltersProps {
  readonly state: FiltersState;
  readonly onToggle: (category: FilterCategory, value: string) => void;
  readonly onRetry?: (() => void) | undefined;
  /** 'All Tags' */
  readonly allTags?: Opener | undefined;
  /** Stands between arrondissements and tags: the travel time and the opening hours. */
  readonly travelTime?: ReactNode;
  /** Stands at the end. */
  readonly children?: ReactNode;
}

/**
 * The sections of the sidebar, and of the panel on a phone. Each is memoised: a press draws the one that it changes, and
 * of that one value.
 */
export const Filters = memo(function Filters({
  state,
  onToggle,
  onRetry,
  allTags,
  travelTime,
  children,
}: FiltersProps) {
  const { filters } = useMessages();
  // The first cards come before the first options: of the two, they are what one came for.
  const status = useDeferredValue(state.status);
  const toggle = useMemo(() => mapCategories((category) => (value: string) => onToggle(category, value)), [onToggle]);
  if (state.status === "loading" || status === "loading") return <FiltersSkeleton />;
  const empty =
    state.status === "error" ||
    (state.types.length === 0 && state.arrondissements.length === 0 && state.tags.length === 0);
  if (empty) {
    return (
      <div className={styles.error}>
        <ErrorNotice message={filters.error} onRetry={onRetry} />
      </div>
    );
  }
  return (
    <>
      <Section category="types" options={state.types} onToggle={toggle.types} />
      <Section category="arrondissements" options={state.arrondissements} onToggle={toggle.arrondissements} />
      {travelTime}
      {state.tags.length === 0 ? (
        <FilterSection title={filters.categories.tags}>
          <p className={styles.none}>{filters.none.tags}</p>
        </FilterSection>
      ) : (
        <TagCategories categories={state.tags} onToggle={toggle.tags} allTags={allTags} />
      )}
      <OpeningDate />
      {Boolean(children) && <div className={styles.end}>{children}</div>}
    </>
  );
});

interface SectionProps {
  readonly category: "types" | "arrondissements";
  readonly options: readonly FilterOption[];
  readonly onToggle: (value: string) => void;
}

const Section = memo(function Section({ category, options, onToggle }: SectionProps) {
  const { filters } = useMessages();
  return (
    <FilterSection title={filters.categories[category]}>
      {options.length === 0 ? (
        <p className={styles.none}>{filters.none[category]}</p>
      ) : category === "types" ? (
        <OptionList category={category} options={options} onToggle={onToggle} />
      ) : (
        <ArrondissementTiles options={options} onToggle={onToggle} />
      )}
    </FilterSection>
  );
});
