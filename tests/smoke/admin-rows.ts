import { z } from "zod";
import type { KnownPlace } from "./place-rows.ts";
import type { SmokeTest } from "./smoke.ts";

const Refusal = z.object({ error: z.string(), code: z.enum(["unauthorized", "forbidden"]) });
const Malformed = z.object({ error: z.string(), code: z.literal("bad_request") });
const AdminPlace = z.object({ id: z.string(), provenance: z.array(z.object({ origin: z.string() })).min(1) });
const Log = z.object({ data: z.array(z.object({ who: z.string() })) });

/** Checks the operators' calls on places. Calls that would change a place are sent with malformed bodies only. */
export async function checkAdmin(
  { step }: SmokeTest,
  { id }: KnownPlace,
  adminToken: string | undefined,
): Promise<void> {
  const rows = [
    {
      method: "GET",
      path: "/admin/places/{id}",
      checked: "a place with the source of every field",
      schema: AdminPlace,
    },
    { method: "GET", path: "/admin/place-log", checked: "what operators changed", schema: Log },
    { method: "POST", path: "/admin/places", checked: "no place without fields" },
    { method: "PUT", path: "/admin/places/{id}", checked: "no change without fields" },
    { method: "PUT", path: "/admin/places/{id}/hidden", checked: "no change without a value" },
    { method: "PUT", path: "/admin/places/{id}/chosen", checked: "no change without a value" },
    { method: "POST", path: "/admin/places/{id}/merge", checked: "no merge without another place" },
  ] as const;
  for (const { method, path, checked, ...row } of rows) {
    const call = { method, path, id, token: adminToken, ...(method === "GET" ? {} : { body: {} }) };
    if (adminToken === undefined) {
      await step({ ...call, checked: "refused without the admin token", status: [401, 403], schema: Refusal });
    } else if ("schema" in row) await step<unknown>({ ...call, checked, schema: row.schema });
    else await step({ ...call, checked, status: 400, schema: Malformed });
  }
}
