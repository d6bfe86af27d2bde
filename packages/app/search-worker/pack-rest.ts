import { mediaItem, parsePlace } from "@flaneur/domain";
import { Hono } from "hono";
import { z } from "zod";
import type { PocketUser } from "../src/offline/pocket-user.ts";
import { filterOptionsCalls } from "./filter-options-calls.ts";
import { createListedPlaces, type ListedPlace } from "./listed-places.ts";
import { placesCalls } from "./places-calls.ts";
import { travelCalls } from "./travel-calls.ts";
import { userCalls } from "./user-calls.ts";

const Pack = z.object({
  places: z.array(z.looseObject({ mediaFiles: z.array(z.string()) })),
  tags: z.record(z.string(), z.array(z.string())),
});

/** Parses the pack that `GET /api/places/pack` returns. Places that cannot be read are left out. */
function placesOf({ places }: z.output<typeof Pack>): readonly ListedPlace[] {
  return places.flatMap((raw) => {
    const parsed = parsePlace(raw);
    return parsed.ok ? [{ ...parsed.place, media: raw.mediaFiles.flatMap((url) => mediaItem(url) ?? []) }] : [];
  });
}

/**
 * Returns the part of the REST API (§7) that lists and shows places, over a pack in memory. The engine and the rules are
 * those of the server.
 * @param userOf Returns what is kept of the user who sent a request; null for a visitor, and for another user.
 */
export function createPackRest(
  pack: unknown,
  userOf: (request: Request) => Promise<PocketUser | null>,
): (request: Request) => Response | Promise<Response> {
  const parsed = Pack.parse(pack);
  const known = createListedPlaces(placesOf(parsed));
  const app = new Hono();
  for (const part of [
    placesCalls(known),
    filterOptionsCalls(known, parsed.tags),
    travelCalls(known),
    userCalls(known, userOf),
  ]) {
    app.route("/api", part);
  }
  app.notFound(() => Response.json({ error: "This needs a connection", code: "unavailable" }, { status: 503 }));
  return (request) => app.fetch(request);
}
