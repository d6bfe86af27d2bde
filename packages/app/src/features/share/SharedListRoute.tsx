import { listWalk, walkAddress } from "@flaneur/domain";
import { focusContent, useIsHydrated, useMessages } from "@flaneur/ui";
import { usePlaceMessages } from "@flaneur/ui/place-screen";
import {
  type ListTaking,
  SharedListScreen,
  type SharedState,
  type ShownSharedList,
  sharedListState,
  useSharedMessages,
} from "@flaneur/ui/shared-list";
import { useActorRef } from "@xstate/react";
import { useEffect, useMemo, useRef, useState } from "react";
import { useLocation, useNavigate, useParams } from "react-router";
import { AppContext, useActors } from "../../app-context.ts";
import { useGraph } from "../../graph/graph-context.ts";
import { cachedResult, graphActor, networkReturnActor } from "../../query/query.actors.ts";
import { useLoaded } from "../../query/use-loaded.ts";
import { listPath } from "../../routing/list-paths.ts";
import { useTitle } from "../../routing/use-title.ts";
import { useReloadForUser } from "../../session/use-reload-for-user.ts";
import { ListExport } from "../export/ListExport.tsx";
import { useGuideCards } from "../guide/use-guide-cards.ts";
import { ListStreets } from "../map/ListStreets.tsx";
import { sharedListPage } from "./shared-list-page.ts";
import { isShortened, sharedListMachine, sharedListQuery } from "./shared-queries.ts";
import { useShare } from "./use-share.ts";
import { useTakeList } from "./use-take-list.ts";

/** The page '/lists/:token' of a list that a person shares by a link. */
export function SharedListRoute() {
  const { token = "" } = useParams();
  const page = sharedListPage(useLocation().search);
  return <SharedList key={token} token={token} page={page} />;
}

const NONE: readonly never[] = [];
const placeIds = (places: readonly { readonly id: string }[]): readonly string[] => places.map(({ id }) => id);

interface SharedListProps {
  readonly token: string;
  readonly page: number;
}

/** Renders one page of a list. `taking`, the state of 'Save to my favorites', is kept when the page number changes. */
function SharedList({ token, page }: SharedListProps) {
  const navigate = useNavigate();
  const { auth, authDialog, favorites } = useActors();
  const taking = useTakeList({
    token,
    auth,
    onSignIn: (intent) => authDialog.send({ type: "signIn.prompt", intent }),
    onKept: () => favorites.send({ type: "favorites.changed" }),
    onCopied: (id) => navigate(listPath(id)),
  });
  const shownPage = useRef(page);
  useEffect(() => {
    if (shownPage.current === page) return;
    shownPage.current = page;
    // The pressed button was removed with the page before.
    if (document.activeElement === document.body) focusContent();
  }, [page]);
  return <SharedListPage key={page} token={token} page={page} taking={taking} />;
}

function SharedListPage({ token, page, taking }: SharedListProps & { readonly taking: ListTaking }) {
  const graph = useGraph();
  const messages = useMessages();
  const navigate = useNavigate();
  const { auth } = useActors();
  const now = AppContext.useSelector(({ context }) => context.now);
  const query = useMemo(() => sharedListQuery(graph, () => auth.getSnapshot().context.user !== null), [graph, auth]);
  const machine = useMemo(
    () => sharedListMachine.provide({ actors: { load: graphActor(query), networkReturn: networkReturnActor } }),
    [query],
  );
  const [first] = useState(() => cachedResult(query, { token, page }));
  const actor = useActorRef(machine, { input: { variables: { token, page }, first } });
  useReloadForUser(actor);
  const isFirstShortened = first?.kind === "found" && isShortened(first.found, page);
  useEffect(() => {
    if (!isFirstShortened) return;
    // The result of the page must not come from the cache, which may have stored the shortened one.
    void graph.call(query.document, query.variables({ token, page }));
  }, [isFirstShortened, graph, query, token, page]);
  const { isKept } = taking;
  const wasKept = useRef(isKept);
  useEffect(() => {
    // The hearts of all places have changed. A page that is opened later is loaded with them.
    if (isKept && !wasKept.current) actor.send({ type: "query.refresh" });
    wasKept.current = isKept;
  }, [isKept, actor]);
  const loaded = useLoaded(actor);
  const found = loaded.result?.kind === "found" ? loaded.result.found : null;
  const places = useMemo(() => found?.entries.map(({ place }) => place) ?? NONE, [found]);
  const { favorites, onToggleFavorite } = useGuideCards(places);
  const { result, failure } = loaded;
  const state = useMemo(() => sharedListState({ result, failure }, page, messages), [result, failure, page, messages]);
  const share = useShare();
  // The link is built in the browser, because the server may not know its public address.
  const isHydrated = useIsHydrated();
  useTitle(useTitleOf(state));
  return (
    <SharedListScreen
      state={state}
      favorites={favorites}
      onToggleFavorite={onToggleFavorite}
      share={share}
      taking={taking}
      exportMenu={
        <ListExport
          name={found?.name ?? ""}
          count={found?.count ?? 0}
          path={`/api/shared/lists/${encodeURIComponent(token)}/export`}
        />
      }
      walkHref={
        found !== null && places.length > 1
          ? walkAddress(listWalk({ ...found, placeIds: placeIds(places), list: { kind: "shared", id: token } }, now))
          : undefined
      }
      isWalkSaved={found !== null && found.walk !== null}
      {...(places.some(({ coordinates }) => coordinates !== null) && {
        map: (
          <ListStreets
            places={places}
            firstNumber={state.status === "ready" ? state.data.firstNumber : 1}
            onSelect={(id) => navigate(`/places/${encodeURIComponent(id)}`)}
          />
        ),
      })}
      link={isHydrated ? `${location.origin}/lists/${encodeURIComponent(token)}` : undefined}
      onPrint={() => print()}
      onPageChange={(next) => navigate(next === 1 ? "?" : `?page=${next}`)}
      onRetry={() => actor.send({ type: "query.retry" })}
    />
  );
}

function useTitleOf(state: SharedState<ShownSharedList>): string | undefined {
  const { place } = usePlaceMessages();
  const { shared } = useSharedMessages();
  if (state.status === "ready") return state.data.name;
  if (state.status === "ended") return shared.ended.list.title;
  return state.status === "missing" ? place.pageNotFoundTitle : undefined;
}
