/** What a user has typed into a form that was closed before it was saved. */
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

/** Creates a store that keeps one draft for each name of a form. */
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
