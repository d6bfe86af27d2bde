import { DEFAULT_SORT, NO_FILTERS, type Place } from "@flaneur/domain";
import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import { etag } from "hono/etag";
import type { Db } from "../db/database.ts";
import { tagOptions } from "../filters/filter-options.ts";
import { listedPlaces } from "../guide/listed-places.ts";
import { json, noQuery } from "../http/contents.ts";
import { commonFailures } from "../http/errors.ts";
import { GuideBody, PhraseBody, packGuide, packPhrases } from "./pack-parts.ts";
import type { PlaceBodies } from "./place-bodies.ts";
import type { PlaceSearch } from "./place-search.ts";
import { PLACE_EXAMPLE, PlaceBody } from "./places.schemas.ts";

/** Limit of the places in a pack. If more places are listed, the pack has the first of them by name. */
const MAX_PACK_PLACES = 20_000;
/** Number of places that are read at once. */
const PAGE = 500;

const PackBody = z
  .object({
    places: z.array(PlaceBody),
    tags: z
      .record(z.string(), z.array(z.string()))
      .openapi({ description: "The tags of all listed places, by category." }),
    phrases: z.array(PhraseBody).openapi({ description: "Words of searches, and what they mean." }),
    guide: GuideBody,
  })
  .openapi("PlacePack", {
    description: "The listed places, up to a limit, for a device that lists them without a connection.",
    example: {
      places: [PLACE_EXAMPLE],
      tags: { Food: ["Pizza"] },
      phrases: [{ words: "musee", meanings: [{ kind: "value", category: "types", value: "Museum" }], isName: false }],
      guide: { collections: [], neighbourhoods: [] },
    },
  });

const text = { schema: { type: "string" as const } };

const pack = createRoute({
  method: "get",
  path: "/places/pack",
  tags: ["Places"],
  summary: "The listed places with their media, to be kept on a device",
  description:
    "A device with stored places sends their ETag in `If-None-Match`, and gets a 304 if nothing has changed.",
  request: {
    query: noQuery,
    headers: z.object({
      "if-none-match": z.string().optional().openapi({ description: "The ETag of the stored places." }),
    }),
  },
  responses: {
    200: {
      description: "The places, by name",
      headers: {
        ETag: text,
        "Cache-Control": { description: "`no-cache`: may be stored, and must be revalidated", ...text },
      },
      content: json(PackBody),
    },
    304: { description: "The places have not changed", headers: { ETag: text } },
    ...commonFailures,
  },
});

/**
 * Reads the places of one list of ids, so that no place is skipped or repeated when places are added or removed between
 * two pages.
 */
async function packedPlaces(db: Db, search: PlaceSearch): Promise<readonly Place[]> {
  const ids = await search.ids({ filters: NO_FILTERS, sort: DEFAULT_SORT, origin: null });
  const places: Place[] = [];
  for (let start = 0; start < Math.min(ids.length, MAX_PACK_PLACES); start += PAGE) {
    const page = ids.slice(start, start + PAGE);
    const found = await listedPlaces(db, page);
    places.push(...page.flatMap((id) => found.get(id) ?? []));
  }
  return places;
}

interface PackParts {
  readonly db: Db;
  readonly search: PlaceSearch;
  readonly bodies: PlaceBodies;
}

/** Adds the call that returns all listed places in one response, up to MAX_PACK_PLACES. */
export function packRoutes(app: OpenAPIHono, { db, search, bodies }: PackParts): void {
  app.use("/places/pack", etag());
  app.openapi(pack, async (context) => {
    const [places, tags] = await Promise.all([packedPlaces(db, search), tagOptions(db, search)]);
    const listed = Object.fromEntries(Object.entries(tags).map(([category, names]) => [category, [...names]]));
    const body = {
      places: await bodies(places, true),
      tags: listed,
      phrases: packPhrases(),
      guide: packGuide(),
    };
    return context.json(body, 200, { "Cache-Control": "no-cache" });
  });
}
