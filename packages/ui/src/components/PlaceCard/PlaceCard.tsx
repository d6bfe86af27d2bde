import type { TransportMode } from "@flaneur/domain";
import { memo, type ReactNode, useId } from "react";
import { cx } from "../../lib/cx.ts";
import type { TagSpace } from "../../lib/fit-tags.ts";
import { formatName } from "../../lib/format-dashes.ts";
import { Link, NEW_TAB } from "../../lib/link.tsx";
import type { CardPlace } from "../../lib/place-with-media.ts";
import { typesShown } from "../../lib/types-shown.ts";
import { useMessages } from "../../messages/use-messages.ts";
import { StatusBadge } from "../Badge/Badge.tsx";
import { ChosenMark } from "../ChosenMark/ChosenMark.tsx";
import { FavoriteButton } from "../FavoriteButton/FavoriteButton.tsx";
import { Picture, type PicturePriority } from "../Picture/Picture.tsx";
import { Plaque } from "../Plaque/Plaque.tsx";
import { TagRow } from "../Tag/Tag.tsx";
import styles from "./PlaceCard.module.css";
import { PlayMark } from "./PlayMark.tsx";
import { RatingStar } from "./RatingStar.tsx";
import { TravelMinutes } from "./TravelMinutes.tsx";

const TAG_SPACE: TagSpace = { room: 169, size: "small" };

export interface PlaceCardProps {
  /** The place that the card shows and links to. */
  readonly place: CardPlace;
  /**
   * The space for the row of tags. Pass the same object at each render: cards are memoised.
   * @default small tags in 169 pixels
   */
  readonly tagSpace?: TagSpace;
  /** The loading priority of the picture. @default "lazy" */
  readonly priority?: PicturePriority;
  /** The mode of the travel time. Absent if no location is confirmed: the travel time is omitted. */
  readonly transportMode?: TransportMode | undefined;
  /**
   * `grid` is a card of the listing: its width depends on the window, its link opens a new tab, and its heading has
   * level 2. `nearest` is the same card, and on a phone a row with a small picture. `guide` is the same card on a page of the guide; on a phone it is as small as two columns require. `strip`
   * is a card of a strip of places: its width is fixed, its link opens in the same tab, and its heading has level 3.
   * @default "grid"
   */
  readonly layout?: "grid" | "nearest" | "guide" | "strip";
  /**
   * The types that the listing is filtered by. The card always shows the primary type of the place. If the listing is
   * not filtered by the primary type, the card also shows the first other type that the listing is filtered by.
   * @default none
   */
  readonly chosenTypes?: readonly string[];
  /** Whether the rating is shown, as in a listing sorted by rating. @default false */
  readonly showRating?: boolean;
  /** Whether the heart is filled. @default false */
  readonly isFavorite?: boolean;
  /** The line below the type that says whether the place is open. If absent, the line is omitted. */
  readonly hours?: ReactNode;
  /** Called with the place's id when the play button is pressed. If absent, a mark that cannot be pressed is shown. */
  readonly onPlay?: ((id: string) => void) | undefined;
  /** Called on pointer enter and on focus of the play button, before a press. Use it to preload the player. */
  readonly onPlayIntent?: (() => void) | undefined;
  /** Called with the place's id when the heart is pressed. If absent, the heart is omitted. */
  readonly onToggleFavorite?: ((id: string) => void) | undefined;
}

const NO_TYPES: readonly string[] = [];

/**
 * A place in a list: its picture with the plaque, its name, one row of facts, its opening hours and its tags. A press
 * on the card opens the place, except on the heart and the play button. The component is memoised, so that a press on a
 * heart re-renders one card.
 */
export const PlaceCard = memo(function PlaceCard({
  place,
  tagSpace = TAG_SPACE,
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
  const name = formatName(place.name);
  const types = typesShown(place.types, chosenTypes).map(values.type);
  const isListed = layout !== "strip";
  const Heading = isListed ? "h2" : "h3";
  return (
    <article className={cx(styles.card, styles[layout])} aria-labelledby={id}>
      <div className={styles.media}>
        <Picture
          url={place.media.find(({ kind }) => kind === "image")?.url}
          type={place.types[0]}
          alt=""
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
          {...(isListed && { ...NEW_TAB, "aria-description": card.opensNewTab })}
        >
          {name}
        </Link>
      </Heading>
      <p className={styles.meta}>
        <ChosenMark place={place} />
        {types.length > 0 && <span className={styles.type}>{types.join(" · ")}</span>}
        {showRating && place.rating !== null && (
          <span className={styles.rating} role="img" aria-label={card.rated(place.rating)}>
            <RatingStar />
            {card.rating(place.rating)}
          </span>
        )}
        {transportMode !== undefined && <TravelMinutes minutes={place.travelTime} mode={transportMode} />}
      </p>
      {isListed && <p className={styles.address}>{place.address}</p>}
      {hours !== undefined && <p className={styles.hours}>{hours}</p>}
      <div className={styles.tags}>
        <TagRow tags={place.tags} {...tagSpace} />
      </div>
      {onToggleFavorite !== undefined && (
        <FavoriteButton
          name={name}
          className={styles.heart}
          pressed={isFavorite}
          onToggle={() => onToggleFavorite(place.id)}
        />
      )}
    </article>
  );
});
