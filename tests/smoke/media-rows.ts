import { z } from "zod";
import type { KnownPlace } from "./place-rows.ts";
import type { SmokeTest } from "./smoke.ts";

const PlaceFiles = z.object({ placeId: z.string(), mediaFiles: z.array(z.string()).min(1) });
const Refusal = z.object({ error: z.string(), code: z.enum(["unauthorized", "forbidden"]) });
const Whole = z.number().int().min(0);
const Cleared = z.object({ entries: Whole, bytes: Whole });
const Stats = z.object({ entries: Whole, bytes: Whole, hits: Whole, misses: Whole });

/** The seven rows of §7, Media; and of a cache clear, both forms. */
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
    checked: "its pictures, the first of which is there",
    schema: PlaceFiles,
    wrong: async ({ mediaFiles: [file = ""] }) => {
      // What an imported place brought along lies elsewhere.
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
    checked: "those that are known",
    schema: z.object({ places: z.array(PlaceFiles).length(1) }),
    body: { placeIds: [id, "nowhere"] },
    wrong: ({ places }) => places[0]?.placeId !== id && "it is another",
  });
  await step({
    method: "POST",
    path: "/media/places/preload",
    checked: "taken on, to be drawn ahead of need",
    status: 202,
    schema: z.object({ accepted: z.array(z.string()), refused: z.array(z.string()) }),
    body: { placeIds: [id] },
    wrong: ({ accepted, refused }) => ![...accepted, ...refused].includes(id) && "nothing is said of it",
  });

  const forOperators = async <T>(method: "GET" | "DELETE", path: string, checked: string, schema: z.ZodType<T>) => {
    const row = { method, path, id, token: adminToken };
    if (adminToken === undefined) {
      await step({ ...row, checked: "refused without the admin token", status: [401, 403], schema: Refusal });
    } else await step({ ...row, checked, schema });
  };
  await forOperators("GET", "/media/stats", "how full the cache is, and how much it helps", Stats);
  await forOperators("DELETE", "/media/cache/{id}", "the pictures of one place cleared", Cleared);
  await forOperators("DELETE", "/media/cache", "all pictures cleared", Cleared);

  await step({
    method: "GET",
    path: "/media/health",
    checked: "pictures can be drawn and kept",
    schema: z.object({ status: z.literal("ok") }),
  });
}
