import { listWalk, moveBetween, moveTo, parseSavedWalk, walkAddress } from "@flaneur/domain";
import { useMessages } from "@flaneur/ui";
import { changeFailureText, OwnListScreen, useListsMessages } from "@flaneur/ui/lists";
import { useSelector } from "@xstate/react";
import { type ComponentProps, useEffect, useState } from "react";
import { useLocation, useNavigate, useParams } from "react-router";
import { AppContext, useActors } from "../../app-context.ts";
import { formErrorOf } from "../../form/form-error.ts";
import { useGraph } from "../../graph/graph-context.ts";
import { useLoaded } from "../../query/use-loaded.ts";
import type { EntryState } from "../../routing/entry-state.ts";
import { LISTS_PATH } from "../../routing/list-paths.ts";
import { useTitle } from "../../routing/use-title.ts";
import { useAuth } from "../../session/use-auth.ts";
import { ListExport } from "../export/ListExport.tsx";
import { sharedListPage } from "../share/shared-list-page.ts";
import { type EntryChange, pagesOf } from "./entry-changes.ts";
import { loadOwnList } from "./list-calls.ts";
import { ownListQueryMachine } from "./list-queries.ts";
import { OwnListDialogs, type OwnListRequest } from "./OwnListDialogs.tsx";
import { shownList } from "./own-list.machine.ts";
import { ownListState } from "./own-list-state.ts";
import { saveChange } from "./save-change.ts";
import { useCallQuery } from "./use-call-query.ts";
import { useMovedPlace } from "./use-moved-place.ts";
import { useOwnList } from "./use-own-list.ts";

/** The page '/my/lists/:id' of one of the visitor's lists. */
export function OwnListRoute() {
  const { id = "" } = useParams();
  const page = sharedListPage(useLocation().search);
  const { user, unknown } = useAuth();
  if (user === null) return <SignedOut state={{ status: unknown ? "loading" : "signedOut" }} />;
  return <OwnListPage key={`${user.id} ${id}`} id={id} askedPage={page} />;
}

const nothing = () => {};
const NO_ACTIONS = {
  failure: null,
  isWalkSaved: false,
  onPrint: nothing,
  onEdit: nothing,
  onShare: nothing,
  onDelete: nothing,
  onAddPlaces: nothing,
  onReorder: nothing,
  onMove: nothing,
  movedId: null,
  onRemove: nothing,
  onNote: nothing,
  onVisitedChange: nothing,
  onPageChange: nothing,
  onRetry: nothing,
};

function SignedOut({ state }: Pick<ComponentProps<typeof OwnListScreen>, "state">) {
  const { authDialog } = useActors();
  const { lists } = useListsMessages();
  useTitle(lists.title);
  return (
    <OwnListScreen
      {...NO_ACTIONS}
      state={state}
      listsHref={LISTS_PATH}
      onSignIn={() => authDialog.send({ type: "signIn.open", form: "signIn" })}
    />
  );
}

interface OwnListPageProps {
  readonly id: string;
  /** The page in the address, from 1. */
  readonly askedPage: number;
}

function OwnListPage({ id, askedPage }: OwnListPageProps) {
  const messages = useMessages();
  const { list: words, lists: texts } = useListsMessages();
  const navigate = useNavigate();
  const { call } = useGraph();
  const now = AppContext.useSelector(({ context }) => context.now);
  const query = useCallQuery(ownListQueryMachine, { id, page: askedPage }, async (wanted) => ({
    list: await loadOwnList(call, wanted.id, wanted.page),
  }));
  const loaded = useLoaded(query);
  const refresh = () => {
    // The query ends when the page is left, but the saves of the list continue.
    if (query.getSnapshot().status === "active") query.send({ type: "query.refresh" });
  };
  const actor = useOwnList((listId, change) => saveChange(call, listId, change), refresh);
  const found = loaded.result?.list ?? null;
  useEffect(() => {
    if (found !== null) actor.send({ type: "list.loaded", list: found });
  }, [actor, found]);
  const { list: stored, changes, error } = useSelector(actor, ({ context }) => context);
  const list = shownList({ list: stored, changes });
  // The last page is shown if the list has become shorter.
  const page = list === null ? askedPage : Math.min(askedPage, pagesOf(list));
  useEffect(() => {
    if (query.getSnapshot().context.variables.page !== page)
      query.send({ type: "query.load", variables: { id, page } });
  }, [query, id, page]);
  const { movedId, setMovedId } = useMovedPlace(list, page, (next) => {
    const state: EntryState = { keepsScroll: true };
    void navigate(pageAddress(next), { replace: true, state });
  });
  const [request, setRequest] = useState<OwnListRequest | null>(null);
  const change = (made: EntryChange) => actor.send({ type: "list.change", change: made });
  useTitle(list?.name ?? texts.title);

  const reason = error === null ? null : changeFailureText(formErrorOf(error), messages);
  return (
    <>
      <OwnListScreen
        {...NO_ACTIONS}
        state={ownListState(list, page, loaded, messages)}
        listsHref={LISTS_PATH}
        failure={reason === null ? null : words.notSaved(reason)}
        walkHref={
          list !== null && list.count > 1
            ? walkAddress(listWalk({ ...list, list: { kind: "own", id } }, now))
            : undefined
        }
        isWalkSaved={parseSavedWalk(list?.walk ?? null) !== null}
        {...(list !== null &&
          list.count > 0 && {
            exportMenu: (
              <ListExport name={list.name} count={list.count} path={`/api/lists/${encodeURIComponent(id)}/export`} />
            ),
          })}
        onPrint={() => print()}
        onSignIn={nothing}
        onEdit={() => setRequest({ kind: "edit" })}
        onShare={() => setRequest({ kind: "share" })}
        onDelete={() => setRequest({ kind: "delete" })}
        onAddPlaces={() => setRequest({ kind: "addPlaces" })}
        onNote={(placeId) => setRequest({ kind: "note", placeId })}
        movedId={movedId}
        onMove={(placeId, number) => {
          if (list === null) return;
          setMovedId(placeId);
          change({ kind: "move", move: moveTo(list.placeIds, placeId, number - 1) });
        }}
        onReorder={(ids) => {
          const move = list === null ? null : moveBetween(list.placeIds, ids);
          if (move !== null) change({ kind: "move", move });
        }}
        onVisitedChange={(placeId, visited) => change({ kind: "visited", placeId, visited })}
        onRemove={(placeId) => change({ kind: "remove", placeId })}
        onPageChange={(next) => {
          setMovedId(null);
          void navigate(pageAddress(next));
        }}
        onRetry={() => query.send({ type: "query.retry" })}
      />
      {list !== null && (
        <OwnListDialogs
          list={list}
          request={request}
          onSaved={(saved) => actor.send({ type: "list.saved", list: saved })}
          onLinkChanged={refresh}
          onDeleted={() => navigate(LISTS_PATH, { replace: true })}
        />
      )}
    </>
  );
}

const pageAddress = (page: number): string => (page === 1 ? "?" : `?page=${page}`);
