import { Player, type PlayerCommand, type PlayerState } from "@flaneur/ui/lightbox";
import { useActor } from "@xstate/react";
import { type Ref, useImperativeHandle, useMemo, useRef } from "react";
import type { SnapshotFrom } from "xstate";
import { type PlayerEvent, playerMachine } from "./player.machine.ts";
import { videoActor } from "./video.actor.ts";

export interface LightboxPlayerHandle {
  readonly obey: (command: PlayerCommand) => void;
}

const eventOf = (command: PlayerCommand): PlayerEvent => {
  switch (command.kind) {
    case "seekBy":
      return { type: "player.seekBy", seconds: command.seconds };
    case "togglePlay":
      return { type: "player.toggle" };
    case "toggleMute":
      return { type: "player.toggleMute" };
    case "toggleCaptions":
      return { type: "player.toggleCaptions" };
    case "toggleFullScreen":
      return { type: "player.toggleFullScreen" };
  }
};

function phaseOf(snapshot: SnapshotFrom<typeof playerMachine>): PlayerState["phase"] {
  const { playback } = snapshot.value;
  return playback === "waiting" ? "loading" : playback;
}

interface LightboxPlayerProps {
  readonly ref: Ref<LightboxPlayerHandle>;
  readonly url: string;
  readonly name: string;
}

/** The player of a video, with its machine. */
export function LightboxPlayer({ ref, url, name }: LightboxPlayerProps) {
  const video = useRef<HTMLVideoElement>(null);
  const machine = useMemo(() => playerMachine.provide({ actors: { video: videoActor(() => video.current) } }), []);
  const [snapshot, send] = useActor(machine);
  useImperativeHandle(ref, () => ({
    obey: (command) => {
      send({ type: "player.activity" });
      send(eventOf(command));
    },
  }));
  const { focused: _, failures: __, ...shown } = snapshot.context;
  return (
    <Player
      url={url}
      name={name}
      video={video}
      state={{
        ...shown,
        phase: phaseOf(snapshot),
        controls: snapshot.matches({ controls: "hidden" }) ? "hidden" : "shown",
      }}
      onTogglePlay={() => send({ type: "player.toggle" })}
      onSeek={(seconds) => send({ type: "player.seek", seconds })}
      onToggleMute={() => send({ type: "player.toggleMute" })}
      onVolume={(volume) => send({ type: "player.volume", volume })}
      onToggleCaptions={() => send({ type: "player.toggleCaptions" })}
      onToggleFullScreen={() => send({ type: "player.toggleFullScreen" })}
      onActivity={() => send({ type: "player.activity" })}
      onFocusChange={(focused) => send({ type: "player.focus", focused })}
    />
  );
}
