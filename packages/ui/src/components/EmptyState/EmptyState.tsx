import type { ReactNode } from "react";
import styles from "./EmptyState.module.css";
import metro from "./metro.svg?url";

export interface EmptyStateProps {
  /** One sentence, set large. */
  readonly title: string;
  readonly text?: string;
  /** The round poster above it. @default the metro at night */
  readonly picture?: string;
  /** Ways on. */
  readonly suggestions?: ReactNode;
  /** At most one button. */
  readonly action?: ReactNode;
  /** 1 where it is the page's only heading. @default 2 */
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
