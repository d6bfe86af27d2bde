import { loadCode } from "@flaneur/ui";
import { downloadFile } from "../../download-file.ts";
import type { BroughtRow } from "./brought-rows.ts";

/** Saves the brought places that we do not have as a GeoJSON file. Logs a failure to load the code. */
export async function downloadMissing(rows: readonly BroughtRow[], fileName: string): Promise<void> {
  try {
    const { toGeoJson } = await loadCode(() => import("@flaneur/place-files"));
    const missing = rows.filter(({ verdict }) => verdict === "none").map(({ brought }) => brought);
    downloadFile(fileName, new Blob([toGeoJson(missing)], { type: "application/geo+json" }));
  } catch (error) {
    console.warn("The file was not saved.", error);
  }
}
