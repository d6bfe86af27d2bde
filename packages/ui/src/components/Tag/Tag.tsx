import { cx } from "../../lib/cx.ts";
import { fitTags } from "../../lib/fit-tags.ts";
import { useMessages } from "../../messages/use-messages.ts";
import styles from "./Tag.module.css";

export interface TagProps {
  /** @default "small" */
  readonly size?: "small" | "large";
  readonly children: string;
}

/** A fact about a place: square, sunken, not to be pressed. */
export const Tag = ({ size = "small", children }: TagProps) => (
  <span className={cx(styles.tag, styles[size])}>{children}</span>
);

/** One row of tags with what does not fit counted: '+2 more' (§9). */
export function TagRow({ tags, room }: { readonly tags: readonly string[]; readonly room: number }) {
  const { card, common } = useMessages();
  if (tags.length === 0) return null;
  const { shown, more } = fitTags(tags, room, card.moreTags);
  return (
    <ul className={styles.row} aria-label={common.tags}>
      {shown.map((tag) => (
        <li key={tag} className={styles.item}>
          <Tag>{tag}</Tag>
        </li>
      ))}
      {more > 0 && <li className={styles.more}>{card.moreTags(more)}</li>}
    </ul>
  );
}
