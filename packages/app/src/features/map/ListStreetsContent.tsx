import type { ListedPlace } from "@flaneur/ui";
import { ListMap, type ListMapProps, numberedPinsOf } from "@flaneur/ui/street-map";
import { useMemo } from "react";
import { useMapProvider } from "../../page/use-map-provider.ts";

export interface ListStreetsContentProps extends Pick<ListMapProps, "onSelect" | "userPosition"> {
  readonly places: readonly ListedPlace[];
  /** The number of the first place, for its pin. */
  readonly firstNumber: number;
}

/** The places of a list on a map, which the provider of the page's maps renders. */
export function ListStreetsContent({ places, firstNumber, ...map }: ListStreetsContentProps) {
  const pins = useMemo(() => numberedPinsOf(places, firstNumber), [places, firstNumber]);
  return <ListMap pins={pins} provider={useMapProvider()} {...map} />;
}
