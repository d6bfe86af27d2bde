import { useActor } from "@xstate/react";
import { copyActor, shareActor } from "./share.actor.ts";
import { shareMachine } from "./share.machine.ts";

const sharing = shareMachine.provide({ actors: { share: shareActor } });
const copying = shareMachine.provide({ actors: { share: copyActor } });

function useSharing(machine: typeof shareMachine) {
  const [snapshot, send] = useActor(machine);
  const result = snapshot.matches("copied") ? "copied" : snapshot.matches("failed") ? "failed" : "none";
  return { result, press: (url: string | null) => send({ type: "share.press", url }) } as const;
}

/** The share button of a page. */
export function useShare() {
  const { result, press } = useSharing(sharing);
  return { result, onShare: () => press(null) } as const;
}

/** 'Copy link', which always uses the clipboard. */
export function useCopyLink() {
  const { result, press } = useSharing(copying);
  return { result, onCopy: () => press(null) } as const;
}

/** Copies the URL of something else than the page. */
export function useCopyUrl() {
  const { result, press } = useSharing(copying);
  return { result, onCopy: (url: string) => press(url) } as const;
}
