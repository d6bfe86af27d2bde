import { Lightbox, lightboxState, neighbour } from "@flaneur/ui/lightbox";
import { useActorRef, useSelector } from "@xstate/react";
import { type MouseEvent, useDeferredValue, useMemo, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { useActors } from "../../app-context.ts";
import { useHearts } from "../../features/favorites/use-hearts.ts";
import { LightboxPlayer, type LightboxPlayerHandle } from "../../features/lightbox/LightboxPlayer.tsx";
import type { LightboxSubject } from "../../features/lightbox/lightbox.machine.ts";
import { lightboxPlaceActor, lightboxPlaceMachine } from "../../features/lightbox/lightbox-place.ts";
import { viewerMachine } from "../../features/lightbox/viewer.machine.ts";
import { useGraph } from "../../graph/graph-context.ts";
import { useConfirmedLocation } from "../../page/use-confirmed-location.ts";
import { useReload } from "../../places/use-reload.ts";
import { networkReturnActor } from "../../query/query.actors.ts";
import { useLoaded } from "../../query/use-loaded.ts";
import type { EntryState } from "../../routing/entry-state.ts";
import { opensElsewhere } from "../../routing/opens-elsewhere.ts";

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
  useReload(query);
  const { result, pending } = useLoaded(query);
  const viewer = useActorRef(viewerMachine);
  const { index: latest, view } = useSelector(viewer, ({ context }) => context);
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
    const { index: last } = viewer.getSnapshot().context;
    const requested = lightboxState({ place, pending, start, index: last, origin });
    if (requested.status !== "ready" || requested.media.length === 0) return;
    viewer.send({ type: "viewer.show", index: neighbour(requested.shown, by, requested.media.length) });
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
      onViewChange={(next) => viewer.send({ type: "viewer.zoom", view: next })}
      onShow={(next) => viewer.send({ type: "viewer.show", index: next })}
      onStep={step}
      player={(url) => <LightboxPlayer key={url} ref={player} url={url} name={place?.name ?? ""} />}
      onPlayerCommand={(command) => player.current?.obey(command)}
      isFavorite={favorites.has(placeId)}
      onToggleFavorite={() => onToggleFavorite(placeId)}
      details={onOwnPage ? undefined : { href: page, onClick: openDetails }}
    />
  );
}
