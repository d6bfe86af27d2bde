import { useMessages } from "../../messages/use-messages.ts";
import type { QuestionShown } from "../../view-models/question-shown.ts";
import { Button } from "../Button/Button.tsx";
import styles from "./QuestionLine.module.css";

export interface QuestionLineProps {
  /** What was understood. */
  readonly question: QuestionShown;
  /** The title of the page, in place of what was understood, if the nearest places are listed instead: `nearestTitle`. */
  readonly title?: string | undefined;
  /** Called when the link is pressed. Search for the text of the question in names and addresses instead. */
  readonly onLetters: () => void;
}

/** The line above the count of a listing that a question has made: what was understood, and the way to the text. */
export function QuestionLine({ question: { phrase, leftOut, text }, title, onLetters }: QuestionLineProps) {
  const { question } = useMessages();
  return (
    <div className={styles.line}>
      {title !== undefined ? (
        <div role="status" className={styles.status}>
          <h1 className={styles.title}>{title}</h1>
        </div>
      ) : (
        <p className={styles.phrase}>
          {phrase}
          {leftOut !== "" && <span className={styles.leftOut}> {leftOut}</span>}
        </p>
      )}
      <Button variant="link" className={styles.letters} onClick={onLetters}>
        {question.letters(text)}
      </Button>
    </div>
  );
}
