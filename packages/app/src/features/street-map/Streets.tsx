import type { Coordinates } from "@flaneur/domain";
import { lazyPart } from "@flaneur/ui";
import { WhenSeen } from "./WhenSeen.tsx";

const PlaceStreets = lazyPart(async () => (await import("./StreetsContent.tsx")).PlaceStreets);
const AreaStreets = lazyPart(async () => (await import("./StreetsContent.tsx")).AreaStreets);

/** The streets of a place. Their code is loaded when they come into view and the page with its pictures is loaded. */
export const Streets = ({ position }: { readonly position: Coordinates }) => (
  <WhenSeen>
    <PlaceStreets position={position} />
  </WhenSeen>
);

/** The streets of an area with an outline, loaded as those of a place. */
export const StreetsWithin = ({ outline }: { readonly outline: readonly Coordinates[] }) => (
  <WhenSeen>
    <AreaStreets outline={outline} />
  </WhenSeen>
);
