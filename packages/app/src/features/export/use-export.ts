import { useActor } from "@xstate/react";
import { useMemo } from "react";
import { usePage } from "../../page/page-context.ts";
import { saveActor } from "./export.actor.ts";
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
