import { phoneText, phoneUrl } from "@flaneur/domain";
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
import { usePlaceMessages } from "../../messages/place.ts";
import styles from "./PlaceActions.module.css";

export interface PlaceActionsProps {
  readonly place: Pick<
    PlaceWithMedia,
    "name" | "website" | "googleMapsUrl" | "phone" | "bookingUrl" | "menuUrl" | "placeStatus"
  >;
  /** The props of the button 'Share'. If undefined, the button is omitted. */
  readonly share: Pick<ShareButtonProps, "result" | "onShare"> | undefined;
  /** The callbacks of 'Add to list…'. Null if the button is omitted. */
  readonly list: { readonly onOpen: () => void; readonly onIntent: (() => void) | undefined } | null;
  /** The state of the heart. Null if hearts are omitted. */
  readonly heart: { readonly pressed: boolean; readonly onToggle: () => void } | null;
}

/**
 * The actions of a place: book, call, menu, website, map, share, heart and 'Add to list…'. The first link is solid. On a
 * phone, share and heart are over the picture. A place that has closed can be neither booked nor called.
 */
export function PlaceActions({ place: shown, share, list, heart }: PlaceActionsProps) {
  const { place } = usePlaceMessages();
  const { name, website, googleMapsUrl } = shown;
  const { phone, bookingUrl, menuUrl } = shown.placeStatus === "Permanently Closed" ? NO_CONTACT : shown;
  const isBookedByPhone = phone !== null && bookingUrl === phoneUrl(phone);
  const solid = [bookingUrl, website, googleMapsUrl].find((url) => url !== null);
  return (
    <>
      <div className={styles.actions}>
        {bookingUrl !== null && !isBookedByPhone && (
          <ActionLink href={bookingUrl} solid={true}>
            {place.book}
          </ActionLink>
        )}
        {phone !== null && (
          <ActionLink
            href={phoneUrl(phone)}
            solid={isBookedByPhone}
            label={(isBookedByPhone ? place.callNumberToBook : place.callNumber)(phoneText(phone))}
          >
            {isBookedByPhone ? place.callToBook : place.call}
          </ActionLink>
        )}
        {menuUrl !== null && (
          <ActionLink href={menuUrl} solid={false}>
            {place.menu}
          </ActionLink>
        )}
        {website !== null && (
          <ActionLink href={website} solid={solid === website}>
            {place.website}
          </ActionLink>
        )}
        {googleMapsUrl !== null && (
          <ActionLink href={googleMapsUrl} solid={solid === googleMapsUrl} label={place.googleMaps}>
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

const NO_CONTACT = { phone: null, bookingUrl: null, menuUrl: null } as const;

interface ActionLinkProps {
  readonly href: string;
  readonly solid: boolean;
  /** The accessible name, if it says more than the text. It contains the text. */
  readonly label?: string;
  readonly children: ReactNode;
}

/**
 * A link to a telephone or to another site that looks like a button. The other site opens in a new tab and gets no
 * referrer; its link is disabled without a connection.
 */
function ActionLink({ href, solid, label, children }: ActionLinkProps) {
  const isOnline = useConnection() === "online";
  const { common } = usePlaceMessages();
  const className = cx(styles.link, solid && styles.solid);
  if (href.startsWith("tel:")) {
    return (
      <a className={className} href={href} aria-label={label}>
        {children}
      </a>
    );
  }
  const target = isOnline
    ? { href, target: "_blank", rel: "noopener noreferrer", "aria-label": label }
    : { role: "link", "aria-disabled": true, title: common.needsConnection, "aria-label": label };
  return (
    <a className={className} {...target}>
      {children}
      <ArrowUpRightIcon size={14} weight="bold" aria-hidden />
    </a>
  );
}
