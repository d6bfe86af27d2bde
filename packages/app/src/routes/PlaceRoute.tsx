import { PlaceScreen, type PlaceState } from "@flaneur/ui/place-screen";
import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useMemo, useState } from "react";
import { useNavigate, useParams } from "react-router";
import { useClient } from "urql";
import { type PlaceDetail, placeDetailActor, placeDetailMachine } from "../features/places/place-detail.ts";
import { useTheme } from "../features/theme/use-theme.ts";

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
  const [search, setSearch] = useState("");
  const machine = useMemo(() => placeDetailMachine.provide({ actors: { ask: placeDetailActor(client) } }), [client]);
  const actor = useActorRef(machine, { input: { question: id } });
  const snapshot = useSelector(actor, (current) => current);
  const { answer, message } = snapshot.context;
  const name = answer?.place.name;

  useEffect(() => {
    document.title = name === undefined ? "Flâneur" : `${name} · Flâneur`;
  }, [name]);

  return (
    <PlaceScreen
      topBar={{
        ...theme,
        search: {
          value: search,
          onValueChange: setSearch,
          onSubmit: () => navigate(`/?${new URLSearchParams({ search: search.trim() })}`),
        },
      }}
      state={placeState({ answer, message, answered: snapshot.matches("answered") })}
      onGoBack={() => navigate("/")}
    />
  );
}
