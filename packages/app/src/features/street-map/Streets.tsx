import type { Coordinates } from "@flaneur/domain";
import { lazyPart } from "@flaneur/ui";
import { WhenSeen } from "./WhenSeen.tsx";

const StreetsContent = lazyPart(async () => (await import("./StreetsContent.tsx")).StreetsContent);

/** The streets of a place. Their code is loaded when they come into view and the page with its pictures is loaded. */
export const Streets = ({ position }: { readonly position: Coordinates }) => (
  <WhenSeen>
    <StreetsContent position={position} />
  </WhenSeen>
);
