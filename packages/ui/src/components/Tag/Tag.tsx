import { cx } from "../../lib/cx.ts";
import { fitTags, type TagSpace } from "../../lib/fit-tags.ts";
import { Link } from "../../lib/link.tsx";
import { useMessages } from "../../messages/use-messages.ts";
import styles from "./Tag.module.css";

export interface TagProps {
  /** The size of the text and the padding. @default "small" */
  readonly size?: "small" | "large";
  /** The name of the tag. */
  readonly children: string;
}

/** A property of a place, or a filter of a view. It cannot be pressed. */
export const Tag = ({ size = "small", children }: TagProps) => (
  <span className={cx(styles.tag, styles[size])}>{children}</span>
);

/** A tag that links to the places with the same tag. */
export const TagLink = ({ href, children }: { readonly href: string; readonly children: string }) => (
  <Link href={href} className={cx(styles.tag, styles.large, styles.link)}>
    {children}
  </Link>
);

export interface TagRowProps extends TagSpace {
  /** The names of the tags, before they are translated. */
  readonly tags: readonly string[];
}

/**
 * One row of tags. The tags that do not fit are counted: '+2 more' (§9). `size` only decides how many tags fit. The
 * stylesheet of the card sets the visible size, so that the size is correct even while the width of the window is
 * unknown.
 */
export function TagRow({ tags, ...space }: TagRowProps) {
  const { card, common, values } = useMessages();
  if (tags.length === 0) return null;
  const { shown, more } = fitTags(tags.map(values.tag), space, card.moreTags);
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
