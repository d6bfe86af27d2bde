import { FILTER_CATEGORIES, mediaItem, PLACE_STATUSES, parsePlace } from "@flaneur/domain";
import { Hono } from "hono";
import { z } from "zod";
import { filterOptionsCalls } from "./filter-options-calls.ts";
import { Guide, guideCalls } from "./guide-calls.ts";
import { createListedPlaces, type ListedPlace } from "./listed-places.ts";
import { placesCalls } from "./places-calls.ts";
import { searchCalls } from "./search-calls.ts";
import { travelCalls } from "./travel-calls.ts";
import { type UserOfRequest, userCalls } from "./user-calls.ts";

const Meaning = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("value"), category: z.enum(FILTER_CATEGORIES), value: z.string() }),
  z.object({ kind: z.literal("status"), status: z.enum(PLACE_STATUSES) }),
  z.object({ kind: z.literal("near"), station: z.string() }),
]);
const Phrase = z.object({ words: z.string(), meanings: z.array(Meaning), isName: z.boolean() });
const Pack = z.object({
  places: z.array(z.looseObject({ mediaFiles: z.array(z.string()) })),
  tags: z.record(z.string(), z.array(z.string())),
  // A pack that an earlier version has stored has none of the three.
  allCurated: z.boolean().default(false),
  phrases: z.array(Phrase).default([]),
  guide: Guide.optional(),
});

/** Returns the places of a pack. Places that cannot be read are left out. */
function placesOf({ places }: z.output<typeof Pack>): readonly ListedPlace[] {
  return places.flatMap((raw) => {
    const parsed = parsePlace(raw);
    return parsed.ok ? [{ ...parsed.place, media: raw.mediaFiles.flatMap((url) => mediaItem(url) ?? []) }] : [];
  });
}

/**
 * Returns the part of the REST API (§7) that lists and shows places, over a pack in memory. The place index and the
 * rules are those of the server.
 * @param pack The response of `GET /api/places/pack`, unchecked.
 * @param userOf See `userCalls`.
 * @throws ZodError if the pack has another shape.
 */
export function createPackRest(
  pack: unknown,
  userOf: (request: Request) => Promise<UserOfRequest | null>,
): (request: Request) => Response | Promise<Response> {
  const parsed = Pack.parse(pack);
  const known = createListedPlaces(placesOf(parsed));
  const app = new Hono();
  for (const part of [
    placesCalls(known),
    filterOptionsCalls(known, parsed.tags, parsed.allCurated),
    travelCalls(known),
    userCalls(known, userOf),
    searchCalls(known, parsed.phrases),
    ...(parsed.guide === undefined ? [] : [guideCalls(known, parsed.guide)]),
  ]) {
    app.route("/api", part);
  }
  app.notFound(() => Response.json({ error: "This needs a connection", code: "unavailable" }, { status: 503 }));
  return (request) => app.fetch(request);
}
