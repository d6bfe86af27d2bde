import { listFileName, type ParisTime, parseWalk, type WalkChoice, walkAddress, walkGpx } from "@flaneur/domain";
import { useMessages } from "@flaneur/ui";
import { useWalkMessages, WalkScreen, walkState } from "@flaneur/ui/walk";
import { useActorRef } from "@xstate/react";
import { startTransition, useMemo, useOptimistic, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { AppContext } from "../../app-context.ts";
import { useGraph } from "../../graph/graph-context.ts";
import { useConfirmedLocation, useOpenLocationDialog } from "../../location/use-confirmed-location.ts";
import { downloadFile } from "../../page/download-file.ts";
import { loaderActor, networkReturnActor } from "../../query/query.actors.ts";
import { useLoaded } from "../../query/use-loaded.ts";
import type { EntryState } from "../../routing/entry-state.ts";
import { useTitle } from "../../routing/use-title.ts";
import { useAuth } from "../../session/use-auth.ts";
import { ListStreets } from "../map/ListStreets.tsx";
import { useShare } from "../share/use-share.ts";
import { useSavedWalk } from "./use-saved-walk.ts";
import { walkName } from "./walk-name.ts";
import { walkPlacesLoader, walkPlacesMachine } from "./walk-places.ts";

/** The page '/walk' of a walk. Its address has the places and all choices. */
export function WalkRoute() {
  const { search } = useLocation();
  const choice = useMemo(() => parseWalk(search), [search]);
  const { user } = useAuth();
  const ids = [...choice.placeIds, ...choice.otherIds].sort();
  const ownListId = choice.list?.kind === "own" && user !== null ? choice.list.id : null;
  // The same places are not loaded again when one of them is left out. The list is that of the signed-in user.
  const key = [ownListId === null ? "" : `${user?.id} ${ownListId}`, ...ids].join("\n");
  return <WalkPage key={key} ids={ids} choice={choice} ownListId={ownListId} />;
}

/** A walk without a chosen time begins at the next multiple of these minutes. */
const STEP_MINUTES = 5;

const nextStep = ({ day, minute }: ParisTime): ParisTime => {
  const minutes = Math.ceil(minute / STEP_MINUTES) * STEP_MINUTES;
  return minutes < 24 * 60 ? { day, minute: minutes } : { day: day + 1, minute: 0 };
};

interface WalkPageProps {
  readonly ids: readonly string[];
  readonly choice: WalkChoice;
  /** The id of the visitor's list that the walk leads through, or null. */
  readonly ownListId: string | null;
}

function WalkPage({ ids, choice, ownListId }: WalkPageProps) {
  const graph = useGraph();
  const messages = useMessages();
  const { walk: texts } = useWalkMessages();
  const navigate = useNavigate();
  const share = useShare();
  const openLocation = useOpenLocationDialog();
  const position = useConfirmedLocation()?.coordinates ?? null;
  const now = AppContext.useSelector(({ context }) => context.now);
  // The times of the stops do not change while the page is open.
  const [openedAt] = useState(() => nextStep(now));
  const machine = useMemo(
    () =>
      walkPlacesMachine.provide({
        actors: { load: loaderActor(walkPlacesLoader(graph)), networkReturn: networkReturnActor },
      }),
    [graph],
  );
  const actor = useActorRef(machine, { input: { variables: ids } });
  const loaded = useLoaded(actor);
  // The router renders a new address in a transition. Until then, a box that was ticked would be shown as not ticked.
  const [chosen, setChosen] = useOptimistic(choice);
  const { list, saved, save, forget, saveAgain } = useSavedWalk(ownListId, chosen);
  const change = (next: WalkChoice) => {
    save(next);
    startTransition(() => {
      setChosen(next);
      const state: EntryState = { keepsScroll: true };
      void navigate(walkAddress(next), { replace: true, state });
    });
  };
  const state = useMemo(
    () => walkState(loaded, { choice: chosen, position, now: openedAt }, messages),
    [loaded, chosen, position, openedAt, messages],
  );
  const walk = state.status === "ready" ? state.walk : null;
  const places = useMemo(() => walk?.stops.map(({ place }) => place) ?? [], [walk]);
  const { name } = choice;
  useTitle(name === null ? texts.title : walkName(texts.title, name, []));
  return (
    <WalkScreen
      state={state}
      list={list}
      saved={saved}
      onForget={forget}
      onSaveAgain={saveAgain}
      now={now}
      share={share}
      {...(walk !== null &&
        places.length > 0 && {
          map: (
            <ListStreets
              places={places}
              firstNumber={1}
              userPosition={walk.from === "here" ? position : null}
              onSelect={(id) => navigate(`/places/${encodeURIComponent(id)}`)}
            />
          ),
        })}
      onChange={change}
      onSetLocation={openLocation}
      onPrint={() => print()}
      onGpx={() => {
        const file = name === null ? "flaneur-walk" : listFileName(name);
        downloadFile(`${file}.gpx`, gpxOf(places, { title: texts.title, list: name }));
      }}
      onRetry={() => actor.send({ type: "query.retry" })}
    />
  );
}

/** The file has no position of the visitor, because files are passed on. */
function gpxOf(
  places: Parameters<typeof walkGpx>[1],
  { title, list }: { readonly title: string; readonly list: string | null },
): Blob {
  const names = places.map(({ name }) => name);
  return new Blob([walkGpx(walkName(title, list, names), places)], { type: "application/gpx+xml" });
}
