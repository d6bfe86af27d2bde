import type { FilterState } from "@flaneur/domain";
import { type CardPlace, lazyPart, useOpened } from "@flaneur/ui";
import { HoursSection } from "@flaneur/ui/places-screen";
import { type ReactNode, Suspense, useMemo } from "react";
import type { HoursChangeContentProps, HoursFilterContentProps } from "./HoursContent.tsx";

export const HoursFilterContent = lazyPart(async () => (await import("./HoursContent.tsx")).HoursFilterContent);
export const HoursLine = lazyPart(async () => (await import("./HoursContent.tsx")).HoursLine);
const HoursChangeContent = lazyPart(async () => (await import("./HoursContent.tsx")).HoursChangeContent);

/** The filter on opening hours. */
export const Hours = (props: HoursFilterContentProps) => (
  <HoursSection>
    <HoursFilterContent {...props} />
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

/**
 * Reports that the list of 'Open now' has changed since it was loaded. The content is mounted when 'Open now' is first
 * chosen, and then stays mounted. Without 'Open now', a list does not change from minute to minute.
 */
export function HoursChange(props: HoursChangeContentProps) {
  if (!useOpened(HoursChangeContent, props.filters.hours?.moment === "now")) return null;
  return <HoursChangeContent {...props} />;
}
