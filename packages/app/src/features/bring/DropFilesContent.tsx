import { DropTarget } from "@flaneur/ui/bring";
import { useNavigate } from "react-router";
import { BRING_PATH } from "../../routing/list-paths.ts";
import { holdFiles } from "./held-files.ts";
import { useDroppedFiles } from "./use-dropped-files.ts";

/** Opens the page that reads places when files are dropped anywhere on the favorites. */
export function DropFilesContent() {
  const navigate = useNavigate();
  const isOver = useDroppedFiles((files) => {
    holdFiles(files);
    navigate(BRING_PATH);
  });
  return isOver ? <DropTarget /> : null;
}
