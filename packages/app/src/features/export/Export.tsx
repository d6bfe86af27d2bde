import { latePart } from "@flaneur/ui";

/** The export of what is listed. */
export const Export = latePart(async () => (await import("./OpenExport.tsx")).OpenExport);
