import { DISPLAY_CAPS, type FilterCategory } from "@flaneur/domain";
import { memo, type ReactNode, useDeferredValue } from "react";
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

/** The sections of the sidebar, and of the panel on a phone. Memoised: a hundred options are not drawn again for nothing. */
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
      <FilterSection title={filters.categories.types}>
        {state.types.length === 0 ? (
          <p className={styles.none}>{filters.none.types}</p>
        ) : (
          <OptionList
            category="types"
            options={state.types}
            limit={DISPLAY_CAPS.types}
            onToggle={(value) => onToggle("types", value)}
          />
        )}
      </FilterSection>
      <FilterSection title={filters.categories.arrondissements}>
        {state.arrondissements.length === 0 ? (
          <p className={styles.none}>{filters.none.arrondissements}</p>
        ) : (
          <ArrondissementTiles options={state.arrondissements} onToggle={(code) => onToggle("arrondissements", code)} />
        )}
      </FilterSection>
      {travelTime}
      {state.tags.length === 0 ? (
        <FilterSection title={filters.categories.tags}>
          <p className={styles.none}>{filters.none.tags}</p>
        </FilterSection>
      ) : (
        <TagCategories categories={state.tags} onToggle={(value) => onToggle("tags", value)} allTags={allTags} />
      )}
      <OpeningDate />
      {Boolean(children) && <div className={styles.end}>{children}</div>}
    </>
  );
});
