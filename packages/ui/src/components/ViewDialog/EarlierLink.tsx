import type { MouseEvent } from "react";
import { focusAround } from "../../lib/content-of.ts";
import { useViewDialogMessages } from "../../messages/view-dialogs.ts";
import { Button } from "../Button/Button.tsx";
import styles from "./EarlierLink.module.css";

export interface EarlierLinkProps {
  /** The URL of the link. */
  readonly url: string;
  /** The state of the link: `asking` waits for a confirmation, and `ended` reports that the link has ended. */
  readonly state: "shown" | "asking" | "ending" | "ended";
  /** Whether the last attempt to end the link has failed. */
  readonly hasFailed: boolean;
  /** Called when 'Stop sharing' is pressed. */
  readonly onAsk: () => void;
  /** Called when 'Keep the link' is pressed. */
  readonly onKeep: () => void;
  /** Called when 'End the link' is pressed. */
  readonly onEnd: () => void;
}

/** The link that an earlier version of the app created for a view, and the button that ends it. */
export function EarlierLink({ url, state, hasFailed, onAsk, onKeep, onEnd }: EarlierLinkProps) {
  const { earlierLink } = useViewDialogMessages();
  const isPending = state === "ending";
  /** Both buttons disappear after their press, which would lose the focus. */
  const unlessPending = (act: () => void) => (event: MouseEvent<HTMLButtonElement>) => {
    if (isPending) return;
    focusAround(event.currentTarget);
    act();
  };
  return (
    <section className={styles.link} aria-label={earlierLink.title} tabIndex={-1}>
      <div role="status">{state === "ended" && <p>{earlierLink.ended}</p>}</div>
      {state !== "ended" && (
        <>
          <p>{earlierLink.hint}</p>
          <p className={styles.url}>{url}</p>
        </>
      )}
      {state === "shown" && (
        <div className={styles.decision}>
          <Button variant="outline" onClick={onAsk}>
            {earlierLink.stop}
          </Button>
        </div>
      )}
      {(state === "asking" || state === "ending") && (
        <>
          <p role="alert" className={styles.question}>
            {hasFailed ? earlierLink.failed : earlierLink.stopHint}
          </p>
          <div className={styles.decision}>
            <Button autoFocus aria-disabled={isPending || undefined} onClick={unlessPending(onKeep)}>
              {earlierLink.keep}
            </Button>
            <Button variant="danger" aria-disabled={isPending || undefined} onClick={unlessPending(onEnd)}>
              {isPending ? earlierLink.ending : earlierLink.confirm}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
