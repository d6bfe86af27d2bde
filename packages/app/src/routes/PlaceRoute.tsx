import { useMessages } from "@flaneur/ui";
import { PlaceScreen, placeState, placeTitle } from "@flaneur/ui/place-screen";
import { useActorRef } from "@xstate/react";
import { useEffect, useMemo } from "react";
import { useNavigate, useParams } from "react-router";
import { AppContext } from "../app-context.ts";
import { useHearts } from "../features/favorites/use-hearts.ts";
import { placeDetailActor } from "../features/places/place-detail.actors.ts";
import { placeDetailMachine } from "../features/places/place-detail.machine.ts";
import { networkReturnActor } from "../features/query/query.actors.ts";
import { useLoaded } from "../features/query/use-loaded.ts";
import { useReload } from "../features/query/use-reload.ts";
import { useGraph } from "../graphql/graph-context.ts";
import { useTitle } from "../routing/use-title.ts";

/** '/places/:id': the page of one place. */
export default function PlaceRoute() {
  const { id = "" } = useParams();
  // Another place is another query from the start: nothing of the one before may be seen under its address.
  return <PlacePage key={id} id={id} />;
}

function PlacePage({ id }: { readonly id: string }) {
  const graph = useGraph();
  const messages = useMessages();
  const navigate = useNavigate();
  const auth = AppContext.useSelector(({ context }) => context.auth);
  const machine = useMemo(() => {
    const load = placeDetailActor(graph, () => auth.getSnapshot().context.user !== null);
    return placeDetailMachine.provide({ actors: { load, networkReturn: networkReturnActor } });
  }, [graph, auth]);
  const actor = useActorRef(machine, { input: { variables: id } });
  useReload(actor);
  const loaded = useLoaded(actor);
  const detail = loaded.result?.detail ?? null;
  const places = useMemo(() => (detail === null ? [] : [detail.place, ...detail.related]), [detail]);
  const { favorites, onToggleFavorite } = useHearts(places);
  const state = placeState(loaded, messages);
  useTitle(placeTitle(state, messages));

  // Our own ids are in lower case; an address typed by hand may not be.
  const other = id.toLowerCase();
  const misspelt = state.status === "missing" && other !== id;
  useEffect(() => {
    if (misspelt) navigate(`/places/${encodeURIComponent(other)}`, { replace: true });
  }, [misspelt, other, navigate]);

  return (
    <PlaceScreen
      state={misspelt ? { status: "loading" } : state}
      favorites={favorites}
      onToggleFavorite={onToggleFavorite}
      onGoBack={() => navigate("/")}
    />
  );
}
