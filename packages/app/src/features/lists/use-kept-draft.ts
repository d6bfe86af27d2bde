import { useEffect, useEffectEvent } from "react";
import { usePage } from "../../page/page-context.ts";
import { createKeptDrafts } from "./kept-drafts.ts";

/** Drafts are kept in memory until the browser reloads or closes the document. They are not stored. */
const drafts = createKeptDrafts();

interface KeptForm<Draft> {
  readonly isOpen: boolean;
  readonly isSaving: boolean;
  readonly draft: Draft | null;
  /** Whether the open form has text that the visitor typed. */
  readonly hasChanges: () => boolean;
}

/**
 * Keeps the draft of a form that is open or being saved when the server ends the session. If the same user is signed in
 * when the component is mounted again, `restore` is called with the draft.
 * @param name The name of the form. It includes the id of what the form changes.
 * @param restore Opens the form.
 */
export function useKeptDraft<Draft extends object>(
  form: KeptForm<Draft>,
  name: string,
  restore: (draft: Draft) => void,
): void {
  const auth = usePage((page) => page.auth);
  const keep = useEffectEvent((owner: string) => {
    if ((form.isOpen || form.isSaving) && form.draft !== null) drafts.keep(name, { owner, draft: form.draft });
  });
  useEffect(() => {
    let owner = auth.getSnapshot().context.user?.id ?? null;
    const following = auth.subscribe(({ context }) => {
      owner = context.user?.id ?? owner;
    });
    const ended = auth.on("auth.ended", ({ end }) => {
      if (end === "refused" && owner !== null) keep(owner);
    });
    return () => {
      following.unsubscribe();
      ended.unsubscribe();
    };
  }, [auth]);
  const reopen = useEffectEvent(() => {
    const owner = auth.getSnapshot().context.user?.id;
    const draft = owner === undefined ? null : drafts.take(name, owner);
    // The same form has stored the draft.
    if (draft !== null) restore(draft as Draft);
  });
  const leave = useEffectEvent(() => {
    const owner = auth.getSnapshot().context.user?.id;
    if (owner !== undefined && form.hasChanges()) keep(owner);
  });
  useEffect(() => {
    reopen();
    return () => leave();
  }, []);
}
