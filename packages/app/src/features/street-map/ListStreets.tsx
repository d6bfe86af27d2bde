import { lazyPart } from "@flaneur/ui";
import type { ListStreetsContentProps } from "./ListStreetsContent.tsx";
import { WhenSeen } from "./WhenSeen.tsx";

const ListStreetsContent = lazyPart(async () => (await import("./ListStreetsContent.tsx")).ListStreetsContent);

/** The map of a list. Its code is loaded when it comes into view and the page with its pictures is loaded. */
export const ListStreets = (props: ListStreetsContentProps) => (
  <WhenSeen>
    <ListStreetsContent {...props} />
  </WhenSeen>
);
