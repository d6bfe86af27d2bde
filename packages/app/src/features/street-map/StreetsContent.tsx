import type { Coordinates } from "@flaneur/domain";
import { StreetsOf } from "@flaneur/ui/street-map";
import { useMapProvider } from "../../page/use-map-provider.ts";

/** The streets around a place, drawn by the provider of the page's maps. */
export function StreetsContent({ position }: { readonly position: Coordinates }) {
  return <StreetsOf position={position} provider={useMapProvider()} />;
}
