import { codeLoader } from "@flaneur/ui";
import { downloadFile } from "../../page/download-file.ts";
import { type BroughtRow, missingPlaces } from "./brought-rows.ts";

const loadReaders = codeLoader(() => import("@flaneur/place-files"));

/** Saves the brought places that match no place of the guide as a GeoJSON file. Logs a failure. */
export async function downloadMissing(rows: readonly BroughtRow[], fileName: string): Promise<void> {
  try {
    const { toGeoJson } = await loadReaders();
    downloadFile(fileName, new Blob([toGeoJson(missingPlaces(rows))], { type: "application/geo+json" }));
  } catch (error) {
    console.warn(error);
  }
}
