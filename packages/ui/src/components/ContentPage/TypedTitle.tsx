import { cx } from "../../lib/cx.ts";
import styles from "./ContentPage.module.css";

interface TypedTitleProps {
  readonly name: string;
  /** The note below the title, whose line breaks are kept. Null if there is no note. */
  readonly note: string | null;
}

/** The title of a page and the note below it, as a person has typed them, in any script. */
export const TypedTitle = ({ name, note }: TypedTitleProps) => (
  <>
    <h1 className={styles.title} dir="auto">
      {name}
    </h1>
    {note !== null && (
      <p dir="auto" className={cx(styles.sentences, styles.typed)}>
        {note}
      </p>
    )}
  </>
);
