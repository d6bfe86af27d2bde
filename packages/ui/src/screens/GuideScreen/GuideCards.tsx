import { PlaceCard, type PlaceCardProps } from "../../components/PlaceCard/PlaceCard.tsx";
import type { TagSpace } from "../../lib/fit-tags.ts";
import type { CardPlace } from "../../lib/place-with-media.ts";
import styles from "./GuideScreen.module.css";

export interface GuideCardsProps extends Pick<PlaceCardProps, "onToggleFavorite" | "onPlay" | "onPlayIntent"> {
  /** The places, in the order of the cards. */
  readonly places: readonly CardPlace[];
  /** The ids of the places with a filled heart. */
  readonly favorites: ReadonlySet<string>;
}

const TAG_SPACE: TagSpace = { room: 160, size: "small" };
/** The number of cards in the first row of a wide window. Their pictures are loaded first. */
const FIRST_ROW = 5;

/** Cards in five, four, three or two columns. */
export const GuideCards = ({ places, favorites, ...card }: GuideCardsProps) => (
  <div className={styles.cards}>
    {places.map((place, index) => (
      <PlaceCard
        key={place.id}
        {...card}
        layout="guide"
        place={place}
        tagSpace={TAG_SPACE}
        priority={index < FIRST_ROW ? "early" : "lazy"}
        isFavorite={favorites.has(place.id)}
      />
    ))}
  </div>
);
