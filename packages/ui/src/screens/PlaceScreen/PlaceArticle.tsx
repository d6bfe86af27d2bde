import { Badge, StatusBadge } from "../../components/Badge/Badge.tsx";
import { ChosenMark } from "../../components/ChosenMark/ChosenMark.tsx";
import { Gallery } from "../../components/Gallery/Gallery.tsx";
import { galleryLayout } from "../../components/Gallery/gallery-layout.ts";
import { HoursLine } from "../../components/Hours/HoursLine.tsx";
import { Plaque } from "../../components/Plaque/Plaque.tsx";
import { RelatedPlaces } from "../../components/RelatedPlaces/RelatedPlaces.tsx";
import { StreetPlaque } from "../../components/StreetPlaque/StreetPlaque.tsx";
import { Tag, TagLink } from "../../components/Tag/Tag.tsx";
import { cx } from "../../lib/cx.ts";
import { formatName } from "../../lib/format-dashes.ts";
import { useViewport } from "../../lib/use-viewport.ts";
import { useMessages } from "../../messages/use-messages.ts";
import type { PlaceState } from "../../view-models/place-state.ts";
import { About } from "./About.tsx";
import { ClosedNotice } from "./ClosedNotice.tsx";
import { ContactRow } from "./ContactRow.tsx";
import { GettingThere } from "./GettingThere.tsx";
import { LocationCard } from "./LocationCard.tsx";
import { NearbyPlaces } from "./NearbyPlaces.tsx";
import { PlaceActions } from "./PlaceActions.tsx";
import styles from "./PlaceArticle.module.css";
import type { PlaceScreenProps } from "./place-screen-props.ts";
import { StreetFrame } from "./StreetFrame.tsx";

type PlaceArticleProps = Omit<Extract<PlaceState, { status: "ready" }>, "status"> &
  Omit<PlaceScreenProps, "state" | "onGoBack" | "onRetry" | "back">;

export function PlaceArticle(props: PlaceArticleProps) {
  const { place, related, nearby, travel, favorites, onToggleFavorite } = props;
  const { values } = useMessages();
  const plaque = <StreetPlaque address={place.address} arrondissement={place.arrondissement} />;
  // The plaque is visible once: in a free column next to the pictures, otherwise in the card. CSS hides the other
  // plaque, so that the plaque of a server-rendered page does not move.
  const map = place.coordinates === null ? undefined : props.map;
  const plaqueBeside = map !== undefined || galleryLayout(place.media.length).free > 0;
  const { columns, phone } = useViewport();
  // On a phone, the row is above the text of the page, and the card below the text. The row is rendered once, so that
  // the order of the focus is that of the page.
  const contact = <ContactRow place={place} />;
  const frame = (isShown: boolean) =>
    map && <StreetFrame name={place.name} plaque={plaque} link={map.link} {...(isShown && { streets: map.streets })} />;
  const closed = place.placeStatus === "Permanently Closed";
  const heart =
    onToggleFavorite === undefined
      ? null
      : { pressed: favorites?.has(place.id) ?? false, onToggle: () => onToggleFavorite(place.id) };
  const list =
    props.onAddToList === undefined ? null : { onOpen: props.onAddToList, onIntent: props.onAddToListIntent };
  return (
    <>
      <article className={closed ? styles.gone : undefined}>
        <Gallery
          name={place.name}
          media={place.media}
          type={place.types[0]}
          onOpen={props.onOpenMedia}
          onIntent={props.onMediaIntent}
          {...(plaqueBeside && { sideContent: frame(columns >= 3) ?? plaque })}
          sideContentKind={map === undefined ? "plaque" : "map"}
        />
        <div className={styles.columns}>
          <div className={styles.text}>
            <h1 className={styles.name}>{formatName(place.name)}</h1>
            <div className={styles.badges}>
              <Plaque arrondissement={place.arrondissement} size="large" />
              {place.types.map((type) => (
                <Badge key={type} size="large">
                  {values.type(type)}
                </Badge>
              ))}
              <ChosenMark place={place} withWords />
              <StatusBadge status={place.placeStatus} size="large" />
              {!closed && place.openingHours !== null && <HoursLine place={place} className={styles.hours} />}
            </div>
            {phone && contact}
            {place.tags.length > 0 && <PlaceTags tags={place.tags} tagHref={props.tagHref} />}
            {closed && <ClosedNotice />}
            <About place={place} stations={props.stations} contactHref={props.contactHref} />
            {!closed && (
              <GettingThere travel={travel} metro={props.metro} stations={props.stations} onLocate={props.onLocate} />
            )}
          </div>
          <LocationCard
            place={place}
            contact={phone ? null : contact}
            actions={<PlaceActions place={place} share={props.share} list={list} heart={heart} />}
            map={frame(columns < 3)}
            plaque={
              map === undefined ? (
                <div className={cx(styles.plaque, plaqueBeside && styles.narrow)}>{plaque}</div>
              ) : null
            }
          />
        </div>
      </article>
      <NearbyPlaces from={place.coordinates} places={nearby} />
      <RelatedPlaces
        places={related}
        favorites={favorites}
        onToggleFavorite={onToggleFavorite}
        onPlay={props.onPlay}
        onPlayIntent={props.onMediaIntent}
        transportMode={props.transportMode}
      />
    </>
  );
}

interface PlaceTagsProps {
  readonly tags: readonly string[];
  /** Returns the URL of the listing filtered by a tag. If undefined, tags are not links. */
  readonly tagHref: ((tag: string) => string) | undefined;
}

function PlaceTags({ tags, tagHref }: PlaceTagsProps) {
  const { common, values } = useMessages();
  return (
    <ul className={styles.tags} aria-label={common.tags}>
      {tags.map((tag) => (
        <li key={tag} className={styles.tag}>
          {tagHref === undefined ? (
            <Tag size="large">{values.tag(tag)}</Tag>
          ) : (
            <TagLink href={tagHref(tag)}>{values.tag(tag)}</TagLink>
          )}
        </li>
      ))}
    </ul>
  );
}
