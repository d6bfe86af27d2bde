import type { Place } from "@flaneur/domain";
import { createSpelling } from "./spelling.ts";

type NamedPlace = Pick<Place, "id" | "name" | "placeStatus">;

/** What one of them takes in memory, as it was measured. */
const BYTES = { name: 180, word: 300 } as const;

/** The spelling of a search, kept in step with the listed places: names are kept by id, to be taken away again. */
export function createPlaceSpelling() {
  const spelling = createSpelling();
  const names = new Map<string, string>();

  function remove(id: string): void {
    const name = names.get(id);
    if (name === undefined) return;
    names.delete(id);
    spelling.remove(name);
  }

  return {
    /** About as much as it takes. */
    get byteLength() {
      return names.size * BYTES.name + spelling.size * BYTES.word;
    },
    /** Adds places, or replaces those of the same id. Places that closed for good are in no list. */
    put(places: Iterable<NamedPlace>): void {
      for (const { id, name, placeStatus } of places) {
        remove(id);
        if (placeStatus === "Permanently Closed") continue;
        names.set(id, name);
        spelling.add(name);
      }
    },
    /** Unknown ids are passed over. */
    remove(ids: Iterable<string>): void {
      for (const id of ids) remove(id);
    },
    suggest: spelling.suggest,
  };
}
