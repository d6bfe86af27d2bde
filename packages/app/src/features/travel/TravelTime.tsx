import { lazyPart } from "@flaneur/ui";
import { TravelTimeSection } from "@flaneur/ui/places-screen";
import { useConfirmedLocation } from "../../page/use-confirmed-location.ts";
import type { OpenTravelTimeProps } from "./OpenTravelTime.tsx";

export const OpenTravelTime = lazyPart(async () => (await import("./OpenTravelTime.tsx")).OpenTravelTime);

/** The travel-time filter. */
export function TravelTime(props: Omit<OpenTravelTimeProps, "from">) {
  const from = useConfirmedLocation()?.coordinates ?? null;
  return (
    <TravelTimeSection>
      <OpenTravelTime {...props} from={from} />
    </TravelTimeSection>
  );
}
