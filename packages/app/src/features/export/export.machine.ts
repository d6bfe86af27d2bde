import type { ExportFormat } from "@flaneur/ui/export-menu";
import { fromPromise, setup } from "xstate";

/** The file to load. */
export interface ExportRequest {
  readonly format: ExportFormat;
  /** The path of the call that returns the file. */
  readonly path: string;
  /** The name of the file without its extension. */
  readonly name: string;
}

const RESULT_SHOWN_MS = 2_000;

/** The machine of the export. It exports one file at a time. */
export const exportMachine = setup({
  types: { events: {} as { readonly type: "export.start" } & ExportRequest },
  actors: {
    save: fromPromise<void, ExportRequest>(() => {
      throw new Error("The actor 'save' is missing. Provide it where the machine is created.");
    }),
  },
  delays: { resultShown: RESULT_SHOWN_MS },
}).createMachine({
  id: "export",
  initial: "idle",
  on: { "export.start": ".exporting" },
  states: {
    idle: { description: "The button shows its label." },
    exporting: {
      description: "The file is being loaded.",
      on: { "export.start": { description: "Ignored: only one export runs at a time." } },
      invoke: { src: "save", input: ({ event }) => event, onDone: "done", onError: "failed" },
    },
    done: { description: "The button reports that the file was saved.", after: { resultShown: "idle" } },
    failed: { description: "The button reports that the export failed.", after: { resultShown: "idle" } },
  },
});
