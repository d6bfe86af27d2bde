import type { ListedPlace } from "@flaneur/ui";
import { ListMap, type ListMapProps, pinsOf } from "@flaneur/ui/street-map";
import { useMemo } from "react";
import { useMapProvider } from "../../page/use-map-provider.ts";

export interface ListStreetsContentProps extends Pick<ListMapProps, "onSelect"> {
  readonly places: readonly ListedPlace[];
}

/** The places of a list on a map, which the provider of the page's maps renders. */
export function ListStreetsContent({ places, onSelect }: ListStreetsContentProps) {
  const pins = useMemo(() => pinsOf(places), [places]);
  return <ListMap pins={pins} provider={useMapProvider()} onSelect={onSelect} />;
}
