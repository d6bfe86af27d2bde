import type { Coordinates } from "@flaneur/domain";
import { StreetsIn, StreetsOf } from "@flaneur/ui/street-map";
import { useMapProvider } from "../../page/use-map-provider.ts";

/** The streets around a place, drawn by the provider of the page's maps. */
export const PlaceStreets = ({ position }: { readonly position: Coordinates }) => (
  <StreetsOf position={position} provider={useMapProvider()} />
);

/** The streets of an area, drawn by the provider of the page's maps. */
export const AreaStreets = ({ outline }: { readonly outline: readonly Coordinates[] }) => (
  <StreetsIn outline={outline} provider={useMapProvider()} />
);
