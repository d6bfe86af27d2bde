import { lazyPart } from "@flaneur/ui";
import { TravelTimeSection } from "@flaneur/ui/places-screen";
import type { OpenTravelTimeProps } from "./OpenTravelTime.tsx";

export const OpenTravelTime = lazyPart(async () => (await import("./OpenTravelTime.tsx")).OpenTravelTime);

/** The travel time among the filters. */
export const TravelTime = (props: OpenTravelTimeProps) => (
  <TravelTimeSection>
    <OpenTravelTime {...props} />
  </TravelTimeSection>
);
