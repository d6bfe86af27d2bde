import { moveId, walkAddress, walkThrough } from "@flaneur/domain";
import { useMessages } from "@flaneur/ui";
import { OwnListScreen, useListsMessages } from "@flaneur/ui/lists";
import { useSelector } from "@xstate/react";
import { type ComponentProps, useEffect, useState } from "react";
import { useLocation, useNavigate, useParams } from "react-router";
import { useActors } from "../app-context.ts";
import { ListExport } from "../features/export/ListExport.tsx";
import { type EntryChange, orderOfAll, pagesOf } from "../features/lists/entry-changes.ts";
import { errorText } from "../features/lists/error-text.ts";
import { ListRefused, loadOwnList } from "../features/lists/list-calls.ts";
import { ownListQueryMachine } from "../features/lists/list-queries.ts";
import { OwnListDialogs, type OwnListRequest } from "../features/lists/OwnListDialogs.tsx";
import { shownList } from "../features/lists/own-list.machine.ts";
import { ownListState } from "../features/lists/own-list-state.ts";
import { saveChange } from "../features/lists/save-change.ts";
import { useCallQuery } from "../features/lists/use-call-query.ts";
import { useMovedPlace } from "../features/lists/use-moved-place.ts";
import { useOwnList } from "../features/lists/use-own-list.ts";
import { sharedListPage } from "../features/shared-links/shared-list-page.ts";
import { useGraph } from "../graph/graph-context.ts";
import { useAuth } from "../page/use-auth.ts";
import { useLoaded } from "../query/use-loaded.ts";
import type { EntryState } from "../routing/entry-state.ts";
import { LISTS_PATH } from "../routing/list-paths.ts";
import { useTitle } from "../routing/use-title.ts";

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
  const query = useCallQuery(ownListQueryMachine, { id, page: askedPage }, async (wanted) => ({
    list: await loadOwnList(call, wanted.id, wanted.page),
  }));
  const loaded = useLoaded(query);
  const actor = useOwnList(
    (list, change) => saveChange(call, list, change),
    () => {
      // The query ends when the page is left, but the saves of the list continue.
      if (query.getSnapshot().status === "active") query.send({ type: "query.refresh" });
    },
  );
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
  const entryOf = (placeId: string) => list?.entries.find(({ place }) => place.id === placeId);
  useTitle(list?.name ?? texts.title);

  const reason = errorText(error, messages);
  const isConflict = error instanceof ListRefused && error.current !== null;
  return (
    <>
      <OwnListScreen
        {...NO_ACTIONS}
        state={ownListState(list, page, loaded, messages)}
        listsHref={LISTS_PATH}
        failure={reason === null ? null : isConflict ? words.changedElsewhere : words.notSaved(reason)}
        walkHref={
          list !== null && list.count > 1
            ? walkAddress(walkThrough(list.placeIds, list.placeIds.length, list.name))
            : undefined
        }
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
          change({ kind: "order", placeIds: moveId(list.placeIds, placeId, number - 1) });
        }}
        onReorder={(ids) => {
          if (list !== null) change({ kind: "order", placeIds: orderOfAll(list.placeIds, ids) });
        }}
        onVisitedChange={(placeId, visited) => {
          const entry = entryOf(placeId);
          if (entry !== undefined) change({ kind: "entry", placeId, note: entry.note, visited });
        }}
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
          onLinkChanged={() => query.send({ type: "query.refresh" })}
          onDeleted={() => navigate(LISTS_PATH, { replace: true })}
        />
      )}
    </>
  );
}

const pageAddress = (page: number): string => (page === 1 ? "?" : `?page=${page}`);
