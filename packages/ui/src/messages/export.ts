import { enExport } from "./en/export.ts";
import { partMessages } from "./part-messages.ts";

export const useExportMessages = partMessages("export", enExport);
