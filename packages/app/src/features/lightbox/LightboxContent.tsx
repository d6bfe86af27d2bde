import { Lightbox, lightboxState, neighbour, WHOLE, type ZoomView } from "@flaneur/ui/lightbox";
import { useActorRef } from "@xstate/react";
import { type MouseEvent, useDeferredValue, useMemo, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useActors } from "../../app-context.ts";
import { useGraph } from "../../graph/graph-context.ts";
import { useConfirmedLocation } from "../../location/use-confirmed-location.ts";
import { createStore, useStore } from "../../page/store.ts";
import { networkReturnActor } from "../../query/query.actors.ts";
import { useLoaded } from "../../query/use-loaded.ts";
import type { EntryState } from "../../routing/entry-state.ts";
import { opensElsewhere } from "../../routing/opens-elsewhere.ts";
import { useReloadForUser } from "../../session/use-reload-for-user.ts";
import { useHearts } from "../favorites/use-hearts.ts";
import { LightboxPlayer, type LightboxPlayerHandle } from "./LightboxPlayer.tsx";
import type { LightboxSubject } from "./lightbox.machine.ts";
import { lightboxPlaceActor, lightboxPlaceMachine } from "./lightbox-place.ts";

interface Viewer {
  /** The index of the item that the visitor has moved to. Null before the first step. */
  readonly index: number | null;
  readonly view: ZoomView;
}
const UNMOVED: Viewer = { index: null, view: WHOLE };

interface LightboxContentProps {
  readonly open: boolean;
  readonly subject: LightboxSubject;
  readonly onClose: () => void;
}

/** The content of an open lightbox. */
export function LightboxContent({ open, subject, onClose }: LightboxContentProps) {
  const { placeId, start } = subject;
  const graph = useGraph();
  const { auth, favorites: hearts } = useActors();
  const machine = useMemo(() => {
    const load = lightboxPlaceActor(graph, () => auth.getSnapshot().context.user !== null);
    return lightboxPlaceMachine.provide({ actors: { load, networkReturn: networkReturnActor } });
  }, [graph, auth]);
  const query = useActorRef(machine, { input: { variables: placeId } });
  useReloadForUser(query);
  const { result, pending } = useLoaded(query);
  const [viewer] = useState(() => createStore(UNMOVED));
  const { index: latest, view } = useStore(viewer);
  // A new picture starts without zoom.
  const show = (next: number) => viewer.set({ index: next, view: WHOLE });
  // The shown index is deferred: a press interrupts the rendering of a picture or player.
  const index = useDeferredValue(latest);
  const player = useRef<LightboxPlayerHandle>(null);
  const place = result?.place ?? subject.place;
  const places = useMemo(() => (place === null ? [] : [place]), [place]);
  const { favorites, onToggleFavorite } = useHearts(hearts, places);
  const page = `/places/${encodeURIComponent(placeId)}`;
  const origin = useConfirmedLocation()?.coordinates ?? null;
  const step = (by: -1 | 1) => {
    // Counts from the last requested index, which may not be rendered yet.
    const { index: last } = viewer.get();
    const requested = lightboxState({ place, pending, start, index: last, origin });
    if (requested.status !== "ready" || requested.media.length === 0) return;
    show(neighbour(requested.shown, by, requested.media.length));
  };
  const onOwnPage = useLocation().pathname === page;
  const navigate = useNavigate();
  const openDetails = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    navigate(page, { state: { cameFromSheet: true } satisfies EntryState });
  };
  return (
    <Lightbox
      open={open}
      onClose={onClose}
      state={lightboxState({ place, pending, start, index, origin })}
      view={view}
      onViewChange={(next) => viewer.set({ ...viewer.get(), view: next })}
      onShow={show}
      onStep={step}
      player={(url) => <LightboxPlayer key={url} ref={player} url={url} name={place?.name ?? ""} />}
      onPlayerCommand={(command) => player.current?.obey(command)}
      isFavorite={favorites.has(placeId)}
      onToggleFavorite={() => onToggleFavorite(placeId)}
      details={onOwnPage ? undefined : { href: page, onClick: openDetails }}
    />
  );
}
