import { FILTER_CATEGORIES, type FilterCategory, isListed, mapCategories } from "@flaneur/domain";
import { memo, type ReactNode, useDeferredValue, useMemo } from "react";
import type { FilterOption } from "../../lib/filter-option.ts";
import { lazyPart, useOpened } from "../../lib/lazy-part.tsx";
import type { Opener } from "../../lib/opener.ts";
import { useMessages } from "../../messages/use-messages.ts";
import { ABOVE_TRAVEL_TIME, BELOW_TRAVEL_TIME } from "../../view-models/active-filters.ts";
import { type FiltersState, isGrouped } from "../../view-models/filters-state.ts";
import { ArrondissementTiles } from "../ArrondissementTiles/ArrondissementTiles.tsx";
import { ErrorNotice } from "../ErrorNotice/ErrorNotice.tsx";
import { FilterSection } from "../FilterSection/FilterSection.tsx";
import { OpeningDate } from "../OpeningDate/OpeningDate.tsx";
import { OptionList } from "../OptionList/OptionList.tsx";
import { FiltersSkeleton } from "../Skeletons/FiltersSkeleton.tsx";
import styles from "./Filters.module.css";
import { TagCategories } from "./TagCategories.tsx";

export interface FiltersProps {
  /** The filter options (status `ready`), or the status `loading` or `error`. */
  readonly state: FiltersState;
  /** Called with the category and the value that was pressed. */
  readonly onToggle: (category: FilterCategory, value: string) => void;
  /**
   * Called when 'Try again' is pressed. The button is shown if the options failed to load or if there are no options.
   * If absent, the button is not rendered.
   */
  readonly onRetry?: (() => void) | undefined;
  /** The callbacks of the button 'All Tags'. If absent, the button is omitted. */
  readonly allTags?: Opener | undefined;
  /** The filters by travel time and by opening hours, rendered between the sections. */
  readonly travelTimeAndHours?: ReactNode;
  /** Further filters, rendered at the end. */
  readonly children?: ReactNode;
}

/**
 * The filters of the sidebar, and of the panel on a phone. Sections and values are memoised, so that a press re-renders
 * only the sections and values that have changed.
 */
export const Filters = memo(function Filters({
  state,
  onToggle,
  onRetry,
  allTags,
  travelTimeAndHours,
  children,
}: FiltersProps) {
  const { filters } = useMessages();
  // The options render after the first cards, because the cards matter more to the visitor.
  const status = useDeferredValue(state.status);
  const toggle = useMemo(() => mapCategories((category) => (value: string) => onToggle(category, value)), [onToggle]);
  if (state.status === "loading" || status === "loading") return <FiltersSkeleton />;
  const empty =
    state.status === "error" || FILTER_CATEGORIES.filter(isListed).every((category) => state[category].length === 0);
  if (empty) {
    return (
      <div className={styles.error}>
        <ErrorNotice message={filters.error} onRetry={onRetry} />
      </div>
    );
  }
  const section = (category: FilterCategory) =>
    isGrouped(category) && state.tags.length > 0 ? (
      <TagCategories key={category} categories={state.tags} onToggle={toggle.tags} allTags={allTags} />
    ) : (
      <Section
        key={category}
        category={category}
        options={isGrouped(category) ? NO_OPTIONS : state[category]}
        onToggle={toggle[category]}
      />
    );
  return (
    <>
      {ABOVE_TRAVEL_TIME.map(section)}
      {travelTimeAndHours}
      {BELOW_TRAVEL_TIME.map(section)}
      <OpeningDate />
      {Boolean(children) && <div className={styles.end}>{children}</div>}
    </>
  );
});

const NO_OPTIONS: readonly FilterOption[] = [];

interface SectionProps {
  readonly category: FilterCategory;
  readonly options: readonly FilterOption[];
  readonly onToggle: (value: string) => void;
}

/**
 * Whether a category has so many values that its section is closed at first, unless one of its values is chosen, so
 * that the next sections are visible.
 */
const isLong = (category: FilterCategory): boolean => category === "neighbourhoods";

const Section = memo(function Section({ category, options, onToggle }: SectionProps) {
  const { title, none } = useMessages().categories[category];
  const isOpen = !isLong(category) || options.some(({ choice }) => choice !== "none");
  return (
    <FilterSection title={title} count={options.length} defaultOpen={isOpen}>
      {options.length === 0 ? (
        <p className={styles.none}>{none}</p>
      ) : category === "arrondissements" ? (
        <ArrondissementTiles options={options} onToggle={onToggle} />
      ) : (
        <>
          <OptionList category={category} options={options} onToggle={onToggle} />
          {category === "neighbourhoods" && <ChosenNeighbourhoods options={options} />}
        </>
      )}
    </FilterSection>
  );
});

const NeighbourhoodLinks = lazyPart(
  async () => (await import("../NeighbourhoodLinks/NeighbourhoodLinks.tsx")).NeighbourhoodLinks,
);

/** Links to the pages of the included neighbourhoods. A link for each value would double the tab stops. */
function ChosenNeighbourhoods({ options }: Pick<SectionProps, "options">) {
  const { filters } = useMessages();
  const chosen = options.filter(({ choice }) => choice === "is").map(({ value }) => value);
  const isOpened = useOpened(NeighbourhoodLinks, chosen.length > 0);
  return (
    <div className={styles.about}>
      {isOpened && <NeighbourhoodLinks names={chosen} text={filters.aboutNeighbourhood} />}
    </div>
  );
}
