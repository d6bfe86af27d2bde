import { ErrorBody, getPlace, PackGuide } from "@flaneur/contract";
import { DEFAULT_NEAR_MINUTES, FILTER_CATEGORIES, mediaItem, PLACE_STATUSES, parsePlace } from "@flaneur/domain";
import { z } from "zod";
import { failed } from "../memory-rest/failures.ts";
import { createListedPlaces, type ListedPlace } from "../memory-rest/listed-places.ts";
import { createMemoryRest, type MemoryRestParts } from "../memory-rest/memory-rest.ts";

const Meaning = z.union([
  z.object({
    kind: z.literal("value"),
    category: z.enum(FILTER_CATEGORIES),
    value: z.string(),
    either: z.literal(true).exactOptional(),
  }),
  z.object({ kind: z.literal("status"), status: z.enum(PLACE_STATUSES) }),
  z.object({ kind: z.enum(["openNow", "openLate"]) }),
  z.object({ kind: z.literal("near"), place: z.string(), minutes: z.number() }),
  // A pack that an earlier version has stored.
  z
    .object({ kind: z.literal("near"), station: z.string() })
    .transform(({ station }) => ({ kind: "near" as const, place: station, minutes: DEFAULT_NEAR_MINUTES })),
  z.object({ kind: z.literal("mentions"), text: z.string() }),
]);
const Phrase = z.object({ words: z.string(), meanings: z.array(Meaning), isName: z.boolean() });
const Pack = z.object({
  places: z.array(z.looseObject({ mediaFiles: z.array(z.string()) })),
  tags: z.record(z.string(), z.array(z.string())),
  // A pack that an earlier version has stored has none of the three.
  allCurated: z.boolean().default(false),
  phrases: z.array(Phrase).default([]),
  guide: PackGuide.optional(),
});

/** Returns the places of a pack. Places that cannot be read are left out. */
function placesOf({ places, allCurated }: z.output<typeof Pack>): readonly ListedPlace[] {
  return places.flatMap((raw) => {
    // The places of a pack that an earlier version has stored do not say whether they are chosen.
    const parsed = parsePlace({ isChosen: allCurated, ...raw });
    return parsed.ok ? [{ ...parsed.place, media: raw.mediaFiles.flatMap((url) => mediaItem(url) ?? []) }] : [];
  });
}

const needsConnection = (): Response => failed(503, "unavailable", "This needs a connection");

/** The path of a place, below `/api`. */
const PLACE_PATH = new RegExp(`^/api${getPlace.operation.path.replace("{id}", "[^/]+")}$`);

/** Whether the pack lacks the place of a call. The server may have it: the pack has only listed places. */
async function lacksPlace({ url }: Request, response: Response): Promise<boolean> {
  if (response.status !== 404 || !PLACE_PATH.test(new URL(url).pathname)) return false;
  return ErrorBody.safeParse(await response.clone().json()).data?.code === "not_found";
}

/**
 * Returns the part of the REST API (§7) that lists and shows places, over a pack in memory. The place index and the
 * rules are those of the server. A call that the pack cannot answer, or whose place it lacks, is `unavailable`.
 * @param pack The response of `GET /api/places/pack`, unchecked.
 * @param userOf See `MemoryRestParts`.
 * @throws ZodError if the pack has another shape.
 */
export function createPackRest(
  pack: unknown,
  userOf: MemoryRestParts["userOf"],
): (request: Request) => Promise<Response> {
  const parsed = Pack.parse(pack);
  const { tags, guide } = parsed;
  const places = createListedPlaces(placesOf(parsed));
  const phrases = parsed.phrases.map(({ words, meanings, isName }) => ({
    words: words.split(" "),
    reading: meanings,
    isName,
  }));
  const app = createMemoryRest({ places, tags, phrases, guide, userOf });
  app.notFound(needsConnection);
  return async (request) => {
    const response = await app.fetch(request);
    return (await lacksPlace(request, response)) ? needsConnection() : response;
  };
}
