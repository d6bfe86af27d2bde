import type { CardPlace } from "../../lib/place-with-media.ts";
import { usePlaceMessages } from "../../messages/place.ts";
import { PlaceStrip, type PlaceStripProps } from "../PlaceStrip/PlaceStrip.tsx";

export interface RelatedPlacesProps extends Omit<PlaceStripProps, "title" | "places"> {
  /** The related places, of which at most six are shown. */
  readonly places: readonly CardPlace[];
  /** The heading. @default 'Related Places' */
  readonly title?: string;
}

/** Up to six related places (§2). Renders nothing if there are no places. */
export function RelatedPlaces({ title, ...strip }: RelatedPlacesProps) {
  const { place } = usePlaceMessages();
  return <PlaceStrip {...strip} title={title ?? place.related} />;
}
