import type { FacetCount, FilterState } from "@flaneur/domain";
import { type CardPlace, latePart, lazyPart, useLazyPart } from "@flaneur/ui";
import { HoursSection } from "@flaneur/ui/places-screen";
import { type ReactNode, useMemo } from "react";
import type { FiltersRef } from "../filters/filters.machine.ts";
import type { OpenHoursChangeProps } from "./OpenHours.tsx";

const OpenHoursFilter = latePart(async () => (await import("./OpenHours.tsx")).OpenHoursFilter);
const line = lazyPart(async () => (await import("./OpenHours.tsx")).HoursLine);
const change = lazyPart(async () => (await import("./OpenHours.tsx")).OpenHoursChange);

interface HoursProps extends Pick<FilterState, "hours"> {
  readonly filters: FiltersRef;
  readonly counts: readonly FacetCount[] | null;
}

/** The opening hours among the filters: their code comes once the page has come to rest. */
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
  const HoursLine = useLazyPart(line, hours !== null);
  return useMemo(() => {
    if (hours === null) return undefined;
    return HoursLine === null ? () => null : (place: CardPlace) => <HoursLine place={place} length="short" />;
  }, [hours, HoursLine]);
}

/** Says when other places are open by now. Only 'Open now' can change while one looks at it. */
export function HoursChange(props: OpenHoursChangeProps) {
  const OpenHoursChange = useLazyPart(change, props.filters.hours?.moment === "now");
  return OpenHoursChange === null ? null : <OpenHoursChange {...props} />;
}
