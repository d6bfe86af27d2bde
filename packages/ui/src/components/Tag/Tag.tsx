import { cx } from "../../lib/cx.ts";
import { fitTags } from "../../lib/fit-tags.ts";
import { Link } from "../../lib/link.tsx";
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

/** A fact that leads to the places that share it: the same shape, which answers to a press. */
export const TagLink = ({ href, children }: { readonly href: string; readonly children: string }) => (
  <Link href={href} className={cx(styles.tag, styles.large, styles.link)}>
    {children}
  </Link>
);

/** One row of tags with what does not fit counted: '+2 more' (§9). */
export function TagRow({ tags, room }: { readonly tags: readonly string[]; readonly room: number }) {
  const { card, common, values } = useMessages();
  if (tags.length === 0) return null;
  const { shown, more } = fitTags(tags.map(values.tag), room, card.moreTags);
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
