import { BringScreen, DropTarget, NONE_OF_THESE, useBringMessages } from "@flaneur/ui/bring";
import { useSelector } from "@xstate/react";
import { useEffect } from "react";
import { useTitle } from "../../routing/use-title.ts";
import { BringUndo } from "./BringUndo.tsx";
import { downloadMissing } from "./download-missing.ts";
import { takeFiles } from "./held-files.ts";
import { type ReadSource, readInWorker } from "./read-in-worker.ts";
import { shownBring } from "./shown-bring.ts";
import { useBringActor } from "./use-bring-actor.ts";
import { useDroppedFiles } from "./use-dropped-files.ts";

const NO_FILES = { kind: "files", name: "", files: [] } as const;

interface BringRouteProps {
  /** Reads the files or the list. A test passes a reader that needs no worker. @default a reader in a worker */
  readonly read?: ReadSource;
}

/** The page '/my/bring', which reads places that the visitor has saved elsewhere. */
export function BringRoute({ read = readInWorker }: BringRouteProps) {
  const messages = useBringMessages();
  const { bring: texts } = messages;
  const actor = useBringActor(read);
  const snapshot = useSelector(actor, (current) => current);
  const readFiles = (files: readonly File[]) => {
    const [first] = files;
    if (first === undefined) return;
    const name = files.length === 1 ? first.name : texts.severalName;
    actor.send({ type: "bring.read", source: { kind: "files", name, files } });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, for files dropped on the Favorites tab.
  useEffect(() => readFiles(takeFiles()), []);
  // The machine accepts files only in these states: later, they would replace what the visitor has decided.
  const acceptsFiles = snapshot.can({ type: "bring.read", source: NO_FILES });
  const isDraggedOver = useDroppedFiles((files) => {
    if (acceptsFiles) readFiles(files);
  });
  useTitle(texts.title);
  const state = shownBring(snapshot, messages);
  return (
    <>
      <BringScreen
        state={state}
        onFiles={readFiles}
        onText={(text) => actor.send({ type: "bring.read", source: { kind: "text", name: texts.pastedName, text } })}
        onRetry={() => actor.send({ type: "bring.retry" })}
        onChoose={(index, choice) => actor.send({ type: "bring.choose", index, choice })}
        onCheckedChange={(index, checked) => {
          const id = snapshot.context.rows[index]?.candidates[0]?.place.id ?? NONE_OF_THESE;
          actor.send({ type: "bring.choose", index, choice: checked ? id : NONE_OF_THESE });
        }}
        onDownload={() => void downloadMissing(snapshot.context.rows, texts.downloadName)}
        onListChange={(list) => actor.send({ type: "bring.list", list })}
        onSave={() => actor.send({ type: "bring.save" })}
        onCancel={() => actor.send({ type: "bring.cancel" })}
        undoToast={
          state.status === "done" &&
          state.undo !== null && (
            <BringUndo
              saved={state}
              undo={state.undo}
              onUndo={() => actor.send({ type: "bring.undo" })}
              onKeep={() => actor.send({ type: "bring.keep" })}
            />
          )
        }
      />
      {isDraggedOver && acceptsFiles && <DropTarget />}
    </>
  );
}
