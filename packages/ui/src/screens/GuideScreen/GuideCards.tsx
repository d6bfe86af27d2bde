import { type CardWidth, PlaceCard, type PlaceCardProps } from "../../components/PlaceCard/PlaceCard.tsx";
import type { CardPlace } from "../../lib/place-with-media.ts";
import styles from "./GuideScreen.module.css";

export interface GuideCardsProps extends Pick<PlaceCardProps, "onToggleFavorite" | "onPlay" | "onPlayIntent"> {
  /** The places, in the order of the cards. */
  readonly places: readonly CardPlace[];
  /** The ids of the places with a filled heart. */
  readonly favorites: ReadonlySet<string>;
}

const WIDTH: CardWidth = {
  sizes: "(min-width: 1264px) 224px, (min-width: 1024px) 25vw, (min-width: 768px) 33vw, 50vw",
  tags: { room: 160, size: "small" },
};
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
        width={WIDTH}
        priority={index < FIRST_ROW ? "early" : "lazy"}
        isFavorite={favorites.has(place.id)}
      />
    ))}
  </div>
);
