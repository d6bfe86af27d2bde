import { parisTime, walkAddress, walkThrough } from "@flaneur/domain";
import { BringIconLink } from "@flaneur/ui/bring";
import { type ExportFormat, ExportMenu, ListsLink } from "@flaneur/ui/export-menu";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { BRING_PATH, LISTS_PATH } from "../../routing/list-paths.ts";
import { exportPath } from "./export-path.ts";
import type { ExportProps } from "./export-props.ts";
import { useExport } from "./use-export.ts";
import { walkEntry } from "./walk-entry.ts";

/**
 * The export button of the listing; on the Favorites tab, also the links to the import and to the lists. Starts the
 * export or the walk that the visitor chooses in the sort menu on a phone.
 */
export function Export({ filters, location, count, placeIds, page, request, onRequestStart }: ExportProps) {
  const navigate = useNavigate();
  const { state, start } = useExport();
  const onExport = (format: ExportFormat) =>
    start({
      format,
      path: exportPath(filters, location, format, parisTime(Date.now())),
      name: "flaneur-places",
    });
  const onWalk = () => void navigate(walkAddress(walkThrough(placeIds, count ?? 0)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each new request, not for changed filters.
  useEffect(() => {
    if (request === null) return;
    onRequestStart();
    if (request.kind === "walk") onWalk();
    else onExport(request.kind);
  }, [request]);
  const isFavorites = filters.activeTab === "favorites";
  return (
    <>
      <ExportMenu
        count={count}
        state={state}
        // On a phone, the sort menu has these entries. The Favorites tab has no sort menu.
        phone={isFavorites ? "shown" : "absent"}
        onExport={onExport}
        walk={walkEntry(placeIds, page, onWalk)}
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
