import { fromPromise } from "xstate";
import { downloadFile } from "../../download-file.ts";
import type { ExportRequest } from "./export.machine.ts";

/**
 * Downloads a file and saves it in the browser's downloads. Sends the token, if any: the export of favorites or of the
 * visitor's own list needs it. Fails if the response has an error status.
 */
export const saveActor = (token: () => string | null) =>
  fromPromise<void, ExportRequest>(async ({ input: { format, path, name }, signal }) => {
    const known = token();
    const headers = known === null ? {} : { Authorization: `Bearer ${known}` };
    const response = await fetch(path, { headers, signal });
    if (!response.ok) throw new Error(`Exporting ${path} failed with status ${response.status}.`);
    downloadFile(`${name}.${format}`, await response.blob());
  });
