import { lazyPart } from "@flaneur/ui";
import type { ListStreetsContentProps } from "./ListStreetsContent.tsx";
import { WhenSeen } from "./WhenSeen.tsx";

const ListStreetsContent = lazyPart(async () => (await import("./ListStreetsContent.tsx")).ListStreetsContent);

/**
 * The map of the places of a list or a walk. The code of the map is loaded when the map comes into view and the page
 * with its pictures is loaded.
 */
export const ListStreets = (props: ListStreetsContentProps) => (
  <WhenSeen>
    <ListStreetsContent {...props} />
  </WhenSeen>
);
