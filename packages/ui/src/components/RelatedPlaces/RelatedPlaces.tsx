import { RELATED_LIMIT } from "@flaneur/domain";
import { useId } from "react";
import type { CardPlace } from "../../lib/place-with-media.ts";
import { useViewport } from "../../lib/use-viewport.ts";
import { usePlaceMessages } from "../../messages/place.ts";
import { PlaceCard, type PlaceCardProps } from "../PlaceCard/PlaceCard.tsx";
import styles from "./RelatedPlaces.module.css";

export interface RelatedPlacesProps
  extends Pick<PlaceCardProps, "transportMode" | "onToggleFavorite" | "onPlay" | "onPlayIntent"> {
  /** The places. At most six are shown. */
  readonly places: readonly CardPlace[];
  /** The heading of the section. @default 'Related Places' */
  readonly title?: string;
  /** The ids of the favorites, whose hearts are filled. */
  readonly favorites?: ReadonlySet<string> | undefined;
}

const SIZES = "(min-width: 1264px) 184px, (min-width: 768px) 172px, 158px";

/** Up to six similar places (§2), in a row that scrolls sideways on a phone. Renders nothing without places. */
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
            sizes={SIZES}
            tagRoom={phone ? 156 : 170}
            layout="strip"
            opens="here"
            headingLevel={3}
            isFavorite={favorites?.has(place.id) ?? false}
          />
        ))}
      </div>
    </section>
  );
}
