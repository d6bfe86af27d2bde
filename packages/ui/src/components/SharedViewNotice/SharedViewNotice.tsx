import { useSharedMessages } from "../../messages/shared.ts";
import styles from "./SharedViewNotice.module.css";

/** A saved view that the visitor has opened by its link. */
export interface OpenedView {
  readonly name: string;
  /** The name that the owner shows to readers; null if there is none. */
  readonly sharedBy: string | null;
  /** The tags of the view, which are not applied. */
  readonly tags: readonly string[];
  /** The travel time of the view in minutes, which is not applied. Null for any travel time. */
  readonly maxTravelTime: number | null;
}

/** Says above the listing which shared view is open, who shares it, and which of its filters are not applied. */
export function SharedViewNotice({ view }: { readonly view: OpenedView }) {
  const { shared, values } = useSharedMessages();
  const { name, sharedBy, tags, maxTravelTime } = view;
  const notApplied = [
    ...tags.map((tag) => shared.tag(values.tag(tag))),
    ...(maxTravelTime === null ? [] : [shared.travelTime(maxTravelTime)]),
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
