import { lazyPart } from "@flaneur/ui";
import { TravelTimeSection } from "@flaneur/ui/places-screen";
import { useConfirmedLocation } from "../../page/use-confirmed-location.ts";
import type { TravelTimeContentProps } from "./TravelTimeContent.tsx";

export const TravelTimeContent = lazyPart(async () => (await import("./TravelTimeContent.tsx")).TravelTimeContent);

/** The travel-time filter. */
export function TravelTime(props: Omit<TravelTimeContentProps, "from">) {
  const from = useConfirmedLocation()?.coordinates ?? null;
  return (
    <TravelTimeSection>
      <TravelTimeContent {...props} from={from} />
    </TravelTimeSection>
  );
}
