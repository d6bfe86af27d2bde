import { type ReactNode, useEffect, useRef, useState } from "react";
import { ContentPage } from "../../components/ContentPage/ContentPage.tsx";
import { VisuallyHidden } from "../../components/VisuallyHidden/VisuallyHidden.tsx";
import { useBringMessages } from "../../messages/bring.ts";
import { BringDone } from "./BringDone.tsx";
import { BringProgress } from "./BringProgress.tsx";
import { BringReview, type BringReviewActions } from "./BringReview.tsx";
import { BringStart } from "./BringStart.tsx";
import type { BringState } from "./bring-state.ts";
import { savedText } from "./saved-text.ts";

export interface BringScreenProps extends BringReviewActions {
  readonly state: BringState;
  /** Called with the files that the visitor has chosen. */
  readonly onFiles: (files: readonly File[]) => void;
  /** Called with the text of a list that the visitor has pasted. */
  readonly onText: (text: string) => void;
  /** Called when 'Try again' is pressed after the reading or the search has failed. */
  readonly onRetry: () => void;
  /** The toast that can undo the save, shown while the state has `undo`. Use `BringUndoToast`. */
  readonly undoToast?: ReactNode;
}

/**
 * The page on which visitors import places that they have saved on other maps. Places that match ours can be added to
 * the favorites and to a new list.
 */
export function BringScreen({ state, onFiles, onText, onRetry, undoToast, ...actions }: BringScreenProps) {
  const { bring: texts } = useBringMessages();
  // The state is here rather than in the first step, so that the text is still in the field after an error or 'Cancel'.
  const [list, setList] = useState("");
  const main = useRef<HTMLElement>(null);
  const previous = useRef(state.status);
  const { status } = state;
  // The pressed control is removed, so the focus moves to the heading of the next step. It stays where it is if the
  // visitor has moved it out of the page meanwhile, for example to the search or into a dialog.
  useEffect(() => {
    if (previous.current === status) return;
    previous.current = status;
    const { activeElement, body } = document;
    const isElsewhere = activeElement !== null && activeElement !== body && !main.current?.contains(activeElement);
    if (!isElsewhere) main.current?.querySelector("h1")?.focus();
  }, [status]);
  return (
    <ContentPage ref={main} back={{ href: "/?tab=favorites", text: texts.back }}>
      {state.status === "choosing" && (
        <BringStart refused={state.refused} list={list} onListChange={setList} onFiles={onFiles} onText={onText} />
      )}
      {(state.status === "reading" || state.status === "readFailed" || state.status === "lookingUp") && (
        <BringProgress state={state} onRetry={onRetry} onCancel={actions.onCancel} />
      )}
      {state.status === "review" && <BringReview state={state} {...actions} />}
      {state.status === "done" && (
        <BringDone
          state={state}
          undoToast={undoToast}
          onDownload={actions.onDownload}
          onAnother={() => {
            setList("");
            actions.onCancel();
          }}
        />
      )}
      <VisuallyHidden role="status">{announcementOf(state, texts)}</VisuallyHidden>
    </ContentPage>
  );
}

/** Returns what a screen reader announces about a state. The progress is announced at each quarter. */
function announcementOf(state: BringState, texts: ReturnType<typeof useBringMessages>["bring"]): string {
  switch (state.status) {
    case "choosing":
    // The alert is announced.
    case "readFailed":
      return "";
    case "reading":
      return texts.reading(state.name, state.files);
    case "lookingUp": {
      const quarter = state.total === 0 ? 0 : Math.floor((4 * state.done) / state.total);
      return `${texts.lookingUp}: ${texts.progress(Math.ceil((quarter * state.total) / 4), state.total)}`;
    }
    case "review": {
      const { check, found, none, submit, isUndone } = state;
      if (submit === "pending") return texts.adding;
      return isUndone ? texts.undone : texts.found(found.length, check.length + found.length + none.length);
    }
    case "done": {
      if (state.undo?.status === "pending") return texts.undoing;
      const saved = savedText(state, texts);
      return state.undo?.status === "offered" ? `${saved}. ${texts.undoHint}` : saved;
    }
  }
}
