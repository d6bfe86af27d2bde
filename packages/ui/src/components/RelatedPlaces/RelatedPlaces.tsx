import { RELATED_LIMIT } from "@flaneur/domain";
import { useId } from "react";
import type { CardPlace } from "../../lib/place-with-media.ts";
import { useViewport } from "../../lib/use-viewport.ts";
import { usePlaceMessages } from "../../messages/place.ts";
import { type CardWidth, PlaceCard, type PlaceCardProps } from "../PlaceCard/PlaceCard.tsx";
import styles from "./RelatedPlaces.module.css";

export interface RelatedPlacesProps
  extends Pick<PlaceCardProps, "transportMode" | "onToggleFavorite" | "onPlay" | "onPlayIntent"> {
  /** The places. At most six are shown. */
  readonly places: readonly CardPlace[];
  /** The heading. @default 'Related Places' */
  readonly title?: string;
  /** The ids of the places with a filled heart. */
  readonly favorites?: ReadonlySet<string> | undefined;
}

const SIZES = "(min-width: 1264px) 184px, (min-width: 768px) 172px, 158px";
const NARROW: CardWidth = { sizes: SIZES, tags: 156 };
const WIDE: CardWidth = { sizes: SIZES, tags: 170 };

/** Up to six related places (§2). On a phone, the row scrolls sideways. Renders nothing if there are no places. */
export function RelatedPlaces({ places, title, favorites, ...card }: RelatedPlacesProps) {
  const messages = usePlaceMessages();
  const id = useId();
  const { phone } = useViewport();
  if (places.length === 0) return null;
  return (
    <section className={styles.related} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title ?? messages.place.related}
      </h2>
      <div className={styles.row}>
        {places.slice(0, RELATED_LIMIT).map((place) => (
          <PlaceCard
            key={place.id}
            {...card}
            place={place}
            width={phone ? NARROW : WIDE}
            layout="strip"
            isFavorite={favorites?.has(place.id) ?? false}
          />
        ))}
      </div>
    </section>
  );
}
