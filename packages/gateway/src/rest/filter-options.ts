import { compareTypes, parseArrondissement, parseOptions, parseValues } from "@flaneur/domain";
import { z } from "zod";
import type { RestClient } from "./rest-client.ts";

export interface TagCategory {
  readonly name: string;
  readonly tags: readonly string[];
}

/** Parses an option list in both shapes of §7: a bare list, or a list under `data`. */
const options = (key: string) =>
  z.unknown().transform((raw, context) => {
    const values = parseOptions(raw, key);
    if (values !== null) return values;
    context.issues.push({ code: "custom", message: "is not a list of options", input: raw });
    return z.NEVER;
  });

const Types = options("type");
/** A REST API that does not say whether all places are curated may list imported ones. */
const Curated = z.object({ allCurated: z.boolean().catch(false) }).catch({ allCurated: false });
const Arrondissements = options("arrondissement");
const Grouped = z.record(z.string(), z.unknown());
const Tags = z.union([z.object({ data: Grouped }).transform(({ data }) => data), Grouped]);

/** Calls `GET /filters/types`, `/tags` and `/arrondissements`. Each function parses both response shapes of §7. */
export function createFilterOptionsRest(rest: RestClient) {
  return {
    async types(): Promise<readonly string[]> {
      return [...(await rest.get("/filters/types", {}, Types))].sort(compareTypes);
    },
    /** Reads the response of `types()`, so both together are one call. */
    async allCurated(): Promise<boolean> {
      return (await rest.get("/filters/types", {}, Curated)).allCurated;
    },
    async tagCategories(): Promise<readonly TagCategory[]> {
      const groups = await rest.get("/filters/tags", {}, Tags);
      return Object.entries(groups).map(([name, tags]) => ({ name, tags: parseValues(tags) ?? [] }));
    },
    async arrondissements(): Promise<readonly string[]> {
      const codes = await rest.get("/filters/arrondissements", {}, Arrondissements);
      return [...new Set(codes.map((code) => parseArrondissement(code) ?? code))].sort();
    },
  };
}

export type FilterOptionsRest = ReturnType<typeof createFilterOptionsRest>;
