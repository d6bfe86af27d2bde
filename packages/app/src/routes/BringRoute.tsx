import { BringScreen, DropTarget, NONE_OF_THESE, useBringMessages } from "@flaneur/ui/bring";
import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useState } from "react";
import { fromPromise } from "xstate";
import { useActors } from "../app-context.ts";
import { downloadFile } from "../download-file.ts";
import { type BringSource, bringMachine } from "../features/bring/bring.machine.ts";
import { addFavorites, lookUpPlaces } from "../features/bring/bring-calls.ts";
import type { BroughtPlace } from "../features/bring/brought-rows.ts";
import { takeFiles } from "../features/bring/held-files.ts";
import type { SaveStep, StepResult } from "../features/bring/save-steps.ts";
import { shownBring } from "../features/bring/shown-bring.ts";
import { useDroppedFiles } from "../features/bring/use-dropped-files.ts";
import { createList, putListPlace } from "../features/lists/list-calls.ts";
import type { GraphCall } from "../graph/graph-call.ts";
import { useGraph } from "../graph/graph-context.ts";
import { useTitle } from "../routing/use-title.ts";

async function saveStep(call: GraphCall, step: SaveStep): Promise<StepResult> {
  switch (step.kind) {
    case "favorites":
      return { kind: "favorites", added: await addFavorites(call, step.placeIds) };
    case "createList": {
      const { id } = await createList(call, { name: step.name, note: null }, step.placeIds);
      return { kind: "createList", listId: id };
    }
    case "listPlace":
      await putListPlace(call, step.listId, step.placeId, { note: step.note, visited: false });
      return { kind: "listPlace" };
  }
}

/** The page '/my/bring', which reads places that the visitor has saved elsewhere. */
export function BringRoute() {
  const messages = useBringMessages();
  const { bring: texts } = messages;
  const graph = useGraph();
  const { auth, authDialog } = useActors();
  const [machine] = useState(() =>
    bringMachine.provide({
      actors: {
        read: fromPromise(async ({ input }: { readonly input: { readonly source: BringSource } }) => {
          const { readSource } = await import("../features/bring/read-source.ts");
          return readSource(input.source, location.origin);
        }),
        lookUp: fromPromise(({ input }: { readonly input: { readonly places: readonly BroughtPlace[] } }) =>
          lookUpPlaces(graph.call, input.places),
        ),
        saveStep: fromPromise(({ input }: { readonly input: { readonly step: SaveStep } }) =>
          saveStep(graph.call, input.step),
        ),
      },
      actions: {
        openSignIn: () => authDialog.send({ type: "signIn.prompt", intent: { kind: "bring" } }),
        forgetFavorites: () => graph.forget(),
      },
    }),
  );
  const actor = useActorRef(machine, { input: { auth } });
  const snapshot = useSelector(actor, (current) => current);
  const readFiles = (files: readonly File[]) => {
    const [first] = files;
    if (first !== undefined) actor.send({ type: "bring.read", source: { kind: "files", name: first.name, files } });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: files are dropped before the page is shown.
  useEffect(() => readFiles(takeFiles()), []);
  // Files that are dropped later would replace what the visitor has decided.
  const isDraggedOver = useDroppedFiles((files) => {
    if (snapshot.matches("choosing")) readFiles(files);
  });
  useTitle(texts.title);
  const download = async () => {
    const { toGeoJson } = await import("@flaneur/place-files");
    const missing = snapshot.context.rows.filter(({ verdict }) => verdict === "none").map(({ brought }) => brought);
    downloadFile(texts.downloadName, new Blob([toGeoJson(missing)], { type: "application/geo+json" }));
  };
  return (
    <>
      <BringScreen
        state={shownBring(snapshot, messages)}
        onFiles={readFiles}
        onText={(text) => actor.send({ type: "bring.read", source: { kind: "text", name: texts.pastedName, text } })}
        onRetry={() => actor.send({ type: "bring.retry" })}
        onChoose={(index, choice) => actor.send({ type: "bring.choose", index, choice })}
        onCheckedChange={(index, checked) => {
          const id = snapshot.context.rows[index]?.candidates[0]?.place.id ?? NONE_OF_THESE;
          actor.send({ type: "bring.choose", index, choice: checked ? id : NONE_OF_THESE });
        }}
        onDownload={download}
        onListChange={(list) => actor.send({ type: "bring.list", list })}
        onSave={() => actor.send({ type: "bring.save" })}
        onCancel={() => actor.send({ type: "bring.cancel" })}
      />
      {isDraggedOver && snapshot.matches("choosing") && <DropTarget />}
    </>
  );
}
