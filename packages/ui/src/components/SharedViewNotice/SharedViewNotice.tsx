import { durationText } from "../../lib/travel-text.ts";
import { useSharedMessages } from "../../messages/shared.ts";
import styles from "./SharedViewNotice.module.css";

/** A saved view that the visitor has opened by its link. */
export interface OpenedView {
  /** The name of the view. */
  readonly name: string;
  /** The name that the owner shows to readers, or null if the owner shows no name. */
  readonly sharedBy: string | null;
  /** The tags that the view is filtered by. The listing does not apply them. */
  readonly tags: readonly string[];
  /** The maximum travel time of the view in minutes, which the listing does not apply. Null if there is no maximum. */
  readonly maxTravelTime: number | null;
}

/** A notice above the listing: the name of the shared view, who shares it, and its filters that are not applied. */
export function SharedViewNotice({ view }: { readonly view: OpenedView }) {
  const messages = useSharedMessages();
  const { shared, values } = messages;
  const { name, sharedBy, tags, maxTravelTime } = view;
  const notApplied = [
    ...tags.map((tag) => shared.tag(values.tag(tag))),
    ...(maxTravelTime === null ? [] : [shared.travelTime(durationText(maxTravelTime, messages))]),
  ];
  return (
    <div className={styles.notice}>
      <p>
        <bdi className={styles.name}>{name}</bdi>
        {" · "}
        <bdi>{sharedBy === null ? shared.view : shared.viewBy(sharedBy)}</bdi>
      </p>
      {notApplied.length > 0 && <p>{shared.notApplied(notApplied)}</p>}
    </div>
  );
}
