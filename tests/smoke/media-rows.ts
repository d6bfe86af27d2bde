import { z } from "zod";
import type { KnownPlace } from "./place-rows.ts";
import type { SmokeTest } from "./smoke.ts";

const PlaceFiles = z.object({ placeId: z.string(), mediaFiles: z.array(z.string()).min(1) });
const Refusal = z.object({ error: z.string(), code: z.enum(["unauthorized", "forbidden"]) });
const Whole = z.number().int().min(0);
const Cleared = z.object({ entries: Whole, bytes: Whole });
const Stats = z.object({ entries: Whole, bytes: Whole, hits: Whole, misses: Whole });

/** Checks the seven operations of §7, Media. With the admin token this clears the cache of pictures. */
export async function checkMedia(
  smokeTest: SmokeTest,
  { id }: KnownPlace,
  adminToken: string | undefined,
): Promise<void> {
  const { step, urlOf } = smokeTest;
  await step({
    method: "GET",
    path: "/media/places/{id}",
    id,
    checked: "its pictures, the first of which can be loaded",
    schema: PlaceFiles,
    wrong: async ({ mediaFiles: [file = ""] }) => {
      // Pictures of an imported place may be on another server.
      if (!file.startsWith("/api/")) return undefined;
      const picture = await fetch(urlOf(file));
      const type = picture.headers.get("content-type") ?? "";
      await picture.arrayBuffer();
      return !/^(?:image|video)\//.test(type) && `${file} is ${picture.status} ${type}`;
    },
  });
  await step({
    method: "POST",
    path: "/media/places/batch",
    checked: "the pictures of the known place alone",
    schema: z.object({ places: z.array(PlaceFiles).length(1) }),
    body: { placeIds: [id, "nowhere"] },
    wrong: ({ places }) => places[0]?.placeId !== id && "it is another place",
  });
  await step({
    method: "POST",
    path: "/media/places/preload",
    checked: "the place, accepted or refused for preloading",
    status: 202,
    schema: z.object({ accepted: z.array(z.string()), refused: z.array(z.string()) }),
    body: { placeIds: [id] },
    wrong: ({ accepted, refused }) =>
      ![...accepted, ...refused].includes(id) && "the response does not contain the place",
  });

  const forOperators = async <T>(method: "GET" | "DELETE", path: string, checked: string, schema: z.ZodType<T>) => {
    const row = { method, path, id, token: adminToken };
    if (adminToken === undefined) {
      await step({ ...row, checked: "refused without the admin token", status: [401, 403], schema: Refusal });
    } else await step({ ...row, checked, schema });
  };
  await forOperators("GET", "/media/stats", "the size and the hits of the cache", Stats);
  await forOperators("DELETE", "/media/cache/{id}", "the pictures of one place cleared", Cleared);
  await forOperators("DELETE", "/media/cache", "all pictures cleared", Cleared);

  await step({
    method: "GET",
    path: "/media/health",
    checked: "pictures can be rendered and stored",
    schema: z.object({ status: z.literal("ok") }),
  });
}
