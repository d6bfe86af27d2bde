import { listFileName } from "@flaneur/domain";
import { ExportMenu } from "@flaneur/ui/export-menu";
import { useExport } from "./use-export.ts";

interface ListExportProps {
  /** The name of the list, which becomes the name of the file. */
  readonly name: string;
  readonly count: number;
  /** The path of the call that returns the file, without its format. */
  readonly path: string;
}

/** The button that exports a list. */
export function ListExport({ name, count, path }: ListExportProps) {
  const { state, start } = useExport();
  return (
    <ExportMenu
      source="list"
      count={count}
      state={state}
      phone="shown"
      onExport={(format) => start({ format, path: `${path}?format=${format}`, name: listFileName(name) })}
    />
  );
}
