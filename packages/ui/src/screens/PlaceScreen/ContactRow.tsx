import { phoneText, phoneUrl } from "@flaneur/domain";
import { BookOpenIcon } from "@phosphor-icons/react/dist/csr/BookOpen";
import { CalendarCheckIcon } from "@phosphor-icons/react/dist/csr/CalendarCheck";
import { PhoneIcon } from "@phosphor-icons/react/dist/csr/Phone";
import type { PlaceWithMedia } from "../../lib/place-with-media.ts";
import { usePlaceMessages } from "../../messages/place.ts";
import { ActionLink } from "./ActionLink.tsx";
import styles from "./PlaceActions.module.css";

export interface ContactRowProps {
  readonly place: Pick<PlaceWithMedia, "phone" | "bookingUrl" | "menuUrl" | "placeStatus">;
}

/**
 * The links to call a place, to book and to its menu; nothing if none is known. If one books by calling, one link does
 * both. A place that has closed can be neither called nor booked.
 */
export function ContactRow({ place: { phone, bookingUrl, menuUrl, placeStatus } }: ContactRowProps) {
  const { place } = usePlaceMessages();
  if (placeStatus === "Permanently Closed") return null;
  if ([phone, bookingUrl, menuUrl].every((known) => known === null)) return null;
  const isBookedByPhone = phone !== null && bookingUrl === phoneUrl(phone);
  return (
    <div className={styles.contact}>
      {phone !== null && (
        <ActionLink
          href={phoneUrl(phone)}
          label={(isBookedByPhone ? place.callNumberToBook : place.callNumber)(phoneText(phone))}
          icon={<PhoneIcon size={18} aria-hidden />}
        >
          {isBookedByPhone ? place.callToBook : place.call}
        </ActionLink>
      )}
      {bookingUrl !== null && !isBookedByPhone && (
        <ActionLink href={bookingUrl} icon={<CalendarCheckIcon size={18} aria-hidden />}>
          {place.book}
        </ActionLink>
      )}
      {menuUrl !== null && (
        <ActionLink href={menuUrl} icon={<BookOpenIcon size={18} aria-hidden />}>
          {place.menu}
        </ActionLink>
      )}
    </div>
  );
}
