import { useRef } from "react";
import { usePage } from "../../page/page-context.ts";
import type { createFormMachine } from "./form.machine.ts";
import { createKeptDrafts } from "./kept-drafts.ts";
import { type SaveForm, useForm } from "./use-form.ts";

/** Drafts are kept in memory until the browser reloads or closes the document. They are not stored. */
const drafts = createKeptDrafts();

/**
 * Returns a form that keeps its text when the visitor closes its dialog by Escape, by the cross or by a press outside,
 * and when a save fails after the form was unmounted or opened again. The form shows the text again when it is next
 * opened. For 'Cancel', call `close`: the text is not kept.
 * @param nameOf Returns the name under which a draft is kept. The name includes the id of what the form changes.
 * @param save Saves the form, as for `useForm`.
 */
export function useDraftForm<Draft extends object>(
  machine: ReturnType<typeof createFormMachine<Draft>>,
  nameOf: (draft: Draft) => string,
  save: SaveForm<Draft>,
) {
  const auth = usePage((page) => page.auth);
  const owner = () => auth.getSnapshot().context.user?.id ?? null;
  const keep = (draft: Draft) => {
    const user = owner();
    if (user !== null) drafts.keep(nameOf(draft), { owner: user, draft });
  };
  const form = useForm(machine, save, keep);
  /** The values without what the visitor has typed. Null if `restore` has opened the form. */
  const fresh = useRef<Draft | null>(null);
  return {
    ...form,
    /** Opens the form, with the kept draft or else with this draft. */
    open: (first: Draft) => {
      fresh.current = first;
      const user = owner();
      const kept = user === null ? null : drafts.take(nameOf(first), user);
      // The same form has stored the draft.
      form.open(kept === null ? first : (kept as Draft));
    },
    /** Opens the form with a draft that is not saved. */
    restore: (unsaved: Draft) => {
      fresh.current = null;
      form.open(unsaved);
    },
    /** Shows a draft that is saved, such as the saved version after a conflict. */
    showSaved: (saved: Draft) => {
      fresh.current = saved;
      form.change(saved);
    },
    dismiss: () => {
      // A save that fails opens the dialog again.
      if (!form.isSaving && form.draft !== null && isChanged(form.draft, fresh.current)) keep(form.draft);
      form.close();
    },
  };
}

/** Whether a field of a form differs from its first value. */
const isChanged = <Draft extends object>(draft: Draft, fresh: Draft | null): boolean =>
  fresh === null || (Object.keys(fresh) as (keyof Draft)[]).some((field) => draft[field] !== fresh[field]);
