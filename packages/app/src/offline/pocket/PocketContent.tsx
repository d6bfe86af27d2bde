import { PocketDialog, type PocketState, type SavedSoFar } from "@flaneur/ui/offline";
import { useSelector } from "@xstate/react";
import { useState } from "react";
import { createActor, type SnapshotFrom } from "xstate";
import { useAuth } from "../../session/use-auth.ts";
import { hostedPocket } from "./pocket.host.ts";
import type { pocketMachine } from "./pocket.machine.ts";
import { useUserPart } from "./use-user-part.ts";

/** The machine outlives the dialog: a save goes on while the dialog is closed. */
let started: ReturnType<typeof startPocket> | undefined;
const startPocket = () => createActor(hostedPocket()).start();

type PocketContext = SnapshotFrom<typeof pocketMachine>["context"];

type StoredPart = Extract<PocketState, { readonly status: "full" }>["stored"];

function storedPart({ record, progress }: PocketContext): StoredPart {
  if (record?.status === "complete") return "all but the pictures";
  // A save that is refused at its start, because the device has too little room, has no progress.
  return record === null && progress === null ? "nothing" : "a part";
}

function stateOf({ value, context }: SnapshotFrom<typeof pocketMachine>): PocketState {
  const { record, pack, progress, left, hasPictures, withPictures } = context;
  const soFar: SavedSoFar | null =
    progress === null || pack === null
      ? null
      : {
          bytes: progress.savedBytes,
          totalBytes: pack.sizes.places + pack.sizes.map + (withPictures ? pack.sizes.pictures : 0),
          pictures: progress.pictures.done,
          secondsLeft: progress.secondsLeft,
        };
  switch (value) {
    case "reading":
    case "continuing":
    case "deciding":
      return { status: "measuring" };
    case "saving":
    case "paused":
      return { status: value, progress: soFar };
    case "stopped":
      return {
        status: "stopped",
        progress: soFar,
        stored: record?.status === "complete" ? "all but the pictures" : "nothing",
      };
    case "full":
      return { status: "full", left, withPictures, stored: storedPart(context) };
    case "saved":
    case "confirming":
      return { status: value, savedAt: record?.savedAt ?? 0, withPictures: hasPictures };
    default:
      return { status: value };
  }
}

export interface PocketContentProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The dialog "Paris in your pocket". */
export function PocketContent({ open, onClose }: PocketContentProps) {
  const [pocket] = useState(() => {
    started ??= startPocket();
    return started;
  });
  const snapshot = useSelector(pocket, (current) => current);
  const { pack, progress } = snapshot.context;
  const hasPictures = (progress?.pictures.done ?? 0) > 0;
  const user = useUserPart(open, useAuth().user?.id ?? null, snapshot.value, hasPictures);
  return (
    <PocketDialog
      open={open}
      onClose={onClose}
      state={stateOf(snapshot)}
      content={pack && { places: pack.places, pictures: pack.pictures.length, bytes: pack.sizes, user }}
      onSave={(withPictures) => pocket.send({ type: "pocket.save", withPictures })}
      onPause={() => pocket.send({ type: "pocket.pause" })}
      onRemove={() => pocket.send({ type: "pocket.remove" })}
      onConfirmRemoval={() => pocket.send({ type: "pocket.confirmRemoval" })}
      onKeep={() => pocket.send({ type: "pocket.keep" })}
      onRetry={() => pocket.send({ type: "pocket.retry" })}
    />
  );
}
