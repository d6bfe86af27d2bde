import { ArrowUpRightIcon } from "@phosphor-icons/react/dist/csr/ArrowUpRight";
import { ListPlusIcon } from "@phosphor-icons/react/dist/csr/ListPlus";
import type { ReactNode } from "react";
import { Button } from "../../components/Button/Button.tsx";
import { FavoriteButton } from "../../components/FavoriteButton/FavoriteButton.tsx";
import { ShareButton, type ShareButtonProps } from "../../components/ShareButton/ShareButton.tsx";
import { cx } from "../../lib/cx.ts";
import { formatName } from "../../lib/format-dashes.ts";
import type { PlaceWithMedia } from "../../lib/place-with-media.ts";
import { useConnection } from "../../lib/use-connection.ts";
import { useOfflineMessages } from "../../messages/offline.ts";
import { usePlaceMessages } from "../../messages/place.ts";
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
 * The actions of a place: website, map, share, heart and 'Add to list…'. On a phone, share and heart are over the
 * picture.
 */
export function PlaceActions({ place: { name, website, googleMapsUrl }, share, list, heart }: PlaceActionsProps) {
  const { place } = usePlaceMessages();
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

interface ActionLinkProps {
  readonly href: string;
  readonly solid: boolean;
  /** The accessible name, if it says more than the text. It contains the text. */
  readonly label?: string;
  readonly children: ReactNode;
}

/**
 * A link to another site that looks like a button. The other site opens in a new tab and gets no referrer. The link is
 * disabled without a connection.
 */
function ActionLink({ href, solid, label, children }: ActionLinkProps) {
  const isOnline = useConnection() === "online";
  const { offline: texts } = useOfflineMessages();
  const target = isOnline
    ? { href, target: "_blank", rel: "noopener noreferrer", "aria-label": label }
    : { role: "link", "aria-disabled": true, title: texts.needsConnection, "aria-label": label };
  return (
    <a className={cx(styles.link, solid && styles.solid)} {...target}>
      {children}
      <ArrowUpRightIcon size={14} weight="bold" aria-hidden />
    </a>
  );
}
