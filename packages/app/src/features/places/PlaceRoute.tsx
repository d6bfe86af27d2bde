import { type Coordinates, INITIAL_FILTERS, setSearch, toggleValue } from "@flaneur/domain";
import { HasOthersProvider, lazyPart, useOpened } from "@flaneur/ui";
import { PlaceScreen, placeState, placeTitle, usePlaceMessages } from "@flaneur/ui/place-screen";
import { useActorRef, useSelector } from "@xstate/react";
import { type MouseEvent, useEffect, useMemo, useState } from "react";
import { useNavigate, useParams } from "react-router";
import { useActors } from "../../app-context.ts";
import { useGraph } from "../../graph/graph-context.ts";
import { coordinateLookupMachine, type PlaceToLocate } from "../../location/coordinate-lookup.machine.ts";
import { useConfirmedLocation, useOpenLocationDialog } from "../../location/use-confirmed-location.ts";
import { useGeocodeActor } from "../../location/use-geocoder.ts";
import { usePage } from "../../page/page-context.ts";
import { cachedResult, graphActor, networkReturnActor } from "../../query/query.actors.ts";
import { useLoaded } from "../../query/use-loaded.ts";
import type { EntryState } from "../../routing/entry-state.ts";
import { opensElsewhere } from "../../routing/opens-elsewhere.ts";
import { useTitle } from "../../routing/use-title.ts";
import { useWayBack } from "../../routing/way-back.ts";
import { useAuth } from "../../session/use-auth.ts";
import { useReloadForUser } from "../../session/use-reload-for-user.ts";
import { useHearts } from "../favorites/use-hearts.ts";
import { filtersAddress } from "../filters/filters.address.ts";
import { preloadLightbox } from "../lightbox/Lightbox.tsx";
import { useOpenLightbox, useOpenLightboxById } from "../lightbox/use-lightbox.ts";
import { useMountedDialog } from "../lists/use-mounted-dialog.ts";
import { Streets } from "../map/Streets.tsx";
import { useShare } from "../share/use-share.ts";
import { useMetroWay } from "../travel/use-metro-way.ts";
import { placeDetailQuery } from "./place-detail.actors.ts";
import { placeDetailMachine } from "./place-detail.machine.ts";
import { usePlaceGuesses } from "./place-guesses.ts";

const AddToList = lazyPart(async () => (await import("../lists/AddToList.tsx")).AddToList);

/** The page '/places/:id' of a place. */
export function PlaceRoute() {
  const { id = "" } = useParams();
  // Each place has its own query, so that the previous place is never shown at the new path.
  return <PlacePage key={id} id={id} />;
}

function PlacePage({ id }: { readonly id: string }) {
  const graph = useGraph();
  const messages = usePlaceMessages();
  const navigate = useNavigate();
  const { auth, preferences, favorites: hearts, lightbox } = useActors();
  const location = useConfirmedLocation();
  const ask = useOpenLocationDialog();
  const back = useWayBack();
  const openMap = useOpenMap(id);
  const share = useShare();
  const hasOperator = usePage(({ settings }) => settings.operator !== null);
  const query = useMemo(() => placeDetailQuery(graph, () => auth.getSnapshot().context.user !== null), [graph, auth]);
  const machine = useMemo(
    () => placeDetailMachine.provide({ actors: { load: graphActor(query), networkReturn: networkReturnActor } }),
    [query],
  );
  const [first] = useState(() => cachedResult(query, id));
  const actor = useActorRef(machine, { input: { variables: id, first } });
  useReloadForUser(actor);
  const loaded = useLoaded(actor);
  const detail = loaded.result?.detail ?? null;
  const coordinates = useCoordinates(detail?.place ?? null);
  const places = useMemo(() => (detail === null ? [] : [detail.place, ...detail.related]), [detail]);
  const { favorites, onToggleFavorite } = useHearts(hearts, places);
  const openLightbox = useOpenLightbox(lightbox);
  const onPlay = useOpenLightboxById(lightbox, places, "video");
  const origin = location && { from: location.coordinates, mode: preferences.get().transportMode };
  const metro = useMetroWay(id, location?.coordinates ?? null);
  const found = placeState(loaded, messages, origin, coordinates);
  const state = found.status === "ready" && metro !== undefined ? { ...found, metro } : found;
  useTitle(placeTitle(state, messages));
  const addToList = useAddToList();

  // Our ids are in lower case. A path that was typed by hand may have capitals.
  const other = id.toLowerCase();
  const misspelt = state.status === "missing" && other !== id;
  useEffect(() => {
    if (misspelt) navigate(`/places/${encodeURIComponent(other)}`, { replace: true });
  }, [misspelt, other, navigate]);

  if (state.status === "missing" && !misspelt) return <MissingPlace id={id} />;
  const shown = state.status === "missing" ? ({ status: "loading" } as const) : state;
  return (
    <HasOthersProvider value={loaded.result?.hasOthers === true}>
      <PlaceScreen
        state={shown}
        favorites={favorites}
        onToggleFavorite={onToggleFavorite}
        onGoBack={() => navigate("/")}
        onRetry={() => actor.send({ type: "query.retry" })}
        onOpenMedia={(kind, index) => {
          if (detail !== null) openLightbox(detail.place, kind, index);
        }}
        onMediaIntent={preloadLightbox}
        onPlay={onPlay}
        back={back}
        {...(detail !== null &&
          detail.place.coordinates !== null && {
            map: {
              streets: <Streets key={id} position={detail.place.coordinates} />,
              link: { href: "/", onClick: openMap },
            },
          })}
        share={share}
        onAddToList={addToList.open}
        onAddToListIntent={AddToList.preload}
        contactHref={hasOperator ? "/about#imprint" : undefined}
        onLocate={location === null ? ask : undefined}
        // The link names the stored preferences, because a URL with a query is read without them.
        tagHref={(tag) => filtersAddress(toggleValue({ ...INITIAL_FILTERS, ...preferences.get() }, "tags", tag))}
      />
      {addToList.isOpen && detail !== null && (
        <AddToList key={addToList.key} place={detail.place} onClose={addToList.onClose} />
      )}
    </HasOthersProvider>
  );
}

