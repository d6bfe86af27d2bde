import { useRef } from "react";
import type { FormMachine } from "../../form/form.machine.ts";
import type { SaveForm } from "../../form/use-form.ts";
import { usePage } from "../../page/page-context.ts";
import { createKeptDrafts } from "./kept-drafts.ts";
import { useSavedForm } from "./use-saved-form.ts";

/**
 * Saves a draft.
 * @param signal As for `SaveForm`.
 * @param hasWaited Whether the draft was kept since an earlier opening, or could not be saved at first. What it changes
 * may have been changed elsewhere meanwhile.
 */
type SaveDraft<Draft> = (draft: Draft, signal: AbortSignal, hasWaited: boolean) => Promise<void>;

/** Drafts are kept in memory until the browser reloads or closes the document. They are not stored. */
const drafts = createKeptDrafts();

/**
 * Returns a form that keeps its text when the visitor closes its dialog by Escape, by the cross or by a press outside,
 * and when a save fails after the form was unmounted or opened again. The form shows the text again when it is next
 * opened. For 'Cancel', call `close`: the text is not kept.
 * @param nameOf Returns the name under which a draft is kept. The name includes the id of what the form changes.
 */
export function useDraftForm<Draft extends object>(
  machine: FormMachine<Draft>,
  nameOf: (draft: Draft) => string,
  save: SaveDraft<Draft>,
) {
  const auth = usePage((page) => page.auth);
  const owner = () => auth.getSnapshot().context.user?.id ?? null;
  const keep = (draft: Draft) => {
    const user = owner();
    if (user !== null) drafts.keep(nameOf(draft), { owner: user, draft });
  };
  const hasWaited = useRef(false);
  const saveDraft: SaveForm<Draft> = async (draft, signal) => {
    try {
      await save(draft, signal, hasWaited.current);
    } catch (error) {
      hasWaited.current = true;
      throw error;
    }
  };
  const form = useSavedForm(machine, saveDraft, keep);
  /** The values without what the visitor has typed. Null if `restore` has opened the form. */
  const fresh = useRef<Draft | null>(null);
  const hasChanges = () => form.isOpen && !form.isSaving && form.draft !== null && isChanged(form.draft, fresh.current);
  return {
    ...form,
    hasChanges,
    /** Opens the form, with the kept draft or else with this draft. */
    open: (first: Draft) => {
      fresh.current = first;
      const user = owner();
      const kept = user === null ? null : drafts.take(nameOf(first), user);
      hasWaited.current = kept !== null;
      // The same form has stored the draft.
      form.open(kept === null ? first : (kept as Draft));
    },
    /** Opens the form with a draft that is not saved. */
    restore: (unsaved: Draft) => {
      fresh.current = null;
      hasWaited.current = true;
      form.open(unsaved);
    },
    dismiss: () => {
      // A save that fails opens the dialog again.
      if (form.draft !== null && hasChanges()) keep(form.draft);
      form.close();
    },
  };
}

/** Whether a field of a form differs from its first value. */
const isChanged = <Draft extends object>(draft: Draft, fresh: Draft | null): boolean =>
  fresh === null || (Object.keys(fresh) as (keyof Draft)[]).some((field) => draft[field] !== fresh[field]);
