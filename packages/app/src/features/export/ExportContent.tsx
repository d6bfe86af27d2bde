import { parisTime, walkAddress, walkThrough } from "@flaneur/domain";
import { BringIconLink } from "@flaneur/ui/bring";
import { type ExportFormat, ExportMenu, ListsLink } from "@flaneur/ui/export-menu";
import { useActor } from "@xstate/react";
import { useEffect, useMemo } from "react";
import { useNavigate } from "react-router";
import { usePage } from "../../page/page-context.ts";
import { BRING_PATH, LISTS_PATH } from "../../routing/list-paths.ts";
import { saveActor } from "./export.actor.ts";
import { exportMachine } from "./export.machine.ts";
import { exportPath } from "./export-path.ts";
import type { ExportProps } from "./export-props.ts";
import { walkEntry } from "./walk-entry.ts";

/** The export button of the listing. Also runs what the visitor chooses in the sort menu of a phone. */
export function ExportContent({ filters, location, count, placeIds, request }: ExportProps) {
  const auth = usePage(({ auth }) => auth);
  const navigate = useNavigate();
  const machine = useMemo(
    () => exportMachine.provide({ actors: { save: saveActor(() => auth.getSnapshot().context.token) } }),
    [auth],
  );
  const [{ value }, send] = useActor(machine);
  const onExport = (format: ExportFormat) =>
    send({
      type: "export.start",
      format,
      path: exportPath(filters, location, format, parisTime(Date.now())),
      name: "flaneur-places",
    });
  const onWalk = () => void navigate(walkAddress(walkThrough(placeIds, count ?? 0)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each new request, not for changed filters.
  useEffect(() => {
    if (request === null) return;
    if (request.kind === "walk") onWalk();
    else onExport(request.kind);
  }, [request]);
  const isFavorites = filters.activeTab === "favorites";
  return (
    <>
      <ExportMenu
        count={count}
        state={value}
        // On a phone, the sort menu has these entries. The Favorites tab has no sort menu.
        phone={isFavorites ? "shown" : "absent"}
        onExport={onExport}
        walk={walkEntry(placeIds, onWalk)}
      />
      {isFavorites && (
        <>
          <BringIconLink href={BRING_PATH} />
          <ListsLink href={LISTS_PATH} />
        </>
      )}
    </>
  );
}
