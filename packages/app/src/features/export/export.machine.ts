import type { ExportFormat } from "@flaneur/ui/export-menu";
import { fromPromise, setup } from "xstate";

/** The listing to export, and the format. */
export interface ExportRequest {
  readonly format: ExportFormat;
  /** The path of the call that returns the file. */
  readonly path: string;
}

/** How long the button shows the result, in milliseconds. */
const SAID_MS = 2_000;

/** The machine of the export. It exports one file at a time. */
export const exportMachine = setup({
  types: { events: {} as { readonly type: "export.start" } & ExportRequest },
  actors: {
    save: fromPromise<void, ExportRequest>(() => {
      throw new Error("The actor 'save' is missing. Provide it where the machine is created.");
    }),
  },
  delays: { said: SAID_MS },
}).createMachine({
  id: "export",
  initial: "idle",
  on: { "export.start": ".exporting" },
  states: {
    idle: { description: "Nothing was exported, or it has been said." },
    exporting: {
      description: "The server writes the file.",
      on: { "export.start": { description: "One at a time." } },
      invoke: { src: "save", input: ({ event }) => event, onDone: "done", onError: "failed" },
    },
    done: { description: "The button says that the file is there.", after: { said: "idle" } },
    failed: { description: "The button says that there is no file.", after: { said: "idle" } },
  },
});
