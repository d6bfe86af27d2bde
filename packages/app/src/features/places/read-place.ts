import type { MediaItem } from "@flaneur/domain";
import type { CardPlace, PlaceWithMedia } from "@flaneur/ui";
import { MEDIA_KIND_BY_NAME, PLACE_STATUSES_BY_NAME, WHEELCHAIR_BY_NAME } from "../../graphql/enums.ts";
import type { ResultOf } from "../../graphql/graphql.ts";
import type { PlaceQuery, PlacesQuery } from "./places.graphql.ts";

type CardNode = ResultOf<typeof PlacesQuery>["places"]["nodes"][number];
type DetailNode = NonNullable<ResultOf<typeof PlaceQuery>["place"]>["place"];

const readMedia = (media: CardNode["media"]): readonly MediaItem[] =>
  media.map(({ kind, url }) => ({ kind: MEDIA_KIND_BY_NAME[kind], url }));

/** A place of the graph as a card shows it. */
export const readCard = ({ media, placeStatus, ...node }: CardNode): CardPlace & { readonly address: string } => ({
  ...node,
  placeStatus: PLACE_STATUSES_BY_NAME[placeStatus],
  media: readMedia(media),
});

/** A place of the graph with everything its page shows. */
export const readDetail = ({ wheelchair, ...node }: DetailNode): PlaceWithMedia => ({
  ...node,
  ...readCard(node),
  wheelchair: wheelchair === null ? null : WHEELCHAIR_BY_NAME[wheelchair],
});
