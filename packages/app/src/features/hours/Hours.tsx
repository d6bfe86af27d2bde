import type { FacetCount, FilterState } from "@flaneur/domain";
import { type CardPlace, lazyPart, useEver } from "@flaneur/ui";
import { HoursSection } from "@flaneur/ui/places-screen";
import { type ReactNode, Suspense, useMemo } from "react";
import type { FiltersRef } from "../filters/filters.machine.ts";
import type { OpenHoursChangeProps } from "./OpenHours.tsx";

export const OpenHoursFilter = lazyPart(async () => (await import("./OpenHours.tsx")).OpenHoursFilter);
const HoursLine = lazyPart(async () => (await import("./OpenHours.tsx")).HoursLine);
const OpenHoursChange = lazyPart(async () => (await import("./OpenHours.tsx")).OpenHoursChange);

interface HoursProps extends Pick<FilterState, "hours"> {
  readonly filters: FiltersRef;
  readonly counts: readonly FacetCount[] | null;
}

/** The opening hours among the filters. */
const Hours = (props: HoursProps) => (
  <HoursSection>
    <OpenHoursFilter {...props} />
  </HoursSection>
);

/** The same element for the same values, so that the other filters are not drawn again. */
export const useHours = ({ hours, filters, counts }: HoursProps) =>
  useMemo(() => <Hours hours={hours} filters={filters} counts={counts} />, [hours, filters, counts]);

/** What the cards say of their hours while they are filtered by; undefined while they are not. */
export function useHoursOf({ hours }: Pick<FilterState, "hours">): ((place: CardPlace) => ReactNode) | undefined {
  return useMemo(
    () =>
      hours === null
        ? undefined
        : (place: CardPlace) => (
            <Suspense>
              <HoursLine place={place} length="short" />
            </Suspense>
          ),
    [hours],
  );
}

/** Says when other places are open by now. Only 'Open now' can change while one looks at it. */
export function HoursChange(props: OpenHoursChangeProps) {
  if (!useEver(props.filters.hours?.moment === "now")) return null;
  return (
    <Suspense>
      <OpenHoursChange {...props} />
    </Suspense>
  );
}
