import { LocationDialog, LocationMap, locationDialogState, useLocationMessages } from "@flaneur/ui/location";
import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useMemo } from "react";
import type { SnapshotFrom } from "xstate";
import { useGraph } from "../graph/graph-context.ts";
import { usePage } from "../page/page-context.ts";
import { useMapProvider } from "../page/use-map-provider.ts";
import { suggestActor } from "./address-suggestions.actors.ts";
import { detectActor } from "./detection.ts";
import { locationDialogMachine } from "./location-dialog.machine.ts";
import { updateTravelTimeActor } from "./travel-time.actors.ts";
import { useConfirmedLocation } from "./use-confirmed-location.ts";
import { useGeocodeActor } from "./use-geocoder.ts";

type Snapshot = SnapshotFrom<typeof locationDialogMachine>;

const stepOf = (snapshot: Snapshot) =>
  snapshot.matches("manual") ? "address" : snapshot.matches("point") ? "point" : "detecting";

function pendingOf(snapshot: Snapshot) {
  if (snapshot.matches({ manual: "finding" })) return "finding";
  if (snapshot.matches({ point: { decision: "updating" } }) || snapshot.matches({ point: { decision: "made" } })) {
    return "confirming";
  }
  if (snapshot.matches({ detecting: "slow" })) return "slow";
  return snapshot.matches({ point: { address: "resolving" } }) ? "resolving" : null;
}

/** The location dialog with its machine. @param openRequests How often the dialog was requested. */
export function LocationDialogContent({ openRequests }: { readonly openRequests: number }) {
  const messages = useLocationMessages();
  const graph = useGraph();
  const geocode = useGeocodeActor();
  const location = usePage(({ location }) => location);
  const preferences = usePage(({ preferences }) => preferences);
  const confirmed = useConfirmedLocation();
  const machine = useMemo(
    () =>
      locationDialogMachine.provide({
        actors: {
          detect: detectActor,
          geocode,
          suggest: suggestActor(graph.call),
          updateTravelTime: updateTravelTimeActor(graph.call, () => preferences.get().transportMode),
        },
        actions: {
          confirm: (_, chosen) => {
            if (chosen !== null) location.send({ type: "location.confirm", location: chosen });
          },
          log: (_, { description, error }) => console.warn(description, error),
        },
      }),
    [graph, geocode, location, preferences],
  );
  const dialog = useActorRef(machine);
  useEffect(() => {
    if (openRequests > 0) dialog.send({ type: "dialog.open", known: location.getSnapshot().context.location });
  }, [openRequests, dialog, location]);
  const auth = usePage(({ auth }) => auth);
  useEffect(() => {
    // The next user of the browser must not see the location.
    const ended = auth.on("auth.ended", () => dialog.send({ type: "dialog.close" }));
    return () => ended.unsubscribe();
  }, [auth, dialog]);
  const snapshot = useSelector(dialog, (current) => current);
  const open = !snapshot.matches("closed");
  const step = stepOf(snapshot);
  const { point, suggestions, marked } = snapshot.context;
  // While the visitor types an address, the map shows the marked suggestion.
  const onMap = { detecting: null, point, address: marked === null ? null : (suggestions[marked] ?? null) }[step];
  const provider = useMapProvider();
  return (
    <LocationDialog
      open={open}
      state={locationDialogState({ ...snapshot.context, step, pending: pendingOf(snapshot), confirmed }, messages)}
      map={
        <LocationMap
          provider={provider}
          step={step}
          point={onMap?.coordinates ?? null}
          accuracy={point?.accuracy ?? null}
        />
      }
      onStepChange={(step) => dialog.send({ type: step === "address" ? "dialog.enterAddress" : "dialog.detect" })}
      onTextChange={(text) => dialog.send({ type: "dialog.edit", text })}
      onFind={() => dialog.send({ type: "dialog.find" })}
      onMark={(index) => dialog.send({ type: "dialog.mark", index })}
      onTake={(suggestion) => dialog.send({ type: "dialog.take", suggestion })}
      onDismiss={() => dialog.send({ type: "dialog.dismiss" })}
      onConfirm={() => dialog.send({ type: "dialog.confirm" })}
      onForget={() => {
        location.send({ type: "location.forget" });
        dialog.send({ type: "dialog.close" });
      }}
      onClose={() => dialog.send({ type: "dialog.close" })}
    />
  );
}
