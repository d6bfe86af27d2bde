import { join } from "node:path";
import { type Settings, StartError } from "@flaneur/server-kit";
import type { Db } from "../../db/database.ts";
import { describedPlaces } from "../../places/described-places.ts";
import { type CachedResponse, CachedResponses } from "./cached-responses.ts";
import { type ClientOptions, OverpassClient } from "./client.ts";
import { OSM_KINDS } from "./kinds.ts";
import { elementsQuery, kindQuery } from "./queries.ts";

/** Number of ids in one query. */
const IDS_PER_QUERY = 2_000;

/** The places of Paris that were fetched from an Overpass server. */
export interface FetchedOsm {
  /**
   * Fetches the listed elements that no kind has: their kind has changed, for example. An element that this response lacks
   * as well has been deleted.
   * @returns The paths of all files. Together they have every element that describes a listed place and still exists.
   */
  allFiles(db: Db): Promise<readonly string[]>;
}

/**
 * Fetches the places of Paris from an Overpass server, by one query for each kind. Responses are stored in the data
 * folder for a day.
 * @param note Receives lines about the progress.
 */
export async function fetchOsm(
  { dataDir, overpassUrl: url }: Pick<Settings, "dataDir" | "overpassUrl">,
  note: (line: string) => void,
  options: Pick<ClientOptions, "limits" | "wait"> = {},
): Promise<FetchedOsm> {
  const responses = new CachedResponses(new OverpassClient({ url, note, ...options }), join(dataDir, "overpass"), url);
  const kinds: CachedResponse[] = [];
  for (const kind of OSM_KINDS) {
    const response = await responses.fetch(kind.name, kindQuery(kind));
    // A server without areas responds with nothing.
    if (response.ids.length === 0) {
      throw new StartError(
        `The Overpass server knows no ${kind.name} in Paris. Nothing was imported. Set another OVERPASS_URL.`,
      );
    }
    note(`${kind.name}: ${response.ids.length.toLocaleString("en")} elements`);
    kinds.push(response);
  }
  return {
    allFiles: async (db) => {
      const fetched = new Set(kinds.flatMap(({ ids }) => ids));
      const listed = new Set([...(await describedPlaces(db, "osm")).values()].flat());
      const others = [...listed].filter((id) => !fetched.has(id)).toSorted();
      const files = [...kinds];
      for (let start = 0; start < others.length; start += IDS_PER_QUERY) {
        const query = elementsQuery(others.slice(start, start + IDS_PER_QUERY));
        const response = await responses.fetch("listed-elements", query);
        // The importer refuses a file without rows.
        if (response.ids.length > 0) files.push(response);
      }
      return files.map(({ path }) => path);
    },
  };
}
