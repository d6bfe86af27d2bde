import { z } from "zod";
import type { KnownPlace } from "./place-rows.ts";
import type { SmokeTest } from "./smoke.ts";

const Status = z.object({ placeId: z.string(), isFavorited: z.boolean() });
const Count = z.number().int();

/** Checks the seven favorites operations of §7, the export, the page of places, and the calls that add or remove several. */
export async function checkFavorites({ step }: SmokeTest, token: string, { id, name }: KnownPlace): Promise<void> {
  const isNow = (expected: boolean) => (status: z.infer<typeof Status>) =>
    (status.placeId !== id || status.isFavorited !== expected) && `it is ${JSON.stringify(status)}`;
  await step({
    method: "POST",
    path: "/favorites",
    checked: "the place is a favorite",
    schema: Status,
    token,
    body: { placeId: id },
    wrong: isNow(true),
  });
  await step({
    method: "GET",
    path: "/favorites?includePlaceData=true",
    checked: "the only favorite, with its place",
    schema: z.object({
      data: z.array(z.object({ placeId: z.string(), place: z.object({ name: z.string() }) })),
      count: z.literal(1),
    }),
    token,
    wrong: ({ data }) => data[0]?.place.name !== name && "it is another place",
  });
  await step({
    method: "GET",
    path: "/favorites/places?facets=true",
    checked: "a page with the only favorite",
    schema: z.object({ data: z.array(z.object({ id: z.string() })), pagination: z.object({ total: z.literal(1) }) }),
    token,
    wrong: ({ data }) => data[0]?.id !== id && "it is another place",
  });
  await step({
    method: "GET",
    path: "/favorites/check/{placeId}",
    id,
    checked: "the place is still a favorite",
    schema: Status,
    token,
    wrong: isNow(true),
  });
  await step({
    method: "POST",
    path: "/favorites/counts",
    checked: "at least one favorite",
    schema: z.record(z.string(), Count),
    token,
    body: { placeIds: [id] },
    wrong: (counts) => (counts[id] ?? 0) < 1 && "no favorite is counted",
  });
  await step({
    method: "POST",
    path: "/favorites/batch",
    checked: "the place was a favorite before",
    schema: z.object({ added: z.literal(0), addedIds: z.array(z.string()).length(0), placeIds: z.array(z.string()) }),
    token,
    body: { placeIds: [id] },
    wrong: ({ placeIds }) => placeIds.join() !== id && `it adds ${placeIds}`,
  });
  await step({
    method: "GET",
    path: "/favorites/stats",
    checked: "one favorite, counted by type",
    schema: z.object({ count: z.literal(1), types: z.record(z.string(), Count) }),
    token,
  });
  await step({
    method: "GET",
    path: "/favorites/export",
    checked: "one feature",
    schema: z.object({ features: z.array(z.object({ id: z.literal(id) })).length(1) }),
    token,
  });
  await step({
    method: "POST",
    path: "/favorites/toggle",
    checked: "no longer a favorite",
    schema: Status,
    token,
    body: { placeId: id },
    wrong: isNow(false),
  });
  await step({
    method: "POST",
    path: "/favorites/batch/remove",
    checked: "the place was no favorite before",
    schema: z.object({ removed: z.literal(0) }),
    token,
    body: { placeIds: [id] },
  });
  await step({
    method: "DELETE",
    path: "/favorites/{placeId}",
    id,
    checked: "still not a favorite",
    schema: Status,
    token,
    wrong: isNow(false),
  });
}
