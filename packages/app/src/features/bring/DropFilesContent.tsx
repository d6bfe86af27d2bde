import { DropTarget } from "@flaneur/ui/bring";
import { useNavigate } from "react-router";
import { BRING_PATH } from "../../routing/list-paths.ts";
import { holdFiles } from "./held-files.ts";
import { useDroppedFiles } from "./use-dropped-files.ts";

/** Opens the import page (`BRING_PATH`) with the files that are dropped anywhere on the Favorites tab. */
export function DropFilesContent() {
  const navigate = useNavigate();
  const isOver = useDroppedFiles((files) => {
    holdFiles(files);
    navigate(BRING_PATH);
  });
  return isOver ? <DropTarget /> : null;
}
