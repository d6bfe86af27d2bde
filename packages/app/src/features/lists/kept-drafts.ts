/** What a user had typed into a form when the server ended the session. */
interface KeptDraft {
  /** The id of the user. Another user never sees the draft. */
  readonly owner: string;
  readonly draft: unknown;
}

export interface KeptDrafts {
  readonly keep: (form: string, kept: KeptDraft) => void;
  /** Returns the draft of a form, and removes it. Null if nothing is kept for this user. */
  readonly take: (form: string, owner: string) => unknown;
}

/** Creates a store of drafts, by the names of their forms. */
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
