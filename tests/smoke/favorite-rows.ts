import { z } from "zod";
import type { KnownPlace } from "./place-rows.ts";
import type { SmokeTest } from "./smoke.ts";

const Status = z.object({ placeId: z.string(), isFavorited: z.boolean() });
const Count = z.number().int();

/** The seven rows of §7, Favorites. */
export async function checkFavorites({ step }: SmokeTest, token: string, { id, name }: KnownPlace): Promise<void> {
  const isNow = (expected: boolean) => (status: z.infer<typeof Status>) =>
    (status.placeId !== id || status.isFavorited !== expected) && `it says ${JSON.stringify(status)}`;
  await step({
    method: "POST",
    path: "/favorites",
    checked: "kept",
    schema: Status,
    token,
    body: { placeId: id },
    wrong: isNow(true),
  });
  await step({
    method: "GET",
    path: "/favorites?includePlaceData=true",
    checked: "it is the only one, with its place",
    schema: z.object({
      data: z.array(z.object({ placeId: z.string(), place: z.object({ name: z.string() }) })),
      count: z.literal(1),
    }),
    token,
    wrong: ({ data }) => data[0]?.place.name !== name && "it is another",
  });
  await step({
    method: "GET",
    path: "/favorites/check/{placeId}",
    id,
    checked: "it says so",
    schema: Status,
    token,
    wrong: isNow(true),
  });
  await step({
    method: "POST",
    path: "/favorites/counts",
    checked: "somebody keeps it",
    schema: z.record(z.string(), Count),
    token,
    body: { placeIds: [id] },
    wrong: (counts) => (counts[id] ?? 0) < 1 && "nobody does",
  });
  await step({
    method: "GET",
    path: "/favorites/stats",
    checked: "one, of one kind",
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
    checked: "no longer kept",
    schema: Status,
    token,
    body: { placeId: id },
    wrong: isNow(false),
  });
  await step({
    method: "DELETE",
    path: "/favorites/{placeId}",
    id,
    checked: "still not kept",
    schema: Status,
    token,
    wrong: isNow(false),
  });
}
