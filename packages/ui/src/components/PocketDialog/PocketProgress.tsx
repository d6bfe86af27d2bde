import { useOfflineMessages } from "../../messages/offline.ts";
import { ProgressBar } from "../ProgressBar/ProgressBar.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import styles from "./PocketDialog.module.css";
import type { PocketState, SavedSoFar } from "./pocket-state.ts";

interface PocketProgressProps {
  readonly state: PocketState;
}

const percentOf = ({ bytes, totalBytes }: SavedSoFar): number => Math.min(99, Math.round((100 * bytes) / totalBytes));

/** Returns the sentence about a save that has failed: what happened, why, and what to do. */
function stoppedSentence(
  { progress, stored }: Extract<PocketState, { readonly status: "stopped" }>,
  { pocket: texts }: ReturnType<typeof useOfflineMessages>,
): string {
  const pictures = progress?.pictures ?? 0;
  const percent = progress === null ? texts.stoppedAtStart : texts.stoppedAtPercent(percentOf(progress));
  const stopped = pictures > 0 ? texts.stopped(pictures) : percent;
  return stored === "nothing" ? texts.whyStopped(stopped) : texts.whyStoppedAdding(stopped);
}

/** Returns the sentence about a state, or null if the state has none. */
function sentenceOf(state: PocketState, messages: ReturnType<typeof useOfflineMessages>): string | null {
  const { pocket: texts, offline } = messages;
  switch (state.status) {
    case "measuring":
      return texts.measuring;
    case "removing":
      return texts.removing;
    case "unknown":
      return texts.unknown;
    case "absent":
    case "saving":
      return null;
    case "paused":
      return state.progress === null ? texts.incomplete : texts.paused;
    case "stopped":
      return stoppedSentence(state, messages);
    case "full":
      return state.withPictures ? texts.full(state.left) : texts.fullEvenWithout;
    case "elsewhere":
      return texts.elsewhere;
    case "unsupported":
      return texts.unsupported;
    case "saved":
      return offline.savedOn(state.savedAt);
    case "confirming":
      return texts.sure;
  }
}

/**
 * Shows how much is stored, as a bar with figures, and a sentence about the state. A state may have no bar or no
 * sentence.
 */
export function PocketProgress({ state }: PocketProgressProps) {
  const messages = useOfflineMessages();
  const { pocket: texts } = messages;
  const sentence = sentenceOf(state, messages);
  const progress = "progress" in state ? state.progress : null;
  const left = state.status === "saving" ? (progress?.secondsLeft ?? null) : null;
  const percent = progress && percentOf(progress);
  return (
    <div className={styles.progress}>
      {progress !== null && percent !== null && (
        <>
          <ProgressBar label={texts.progress} max={100} value={percent} />
          <p className={styles.figures}>
            <span>
              <span className={styles.figure}>{texts.percent(percent)}</span>{" "}
              {texts.bytesOf(progress.bytes, progress.totalBytes)}
            </span>
            {left !== null && <span>{texts.timeLeft(left)}</span>}
          </p>
          {/* Screen readers announce the text, which only changes at 25, 50 and 75 percent. */}
          <VisuallyHidden>
            <span role="status">{percent >= 25 && texts.percent(percent - (percent % 25))}</span>
          </VisuallyHidden>
        </>
      )}
      {/* The status element is always rendered, so that screen readers announce a new sentence. */}
      <div role="status">
        {sentence !== null && (
          <p className={state.status === "full" || state.status === "stopped" ? styles.danger : styles.state}>
            {sentence}
          </p>
        )}
      </div>
    </div>
  );
}
