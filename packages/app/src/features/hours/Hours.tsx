import type { FacetCount, FilterState, HoursChoice } from "@flaneur/domain";
import { type CardPlace, lazyPart, useOpened } from "@flaneur/ui";
import { HoursFilter, HoursLine } from "@flaneur/ui/hours";
import { HoursSection } from "@flaneur/ui/places-screen";
import { type ReactNode, useMemo } from "react";
import type { HoursChangeContentProps } from "./HoursChangeContent.tsx";

const HoursChangeContent = lazyPart(async () => (await import("./HoursChangeContent.tsx")).HoursChangeContent);

interface HoursProps extends Pick<FilterState, "hours"> {
  readonly counts: readonly FacetCount[] | null;
  readonly onChange: (hours: HoursChoice | null) => void;
}

/** The filter on opening hours. */
export const Hours = ({ hours, counts, onChange }: HoursProps) => (
  <HoursSection>
    <HoursFilter
      value={hours}
      // Empty counts were not computed, or no place matches the other filters. No numbers are then shown.
      counts={counts?.length === 0 ? null : counts}
      onChange={onChange}
    />
  </HoursSection>
);

/** Returns a function that renders the hours of a place for its card. Undefined without a filter on hours. */
export const useHoursOf = ({ hours }: Pick<FilterState, "hours">): ((place: CardPlace) => ReactNode) | undefined =>
  useMemo(
    () => (hours === null ? undefined : (place: CardPlace) => <HoursLine place={place} length="short" />),
    [hours],
  );

/**
 * Reports that the list of 'Open now' has changed since it was loaded. The content is mounted when 'Open now' is first
 * chosen, and then stays mounted. Without 'Open now', a list does not change from minute to minute.
 */
export function HoursChange(props: HoursChangeContentProps) {
  if (!useOpened(HoursChangeContent, props.filters.hours?.moment === "now")) return null;
  return <HoursChangeContent {...props} />;
}
