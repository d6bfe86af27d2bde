import { useRef } from "react";
import { Button } from "../../components/Button/Button.tsx";
import pageStyles from "../../components/ContentPage/ContentPage.module.css";
import { ProgressBar } from "../../components/ProgressBar/ProgressBar.tsx";
import { useBringMessages } from "../../messages/bring.ts";
import styles from "./BringScreen.module.css";
import type { BringState } from "./bring-state.ts";

interface BringProgressProps {
  readonly state: Extract<BringState, { readonly status: "reading" | "lookingUp" }>;
  /** Called when 'Try again' is pressed after a failed search. */
  readonly onRetry: () => void;
  /** Called when 'Cancel' is pressed. */
  readonly onCancel: () => void;
}

/** The second step: the files or the pasted list are read, and their places are looked up. */
export function BringProgress({ state, onRetry, onCancel }: BringProgressProps) {
  const { bring: texts } = useBringMessages();
  const isReading = state.status === "reading";
  const failure = isReading ? null : state.failure;
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <div className={styles.start}>
      <h1 ref={heading} className={pageStyles.title} tabIndex={-1}>
        {texts.lookingUp}
      </h1>
      <p className={pageStyles.sentences}>
        {isReading ? texts.reading(state.name, state.files) : texts.from(state.name, state.files)}
      </p>
      <ProgressBar
        className={styles.bar}
        label={texts.lookingUp}
        max={isReading ? 1 : Math.max(1, state.total)}
        value={isReading ? undefined : state.done}
      />
      {!isReading && <p className={styles.hint}>{texts.progress(state.done, state.total)}</p>}
      <div role="alert">{failure !== null && <p className={styles.failure}>{texts.lookUpFailed(failure)}</p>}</div>
      <div className={styles.buttons}>
        <Button size="large" onClick={onCancel}>
          {texts.cancel}
        </Button>
        {failure !== null && (
          <Button
            variant="solid"
            size="large"
            onClick={() => {
              onRetry();
              // The button is removed while the search goes on.
              heading.current?.focus();
            }}
          >
            {texts.tryAgain}
          </Button>
        )}
      </div>
    </div>
  );
}
