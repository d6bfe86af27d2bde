import { useMessages } from "@flaneur/ui";
import {
  changeFailureText,
  failureText,
  ListDialog,
  ListsScreen,
  type ListsState,
  useListsMessages,
} from "@flaneur/ui/lists";
import { useNavigate } from "react-router";
import { useActors } from "../../app-context.ts";
import { useGraph } from "../../graph/graph-context.ts";
import { useLoaded } from "../../query/use-loaded.ts";
import { BRING_PATH, listPath } from "../../routing/list-paths.ts";
import { useTitle } from "../../routing/use-title.ts";
import { useAuth } from "../../session/use-auth.ts";
import { createList, loadLists } from "./list-calls.ts";
import { createListForm, EMPTY_TEXTS, textsOf } from "./list-forms.ts";
import { listsMachine } from "./list-queries.ts";
import { useCallQuery } from "./use-call-query.ts";
import { useDraftForm } from "./use-draft-form.ts";
import { useKeptDraft } from "./use-kept-draft.ts";

/** The page '/my/lists' of the visitor's lists. */
export function OwnListsRoute() {
  const { lists } = useListsMessages();
  const { user, unknown } = useAuth();
  useTitle(lists.title);
  if (user === null) return <Screen state={{ status: unknown ? "loading" : "signedOut" }} />;
  return <OwnListsPage key={user.id} />;
}

interface ScreenProps {
  readonly state: ListsState;
  readonly onCreate?: () => void;
  readonly onRetry?: () => void;
}

const nothing = () => {};

function Screen({ state, onCreate = nothing, onRetry = nothing }: ScreenProps) {
  const { authDialog } = useActors();
  return (
    <ListsScreen
      state={state}
      back={{ href: "/?tab=favorites" }}
      listHref={listPath}
      bringHref={BRING_PATH}
      onCreate={onCreate}
      onSignIn={() => authDialog.send({ type: "signIn.open", form: "signIn" })}
      onRetry={onRetry}
    />
  );
}

function OwnListsPage() {
  const messages = useMessages();
  const navigate = useNavigate();
  const { call } = useGraph();
  const query = useCallQuery(listsMachine, null, () => loadLists(call));
  const { result, failure } = useLoaded(query);
  const form = useDraftForm(
    createListForm,
    () => "create",
    async (draft, signal) => {
      const { id } = await createList(call, textsOf(draft));
      if (!signal.aborted) navigate(listPath(id));
    },
  );
  useKeptDraft(form, "create", form.restore);
  const draft = form.draft ?? EMPTY_TEXTS;
  const state: ListsState =
    result !== null
      ? { status: "ready", lists: result.map(({ share, ...list }) => ({ ...list, isShared: share !== null })) }
      : failure !== null
        ? { status: "error", message: failureText(failure, messages) }
        : { status: "loading" };
  return (
    <>
      <Screen
        state={state}
        onCreate={() => form.open(EMPTY_TEXTS)}
        onRetry={() => query.send({ type: "query.retry" })}
      />
      <ListDialog
        open={form.isOpen}
        mode="create"
        draft={draft}
        submit={form.isSaving ? "pending" : draft.name.trim() === "" ? "disabled" : "enabled"}
        failure={form.error && changeFailureText(form.error, messages)}
        onDraftChange={form.change}
        onSubmit={form.submit}
        onCancel={form.close}
        onClose={form.dismiss}
      />
    </>
  );
}
