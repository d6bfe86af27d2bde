import { CheckIcon } from "@phosphor-icons/react/dist/csr/Check";
import { type ReactNode, useEffect, useRef } from "react";
import buttons from "../../components/Button/Button.module.css";
import { Button } from "../../components/Button/Button.tsx";
import pageStyles from "../../components/ContentPage/ContentPage.module.css";
import { cx } from "../../lib/cx.ts";
import { Link } from "../../lib/link.tsx";
import { useBringMessages } from "../../messages/bring.ts";
import styles from "./BringScreen.module.css";
import type { BringDoneState } from "./bring-state.ts";
import { DownloadMissing } from "./DownloadMissing.tsx";

interface BringDoneProps {
  readonly state: BringDoneState;
  /** The toast that offers to undo the save. */
  readonly undoToast: ReactNode;
  /** Called when the visitor downloads the places that were not found. */
  readonly onDownload: () => void;
  /** Called when 'Bring more places' is pressed. */
  readonly onAnother: () => void;
}

/** The last step: what was saved, and what was not. */
export function BringDone({ state, undoToast, onDownload, onAnother }: BringDoneProps) {
  const { added, missing, list, undo } = state;
  const { bring: texts } = useBringMessages();
  const heading = useRef<HTMLHeadingElement>(null);
  const isOffered = undo !== null;
  const wasOffered = useRef(isOffered);
  // If the toast had the focus when it was closed, the focus moves to the heading.
  useEffect(() => {
    if (wasOffered.current && !isOffered && document.activeElement === document.body) heading.current?.focus();
    wasOffered.current = isOffered;
  }, [isOffered]);
  return (
    <div className={styles.start}>
      <h1 ref={heading} className={pageStyles.title} tabIndex={-1}>
        {added === 0 ? texts.addedNone : texts.added(added)}
      </h1>
      {/* The toast follows the heading, which has the focus: the next press of Tab focuses 'Undo'. */}
      {isOffered && undoToast}
      {list !== null && (
        <p className={cx(pageStyles.sentences, styles.inList)}>
          <CheckIcon size={20} aria-hidden />
          {texts.intoListName(list.name)}
        </p>
      )}
      <div className={styles.buttons}>
        {list !== null && (
          <Link className={cx(buttons.button, buttons.outline, buttons.large)} href={list.href}>
            {texts.openList}
          </Link>
        )}
        <Link className={cx(buttons.button, buttons.solid, buttons.large)} href="/?tab=favorites">
          {texts.showFavorites}
        </Link>
        <Button size="large" aria-disabled={undo?.status === "pending" || undefined} onClick={onAnother}>
          {texts.another}
        </Button>
      </div>
      {missing > 0 && (
        <>
          <p className={styles.hint}>{texts.leftOut(missing)}</p>
          <DownloadMissing onDownload={onDownload} />
        </>
      )}
    </div>
  );
}
