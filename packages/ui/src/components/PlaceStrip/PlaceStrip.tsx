import { RELATED_LIMIT } from "@flaneur/domain";
import { useId } from "react";
import type { TagSpace } from "../../lib/fit-tags.ts";
import type { CardPlace } from "../../lib/place-with-media.ts";
import { useViewport } from "../../lib/use-viewport.ts";
import { PlaceCard, type PlaceCardProps } from "../PlaceCard/PlaceCard.tsx";
import { CardSkeleton } from "../Skeletons/CardSkeleton.tsx";
import styles from "./PlaceStrip.module.css";

export interface PlaceStripProps
  extends Pick<PlaceCardProps, "transportMode" | "onToggleFavorite" | "onPlay" | "onPlayIntent"> {
  /** The heading of the strip. */
  readonly title: string;
  /** The places. At most six are shown. Null while they load. */
  readonly places: readonly CardPlace[] | null;
  /** The ids of the places with a filled heart. */
  readonly favorites?: ReadonlySet<string> | undefined;
}

const NARROW: TagSpace = { room: 156, size: "small" };
const WIDE: TagSpace = { room: 170, size: "small" };

const SKELETONS = Array.from({ length: RELATED_LIMIT }, (_, index) => `card-${index}`);

/** Up to six cards below a heading. A row that does not fit scrolls. Renders nothing if there are no places. */
export function PlaceStrip({ places, title, favorites, ...card }: PlaceStripProps) {
  const id = useId();
  const { phone } = useViewport();
  if (places?.length === 0) return null;
  return (
    <section className={styles.strip} aria-labelledby={id} aria-busy={places === null || undefined}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <div className={styles.row}>
        {places === null && SKELETONS.map((key) => <CardSkeleton key={key} layout="strip" />)}
        {places?.slice(0, RELATED_LIMIT).map((place) => (
          <PlaceCard
            key={place.id}
            {...card}
            place={place}
            tagSpace={phone ? NARROW : WIDE}
            layout="strip"
            isFavorite={favorites?.has(place.id) ?? false}
          />
        ))}
      </div>
    </section>
  );
}
