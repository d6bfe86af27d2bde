/**
 * The unsaved draft of a form. The form was dismissed, its save failed after the form was unmounted or opened again, or
 * the form was open or being saved when the server ended the session of its user.
 */
interface KeptDraft {
  /** The id of the user. Another user never sees the draft. */
  readonly owner: string;
  readonly draft: unknown;
}

export interface KeptDrafts {
  readonly keep: (form: string, kept: KeptDraft) => void;
  /** Returns the draft of a form if this user typed it, otherwise null. Removes the draft in both cases. */
  readonly take: (form: string, owner: string) => unknown;
}

/** Creates a store in memory that keeps the last draft of each form, by the name of the form, such as `edit l1`. */
export function createKeptDrafts(): KeptDrafts {
  const drafts = new Map<string, KeptDraft>();
  return {
    keep: (form, kept) => void drafts.set(form, kept),
    take: (form, owner) => {
      const kept = drafts.get(form);
      drafts.delete(form);
      return kept?.owner === owner ? kept.draft : null;
    },
  };
}
