import type { FilterState } from "@flaneur/domain";
import { type CardPlace, lazyPart, useOpened } from "@flaneur/ui";
import { HoursSection } from "@flaneur/ui/places-screen";
import { type ReactNode, Suspense, useMemo } from "react";
import type { OpenHoursChangeProps, OpenHoursFilterProps } from "./OpenHours.tsx";

export const OpenHoursFilter = lazyPart(async () => (await import("./OpenHours.tsx")).OpenHoursFilter);
export const HoursLine = lazyPart(async () => (await import("./OpenHours.tsx")).HoursLine);
const OpenHoursChange = lazyPart(async () => (await import("./OpenHours.tsx")).OpenHoursChange);

/** The opening hours among the filters. */
export const Hours = (props: OpenHoursFilterProps) => (
  <HoursSection>
    <OpenHoursFilter {...props} />
  </HoursSection>
);

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
  if (!useOpened(OpenHoursChange, props.filters.hours?.moment === "now")) return null;
  return <OpenHoursChange {...props} />;
}
