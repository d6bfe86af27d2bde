import type { FilterState } from "@flaneur/domain";
import { type CardPlace, lazyPart, useOpened } from "@flaneur/ui";
import { HoursSection } from "@flaneur/ui/places-screen";
import { type ReactNode, Suspense, useMemo } from "react";
import type { OpenHoursChangeProps, OpenHoursFilterProps } from "./OpenHours.tsx";

export const OpenHoursFilter = lazyPart(async () => (await import("./OpenHours.tsx")).OpenHoursFilter);
export const HoursLine = lazyPart(async () => (await import("./OpenHours.tsx")).HoursLine);
const OpenHoursChange = lazyPart(async () => (await import("./OpenHours.tsx")).OpenHoursChange);

/** The filter on opening hours. */
export const Hours = (props: OpenHoursFilterProps) => (
  <HoursSection>
    <OpenHoursFilter {...props} />
  </HoursSection>
);

/** Returns a function that renders the hours of a place for its card. Undefined without a filter on hours. */
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

/** Reports that other places are open now. Mounted for 'Open now' only: no other list changes with time. */
export function HoursChange(props: OpenHoursChangeProps) {
  if (!useOpened(OpenHoursChange, props.filters.hours?.moment === "now")) return null;
  return <OpenHoursChange {...props} />;
}
