import { useActor } from "@xstate/react";
import { copyActor, shareActor } from "./share.actor.ts";
import { shareMachine } from "./share.machine.ts";

const sharing = shareMachine.provide({ actors: { share: shareActor } });
const copying = shareMachine.provide({ actors: { share: copyActor } });

function useSharing(machine: typeof shareMachine) {
  const [snapshot, send] = useActor(machine);
  const result = snapshot.matches("copied") ? "copied" : snapshot.matches("failed") ? "failed" : "none";
  return { result, press: () => send({ type: "share.press" }) } as const;
}

/** The share button of a page. */
export function useShare() {
  const { result, press } = useSharing(sharing);
  return { result, onShare: press } as const;
}

/** 'Copy link', which always uses the clipboard. */
export function useCopyLink() {
  const { result, press } = useSharing(copying);
  return { result, onCopy: press } as const;
}
