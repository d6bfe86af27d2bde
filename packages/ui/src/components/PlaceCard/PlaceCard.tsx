import type { TransportMode } from "@flaneur/domain";
import { StarIcon } from "@phosphor-icons/react/dist/csr/Star";
import { memo, type ReactNode, useId } from "react";
import { cx } from "../../lib/cx.ts";
import { setName } from "../../lib/dashes.ts";
import { Link, NEW_TAB } from "../../lib/link.tsx";
import type { CardPlace } from "../../lib/place-with-media.ts";
import { typesShown } from "../../lib/types-shown.ts";
import { useMessages } from "../../messages/use-messages.ts";
import { StatusBadge } from "../Badge/Badge.tsx";
import { FavoriteButton } from "../FavoriteButton/FavoriteButton.tsx";
import { Picture, type PicturePriority } from "../Picture/Picture.tsx";
import { Plaque } from "../Plaque/Plaque.tsx";
import { TagRow } from "../Tag/Tag.tsx";
import styles from "./PlaceCard.module.css";
import { PlayMark } from "./PlayMark.tsx";
import { TravelMinutes } from "./TravelMinutes.tsx";

/** The width of a card, for the parts that depend on it. */
export interface CardWidth {
  /** The width of the picture, as a `sizes` attribute. */
  readonly sizes: string;
  /** The width of the row of tags, in pixels. @default 169 */
  readonly tags?: number;
}

export interface PlaceCardProps {
  readonly place: CardPlace;
  /** The width of the card. Pass the same object at each render: cards are memoised. */
  readonly width: CardWidth;
  /** The loading priority of the picture. @default "lazy" */
  readonly priority?: PicturePriority;
  /** The mode of the travel time. Absent without a confirmed location: the travel time is then omitted. */
  readonly transportMode?: TransportMode | undefined;
  /**
   * A card in the listing's grid grows with the width of the window, opens its place in a new tab, which keeps the
   * listing, and has a heading of level 2. A card in a strip of related places has one size, opens its place in the same
   * tab, and has a heading of level 3. @default "grid"
   */
  readonly layout?: "grid" | "strip";
  /** The types that the listing is filtered by: the card shows those that the place has. @default none */
  readonly chosenTypes?: readonly string[];
  /** Whether the rating is shown, as in a listing sorted by rating. @default false */
  readonly showRating?: boolean;
  /** Whether the heart is filled. @default false */
  readonly isFavorite?: boolean;
  /** A line below the type that says whether the place is open. No line is shown without it. */
  readonly hours?: ReactNode;
  /** Called with the id of the place when its video is to be played. Without it, a mark only says that there is a video. */
  readonly onPlay?: ((id: string) => void) | undefined;
  /** Called on pointer enter and on focus, before a press: use it to preload the player. */
  readonly onPlayIntent?: (() => void) | undefined;
  /** Called with the id of the place when its heart is pressed. No heart is shown without it. */
  readonly onToggleFavorite?: ((id: string) => void) | undefined;
}

const NO_TYPES: readonly string[] = [];

/**
 * A place in a list: its picture with the plaque, its name, and one row of facts. The whole card is a link.
 * Memoised: a pressed heart renders one card, not a hundred.
 */
export const PlaceCard = memo(function PlaceCard({
  place,
  width,
  priority = "lazy",
  transportMode,
  layout = "grid",
  chosenTypes = NO_TYPES,
  showRating = false,
  isFavorite = false,
  hours,
  onPlay,
  onPlayIntent,
  onToggleFavorite,
}: PlaceCardProps) {
  const { card, values } = useMessages();
  const id = useId();
  const types = typesShown(place.types, chosenTypes).map(values.type);
  const Heading = layout === "grid" ? "h2" : "h3";
  return (
    <article className={cx(styles.card, styles[layout])} aria-labelledby={id}>
      <div className={styles.media}>
        <Picture
          url={place.media.find(({ kind }) => kind === "image")?.url}
          alt=""
          sizes={width.sizes}
          width={440}
          height={550}
          priority={priority}
          className={styles.picture}
        />
        <StatusBadge status={place.placeStatus} className={styles.status} />
        <Plaque arrondissement={place.arrondissement} className={styles.plaque} />
        {place.media.some(({ kind }) => kind === "video") && (
          <PlayMark name={place.name} onPlay={onPlay && (() => onPlay(place.id))} onIntent={onPlayIntent} />
        )}
      </div>
      <Heading className={styles.name} id={id}>
        <Link
          className={styles.link}
          href={`/places/${encodeURIComponent(place.id)}`}
          {...(layout === "grid" && { ...NEW_TAB, "aria-description": card.opensNewTab })}
        >
          {setName(place.name)}
        </Link>
      </Heading>
      <p className={styles.meta}>
        {types.length > 0 && <span className={styles.type}>{types.join(" · ")}</span>}
        {showRating && place.rating !== null && (
          <span className={styles.rating} role="img" aria-label={card.rated(place.rating)}>
            <StarIcon size={13} weight="fill" aria-hidden />
            {card.rating(place.rating)}
          </span>
        )}
        {transportMode !== undefined && <TravelMinutes minutes={place.travelTime} mode={transportMode} />}
      </p>
      {hours !== undefined && <p className={styles.hours}>{hours}</p>}
      <div className={styles.tags}>
        <TagRow tags={place.tags} room={width.tags ?? 169} />
      </div>
      {onToggleFavorite !== undefined && (
        <FavoriteButton className={styles.heart} pressed={isFavorite} onToggle={() => onToggleFavorite(place.id)} />
      )}
    </article>
  );
});
