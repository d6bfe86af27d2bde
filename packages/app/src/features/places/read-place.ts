import { MEDIA_KIND_NAMES, type MediaItem, PLACE_STATUS_NAMES, valuesByName, WHEELCHAIR_NAMES } from "@flaneur/domain";
import type { ListedPlace, PlaceWithMedia } from "@flaneur/ui";
import type { ResultOf } from "../../graph/graphql.ts";
import type { PlaceQuery, PlacesQuery } from "./places.graphql.ts";

const MEDIA_KINDS = valuesByName(MEDIA_KIND_NAMES);
const PLACE_STATUSES = valuesByName(PLACE_STATUS_NAMES);
const WHEELCHAIR = valuesByName(WHEELCHAIR_NAMES);

type CardNode = ResultOf<typeof PlacesQuery>["places"]["nodes"][number];
type DetailNode = NonNullable<ResultOf<typeof PlaceQuery>["place"]>["place"];

/** Converts media of the graph. */
export const readMedia = (media: CardNode["media"]): readonly MediaItem[] =>
  media.map(({ kind, url }) => ({ kind: MEDIA_KINDS[kind], url }));

/** Converts a place of the graph to a place of a listing. */
export const readCard = ({ media, placeStatus, ...node }: CardNode): ListedPlace => ({
  ...node,
  placeStatus: PLACE_STATUSES[placeStatus],
  media: readMedia(media),
});

/** Converts a place of the graph to the place of its page. */
export const readDetail = ({ wheelchair, ...node }: DetailNode): PlaceWithMedia => ({
  ...node,
  ...readCard(node),
  wheelchair: wheelchair === null ? null : WHEELCHAIR[wheelchair],
});
