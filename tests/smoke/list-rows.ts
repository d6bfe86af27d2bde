import { z } from "zod";
import type { KnownPlace } from "./place-rows.ts";
import type { SmokeTest } from "./smoke.ts";

const Entry = z.object({ placeId: z.string(), note: z.string().nullable(), visited: z.boolean() });
const Summary = z.object({ id: z.string(), name: z.string(), count: z.number().int(), walk: z.string().nullable() });
const List = Summary.extend({ places: z.array(Entry) });
const Changed = z.object({ list: Summary, places: z.array(Entry) });
const Lists = z.object({ data: z.array(z.object({ id: z.string(), count: z.number() })) });
const Share = z.object({ url: z.string() });
const Shared = z.object({
  name: z.string(),
  walk: z.string(),
  places: z.array(z.object({ note: z.string().nullable() })),
});

const Features = z.object({ features: z.array(z.object({ id: z.string() })).min(1) });

const tokenOf = (share: z.infer<typeof Share> | undefined) => share?.url.split("/").at(-1);

/** Checks the operations on lists and on links to them. */
export async function checkLists({ step }: SmokeTest, token: string, { id: placeId }: KnownPlace): Promise<void> {
  const entry = { placeId, note: "By ten.", visited: true };
  const created = await step({
    method: "POST",
    path: "/lists",
    token,
    body: { name: "Sunday", places: [entry] },
    checked: "a new list with its place",
    status: 201,
    schema: List,
    wrong: ({ places }) => places[0]?.placeId !== placeId && "the place is missing",
  });
  const one = { path: "/lists/{id}", id: created?.id, token };
  await step({
    method: "GET",
    path: "/lists",
    token,
    checked: "the new list with the number of its places",
    schema: Lists,
    wrong: ({ data }) => data[0]?.count !== 1 && "the list or the number is missing",
  });
  await step({ method: "GET", ...one, checked: "one list with its places", schema: List });
  await step({
    method: "PUT",
    ...one,
    body: { name: "Monday", places: [entry] },
    checked: "replaced",
    schema: List,
    wrong: ({ name }) => name !== "Monday" && `it is ${name}`,
  });
  await step({
    method: "PATCH",
    ...one,
    body: { name: "Tuesday", walk: `places=${placeId}` },
    checked: "its name changed, and a walk saved with it",
    schema: Summary,
    wrong: ({ name, count, walk }) =>
      (name !== "Tuesday" || count !== 1 || walk !== `places=${placeId}`) &&
      `it is ${name} with ${count} places and the walk ${walk}`,
  });
  await step({
    method: "POST",
    path: "/lists/{id}/places",
    id: created?.id,
    token,
    body: { places: [{ placeId }] },
    checked: "a place that it has added once more, without effect",
    schema: Changed,
    wrong: ({ list, places }) => (list.count !== 1 || places[0]?.note !== "By ten.") && "the list has changed",
  });
  const inList = { path: "/lists/{id}/places/{entryId}", id: created?.id, placeId, token };
  await step({
    method: "PATCH",
    ...inList,
    body: { note: "By nine." },
    checked: "the note of its place changed",
    schema: Changed,
    wrong: ({ places }) =>
      (places[0]?.note !== "By nine." || !places[0].visited) && "the note is the previous one, or the visit is lost",
  });
  await step({
    method: "POST",
    ...inList,
    path: "/lists/{id}/places/{entryId}/move",
    body: { before: null },
    checked: "its place moved to the end",
    schema: Changed,
    wrong: ({ places }) => places[0]?.placeId !== placeId && "it is another place",
  });
  await step({
    method: "GET",
    ...inList,
    checked: "what the list says about its place",
    schema: Entry,
    wrong: ({ note }) => note !== "By nine." && "the note is another one",
  });
  await step({
    method: "GET",
    path: "/lists/{id}/place-ids",
    id: created?.id,
    token,
    checked: "the ids of its places",
    schema: z.object({ placeIds: z.array(z.string()) }),
    wrong: ({ placeIds }) => placeIds.join() !== placeId && `they are ${placeIds}`,
  });
  const share = await step({
    method: "POST",
    path: "/lists/{id}/share",
    id: created?.id,
    token,
    checked: "a link to it",
    schema: Share,
  });
  const shared = { method: "GET", path: "/shared/lists/{token}", id: tokenOf(share) } as const;
  await step({
    ...shared,
    checked: "what the link shows, without a token",
    schema: Shared,
    wrong: ({ places }) => places[0]?.note !== "By nine." && "the note is missing",
  });
  await step({
    method: "POST",
    path: "/shared/lists/{token}/favorites",
    id: tokenOf(share),
    token,
    checked: "its places are favorites",
    schema: z.object({ count: z.literal(1) }),
  });
  const copied = await step({
    method: "POST",
    path: "/shared/lists/{token}/copy",
    id: tokenOf(share),
    token,
    checked: "a copy of the list, with its places, for the signed-in user",
    status: 201,
    schema: List,
    wrong: ({ places }) => places[0]?.placeId !== placeId && "the place is missing",
  });
  for (const path of ["/lists/{id}/export", "/shared/lists/{token}/export"] as const) {
    const id = path.startsWith("/lists") ? created?.id : tokenOf(share);
    await step({ method: "GET", path, id, token, checked: "the file of its places", schema: Features });
  }
  await step({
    method: "DELETE",
    path: "/lists/{id}",
    id: copied?.id,
    token,
    checked: "the copy deleted",
    schema: z.unknown(),
  });
  await step({
    method: "DELETE",
    path: "/lists/{id}/share",
    id: created?.id,
    token,
    checked: "the link ended",
    schema: z.unknown(),
  });
  await step({ ...shared, checked: "410 for the ended link", status: 410, schema: z.unknown() });
  await step({
    method: "DELETE",
    ...inList,
    checked: "its place removed",
    schema: Changed,
    wrong: ({ list }) => list.count !== 0 && "the place is still in the list",
  });
  await step({ method: "DELETE", ...one, checked: "the list deleted", schema: z.unknown() });
}
