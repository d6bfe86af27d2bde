import { useActor } from "@xstate/react";
import { useMemo } from "react";
import { fromPromise } from "xstate";
import { downloadFile } from "../../page/download-file.ts";
import { usePage } from "../../page/page-context.ts";
import { type ExportRequest, exportMachine } from "./export.machine.ts";

/** Returns the state of an export button, and the function that starts an export with the token of the visitor. */
export function useExport() {
  const auth = usePage(({ auth }) => auth);
  const machine = useMemo(
    () => exportMachine.provide({ actors: { save: saveActor(() => auth.getSnapshot().context.token) } }),
    [auth],
  );
  const [{ value: state }, send] = useActor(machine);
  return { state, start: (request: ExportRequest) => send({ type: "export.start", ...request }) };
}

/**
 * Downloads a file and saves it in the browser's downloads. Sends the token, if any: the export of favorites or of the
 * visitor's own list needs it. Fails if the response has an error status.
 */
const saveActor = (token: () => string | null) =>
  fromPromise<void, ExportRequest>(async ({ input: { format, path, name }, signal }) => {
    const known = token();
    const headers = known === null ? {} : { Authorization: `Bearer ${known}` };
    const response = await fetch(path, { headers, signal });
    if (!response.ok) throw new Error(`Exporting ${path} failed with status ${response.status}.`);
    downloadFile(`${name}.${format}`, await response.blob());
  });
