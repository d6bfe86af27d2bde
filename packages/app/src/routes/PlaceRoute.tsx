import { PlaceScreen, type PlaceState } from "@flaneur/ui/place-screen";
import { useActorRef, useSelector } from "@xstate/react";
import { useMemo } from "react";
import { useNavigate, useParams } from "react-router";
import { useClient } from "urql";
import { type PlaceDetail, placeDetailActor, placeDetailMachine } from "../features/places/place-detail.ts";
import { useSearchElsewhere } from "../features/search/use-search-elsewhere.ts";
import { useTheme } from "../features/theme/use-theme.ts";
import { useTitle } from "./use-title.ts";

interface Known {
  readonly answer: PlaceDetail;
  readonly message: string | null;
  readonly answered: boolean;
}

function placeState({ answer, message, answered }: Known): PlaceState {
  if (answer !== null) return { status: "ready", ...answer };
  if (message !== null) return { status: "error", message };
  return answered ? { status: "error" } : { status: "loading" };
}

/** '/places/:id': the page of one place. */
export default function PlaceRoute() {
  const { id = "" } = useParams();
  // Another place is another question from the start: nothing of the one before may be seen under its address.
  return <PlacePage key={id} id={id} />;
}

function PlacePage({ id }: { readonly id: string }) {
  const client = useClient();
  const theme = useTheme();
  const navigate = useNavigate();
  const search = useSearchElsewhere();
  const machine = useMemo(() => placeDetailMachine.provide({ actors: { ask: placeDetailActor(client) } }), [client]);
  const actor = useActorRef(machine, { input: { question: id } });
  const snapshot = useSelector(actor, (current) => current);
  const { answer, message } = snapshot.context;
  const state = placeState({ answer, message, answered: snapshot.matches("answered") });
  const name = answer?.place.name;

  useTitle(name ?? (state.status === "error" ? "Place not found" : undefined));

  return <PlaceScreen topBar={{ ...theme, search }} state={state} onGoBack={() => navigate("/")} />;
}
