import type { ReactNode } from "react";
import styles from "./EmptyState.module.css";
import metro from "./metro.svg?url";

export interface EmptyStateProps {
  /** The heading: one sentence. */
  readonly title: string;
  /** A sentence below the heading. */
  readonly text?: string;
  /** The URL of the round picture above the heading. @default the metro at night */
  readonly picture?: string;
  /** Suggestions below the text, such as a corrected search. */
  readonly suggestions?: ReactNode;
  /** At most one button, and at most one link next to it, below the suggestions. */
  readonly action?: ReactNode;
  /** The level of the heading: 1 if it is the only heading of the page. @default 2 */
  readonly headingLevel?: 1 | 2;
}

export function EmptyState({ title, text, picture = metro, suggestions, action, headingLevel = 2 }: EmptyStateProps) {
  const Heading = headingLevel === 1 ? "h1" : "h2";
  return (
    <div className={styles.empty}>
      <img className={styles.poster} src={picture} alt="" width={108} height={108} />
      <Heading className={styles.title}>{title}</Heading>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {suggestions}
      {action}
    </div>
  );
}
