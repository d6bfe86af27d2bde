import { ListPlusIcon } from "@phosphor-icons/react/dist/csr/ListPlus";
import { Button } from "../../components/Button/Button.tsx";
import { FavoriteButton } from "../../components/FavoriteButton/FavoriteButton.tsx";
import { ShareButton, type ShareButtonProps } from "../../components/ShareButton/ShareButton.tsx";
import { formatName } from "../../lib/format-dashes.ts";
import type { PlaceWithMedia } from "../../lib/place-with-media.ts";
import { usePlaceMessages } from "../../messages/place.ts";
import { ActionLink } from "./ActionLink.tsx";
import styles from "./PlaceActions.module.css";

export interface PlaceActionsProps {
  readonly place: Pick<PlaceWithMedia, "name" | "website" | "googleMapsUrl">;
  /** The props of the button 'Share'. If undefined, the button is omitted. */
  readonly share: Pick<ShareButtonProps, "result" | "onShare"> | undefined;
  /** The callbacks of 'Add to list…'. Null if the button is omitted. */
  readonly list: { readonly onOpen: () => void; readonly onIntent: (() => void) | undefined } | null;
  /** The state of the heart. Null if hearts are omitted. */
  readonly heart: { readonly pressed: boolean; readonly onToggle: () => void } | null;
}

/**
 * The actions of a place: website, map, share, heart and 'Add to list…'. The first link is solid. On a phone, share and
 * heart are over the picture.
 */
export function PlaceActions({ place: shown, share, list, heart }: PlaceActionsProps) {
  const { place } = usePlaceMessages();
  const { name, website, googleMapsUrl } = shown;
  return (
    <>
      <div className={styles.actions}>
        {website !== null && (
          <ActionLink href={website} solid={true}>
            {place.website}
          </ActionLink>
        )}
        {googleMapsUrl !== null && (
          <ActionLink href={googleMapsUrl} solid={website === null} label={place.googleMaps}>
            {place.googleMapsShort}
          </ActionLink>
        )}
        <div className={styles.round}>
          {share !== undefined && <ShareButton {...share} className={styles.share} />}
          {heart !== null && (
            <FavoriteButton name={formatName(name)} placement="title" className={styles.heart} {...heart} />
          )}
        </div>
      </div>
      {list !== null && (
        <Button
          variant="quiet"
          className={styles.list}
          icon={<ListPlusIcon size={18} aria-hidden />}
          aria-haspopup="dialog"
          onPointerEnter={list.onIntent}
          onFocus={list.onIntent}
          onClick={list.onOpen}
        >
          {place.addToList}
        </Button>
      )}
    </>
  );
}
