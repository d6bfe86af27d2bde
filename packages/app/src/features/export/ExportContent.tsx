import { parisTime } from "@flaneur/domain";
import { BringLink } from "@flaneur/ui/bring";
import { ExportMenu, ListsLink } from "@flaneur/ui/export-menu";
import { useActor } from "@xstate/react";
import { useEffect, useMemo } from "react";
import { usePage } from "../../page/page-context.ts";
import { BRING_PATH, LISTS_PATH } from "../../routing/list-paths.ts";
import { saveActor } from "./export.actor.ts";
import { exportMachine } from "./export.machine.ts";
import { exportPath } from "./export-path.ts";
import type { ExportProps } from "./export-props.ts";

/** The button with its menu. It also runs the exports that a phone starts from the sort menu. */
export function ExportContent({ filters, location, count, exportRequest }: ExportProps) {
  const auth = usePage(({ auth }) => auth);
  const machine = useMemo(
    () => exportMachine.provide({ actors: { save: saveActor(() => auth.getSnapshot().context.token) } }),
    [auth],
  );
  const [{ value }, send] = useActor(machine);
  // Each request starts one export, even if the filters change while it runs.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each new request, not for changed filters.
  useEffect(() => {
    if (exportRequest === null) return;
    const { format } = exportRequest;
    send({ type: "export.start", format, path: exportPath(filters, location, format, parisTime(Date.now())) });
  }, [exportRequest]);
  return (
    <>
      <ExportMenu
        count={count}
        state={value}
        onExport={(format) =>
          send({ type: "export.start", format, path: exportPath(filters, location, format, parisTime(Date.now())) })
        }
      />
      {filters.activeTab === "favorites" && (
        <>
          <ListsLink href={LISTS_PATH} />
          <BringLink href={BRING_PATH} />
        </>
      )}
    </>
  );
}
