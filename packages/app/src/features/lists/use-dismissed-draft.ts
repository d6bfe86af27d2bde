import { useRef } from "react";
import { usePage } from "../../page/page-context.ts";
import { createKeptDrafts } from "./kept-drafts.ts";

/** Drafts last as long as the page: they are not stored. */
const drafts = createKeptDrafts();

interface DismissibleForm<Draft> {
  readonly isSaving: boolean;
  readonly draft: Draft | null;
  readonly open: (draft: Draft) => void;
  readonly close: () => void;
}

/**
 * Keeps the text of a form when the visitor closes its dialog by Escape, by the cross or by a press outside. The form
 * shows the text again when it is next opened. For 'Cancel', call `close` of the form: the text is not kept.
 */
export function useDismissedDraft<Draft extends object>({ isSaving, draft, open, close }: DismissibleForm<Draft>) {
  const auth = usePage((page) => page.auth);
  const owner = () => auth.getSnapshot().context.user?.id ?? null;
  const opened = useRef<{ readonly name: string; readonly fresh: Draft | null } | null>(null);
  return {
    /**
     * Opens the form.
     * @param name The name of the form. Includes the id of what it changes.
     * @param fresh The draft if nothing was typed before.
     */
    open: (name: string, fresh: Draft) => {
      const user = owner();
      opened.current = { name, fresh };
      const kept = user === null ? null : drafts.take(name, user);
      // The same form has stored the draft.
      open(kept === null ? fresh : (kept as Draft));
    },
    /** Opens the form with a draft that is not saved. */
    restore: (name: string, unsaved: Draft) => {
      opened.current = { name, fresh: null };
      open(unsaved);
    },
    dismiss: () => {
      const user = owner();
      const form = opened.current;
      // A save that fails opens the dialog again.
      const isUnsaved = !isSaving && draft !== null && form !== null && isChanged(draft, form.fresh);
      if (user !== null && isUnsaved) drafts.keep(form.name, { owner: user, draft });
      close();
    },
  };
}

/** Whether a field of a form differs from its first value. */
const isChanged = <Draft extends object>(draft: Draft, fresh: Draft | null): boolean =>
  fresh === null || (Object.keys(fresh) as (keyof Draft)[]).some((field) => draft[field] !== fresh[field]);