/**
 * The state of the dialog 'Add to list…', which requires an account. The dialog closes when its user signs out, also in
 * another tab. If the server refuses the session, the dialog stays with its error, but not for another user.
 */
function useAddToList() {
  const { auth, authDialog } = useActors();
  const { user } = useAuth();
  const { key, isMounted, open, onClose } = useMountedDialog();
  const [requestedBy, setRequestedBy] = useState<string | null>(null);
  useEffect(() => {
    const ended = auth.on("auth.ended", ({ end }) => {
      if (end !== "refused") setRequestedBy(null);
    });
    return () => ended.unsubscribe();
  }, [auth]);
  const isRequested = isMounted && requestedBy !== null && (user === null || user.id === requestedBy);
  return {
    key,
    isOpen: useOpened(AddToList, isRequested) && isRequested,
    onClose,
    open: () => {
      if (user === null) authDialog.send({ type: "signIn.prompt", intent: { kind: "favorites" } });
      else {
        setRequestedBy(user.id);
        open();
      }
    },
  };
}

/**
 * Returns the click handler of a link that opens the map of the listing with a place selected. The browser handles a
 * click with another button or a modifier key.
 */
function useOpenMap(id: string) {
  const { layout } = useActors();
  const navigate = useNavigate();
  return (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    layout.set("map");
    navigate("/", { state: { selected: id } satisfies EntryState });
  };
}

function MissingPlace({ id }: { readonly id: string }) {
  const navigate = useNavigate();
  const { favorites: hearts, layout } = useActors();
  const guesses = usePlaceGuesses(id, {
    onSearch: (text) => navigate(filtersAddress(setSearch(INITIAL_FILTERS, text))),
    onShowMap: () => {
      layout.set("map");
      navigate("/");
    },
  });
  const { favorites, onToggleFavorite } = useHearts(hearts, guesses.places);
  return (
    <PlaceScreen
      state={{ status: "missing", guesses }}
      favorites={favorites}
      onToggleFavorite={onToggleFavorite}
      onGoBack={() => navigate("/")}
    />
  );
}

/**
 * Returns the coordinates of the place, which are looked up whenever a place is loaded (§4). Null until they are found.
 */
function useCoordinates(place: PlaceToLocate | null): Coordinates | null {
  const geocode = useGeocodeActor();
  const machine = useMemo(() => coordinateLookupMachine.provide({ actors: { geocode } }), [geocode]);
  const actor = useActorRef(machine, { input: { place: null } });
  useEffect(() => {
    if (place !== null) actor.send({ type: "lookup.start", place });
  }, [actor, place]);
  return useSelector(actor, ({ context }) => context.coordinates);
}
