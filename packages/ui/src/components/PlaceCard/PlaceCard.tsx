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

export interface PlaceCardProps {
  readonly place: CardPlace;
  /** Pixels one row of tags may take. @default 169 */
  readonly tagRoom?: number;
  /** How wide its picture is, as a `sizes` attribute. */
  readonly sizes: string;
  /** How soon its picture is needed. @default "lazy" */
  readonly priority?: PicturePriority;
  /** How the travel times are measured. Without it there are none: no location is confirmed. */
  readonly transportMode?: TransportMode | undefined;
  /** In the grid a card grows as columns go; in a strip it keeps its size. @default "grid" */
  readonly layout?: "grid" | "strip";
  /** The listing stays where it is while places are looked at; from one place to the next there is nothing to keep. @default "tab" */
  readonly opens?: "tab" | "here";
  /** Types of the filter: a card shows which of them it matched. @default none */
  readonly chosenTypes?: readonly string[];
  /** Where the listing is sorted by it. @default false */
  readonly showRating?: boolean;
  /** Level of its heading under the page's own. @default 2 */
  readonly headingLevel?: 2 | 3;
  readonly isFavorite?: boolean;
  /** Whether it is open, below its type; no line without it. */
  readonly hours?: ReactNode;
  /** Plays its video. Without it a mark says that there is one. */
  readonly onPlay?: ((id: string) => void) | undefined;
  /** Someone is about to. */
  readonly onPlayIntent?: (() => void) | undefined;
  /** No heart without it. */
  readonly onToggleFavorite?: ((id: string) => void) | undefined;
}

const NO_TYPES: readonly string[] = [];

/**
 * One place on the wall: a picture with its plaque, a name, and what one row can say. The whole of it is its link.
 * Memoised: a heart draws its own card again, not a hundred.
 */
export const PlaceCard = memo(function PlaceCard({
  place,
  tagRoom = 169,
  sizes,
  priority = "lazy",
  transportMode,
  layout = "grid",
  opens = "tab",
  chosenTypes = NO_TYPES,
  showRating = false,
  headingLevel = 2,
  isFavorite = false,
  hours,
  onPlay,
  onPlayIntent,
  onToggleFavorite,
}: PlaceCardProps) {
  const { card, values } = useMessages();
  const id = useId();
  const types = typesShown(place.types, chosenTypes).map(values.type);
  const Heading = headingLevel === 2 ? "h2" : "h3";
  return (
    <article className={cx(styles.card, styles[layout])} aria-labelledby={id}>
      <div className={styles.media}>
        <Picture
          url={place.media.find(({ kind }) => kind === "image")?.url}
          alt=""
          sizes={sizes}
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
          {...(opens === "tab" && { ...NEW_TAB, "aria-description": card.opensNewTab })}
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
        <TagRow tags={place.tags} room={tagRoom} />
      </div>
      {onToggleFavorite !== undefined && (
        <FavoriteButton className={styles.heart} pressed={isFavorite} onToggle={() => onToggleFavorite(place.id)} />
      )}
    </article>
  );
});
