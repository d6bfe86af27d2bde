import { useRef } from "react";
import { Button } from "../../components/Button/Button.tsx";
import pageStyles from "../../components/ContentPage/ContentPage.module.css";
import { ProgressBar } from "../../components/ProgressBar/ProgressBar.tsx";
import { useBringMessages } from "../../messages/bring.ts";
import styles from "./BringScreen.module.css";
import type { BringState } from "./bring-state.ts";

interface BringProgressProps {
  readonly state: Extract<BringState, { readonly status: "reading" | "readFailed" | "lookingUp" }>;
  /** Called when 'Try again' is pressed after the reading or the search has failed. */
  readonly onRetry: () => void;
  /** Called when 'Cancel' is pressed. */
  readonly onCancel: () => void;
}

/** The second step: the files or the pasted list are read, and their places are looked up. */
export function BringProgress({ state, onRetry, onCancel }: BringProgressProps) {
  const { bring: texts } = useBringMessages();
  const isSearch = state.status === "lookingUp";
  const failure = failureOf(state, texts);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <div className={styles.start}>
      <h1 ref={heading} className={pageStyles.title} tabIndex={-1}>
        {state.status === "readFailed" ? texts.readStopped : texts.lookingUp}
      </h1>
      <p className={pageStyles.sentences}>
        {state.status === "reading" ? texts.reading(state.name, state.files) : texts.from(state.name, state.files)}
      </p>
      {state.status !== "readFailed" && (
        <ProgressBar
          className={styles.bar}
          label={texts.lookingUp}
          max={isSearch ? Math.max(1, state.total) : 1}
          value={isSearch ? state.done : undefined}
        />
      )}
      {isSearch && <p className={styles.hint}>{texts.progress(state.done, state.total)}</p>}
      <div role="alert">{failure !== null && <p className={styles.failure}>{failure}</p>}</div>
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
              // The button is removed while the work goes on.
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

/** Returns the sentence about a failure; null if there is none. */
function failureOf(
  state: BringProgressProps["state"],
  texts: ReturnType<typeof useBringMessages>["bring"],
): string | null {
  if (state.status === "readFailed") return texts.readFailed;
  return state.status === "reading" || state.failure === null ? null : texts.lookUpFailed(state.failure);
}
