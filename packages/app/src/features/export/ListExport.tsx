import { listFileName } from "@flaneur/domain";
import { ExportMenu } from "@flaneur/ui/export-menu";
import { useActor } from "@xstate/react";
import { useMemo } from "react";
import { usePage } from "../../page/page-context.ts";
import { saveActor } from "./export.actor.ts";
import { exportMachine } from "./export.machine.ts";

interface ListExportProps {
  /** The name of the list, which becomes the name of the file. */
  readonly name: string;
  readonly count: number;
  /** The path of the call that returns the file, without its format. */
  readonly path: string;
}

/** The button that exports a list. */
export function ListExport({ name, count, path }: ListExportProps) {
  const auth = usePage(({ auth }) => auth);
  const machine = useMemo(
    () => exportMachine.provide({ actors: { save: saveActor(() => auth.getSnapshot().context.token) } }),
    [auth],
  );
  const [{ value }, send] = useActor(machine);
  return (
    <ExportMenu
      source="list"
      count={count}
      state={value}
      phone="shown"
      onExport={(format) =>
        send({ type: "export.start", format, path: `${path}?format=${format}`, name: listFileName(name) })
      }
    />
  );
}
