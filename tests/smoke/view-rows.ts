import { z } from "zod";
import { jsonRequest } from "../setup/json-request.ts";
import type { SmokeTest } from "./smoke.ts";

const View = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  filters: z.looseObject({ types: z.array(z.string()) }),
  version: z.number().int(),
});
const Views = z.object({ data: z.array(View) });
const Share = z.object({ url: z.string() });
const SharedView = z.object({ name: z.string(), filters: z.looseObject({ types: z.array(z.string()) }) });
const filters = { types: ["Bar"], tags: ["Terrace"], arrondissements: ["75011"], search: "" };

/** Checks the six operations of §7, Views, and the links to views. */
export async function checkViews({ step, urlOf }: SmokeTest, token: string): Promise<void> {
  const create = (name: string) => ({ method: "POST", path: "/views", token, body: { name, filters } }) as const;
  const first = await step({
    ...create("Rainy Sundays"),
    checked: "a new view with its version",
    status: 201,
    schema: View,
    // A server that compresses the response makes its ETag weak (`W/`).
    wrong: ({ version }, answer) =>
      answer.headers.get("etag")?.replace("W/", "") !== `"${version}"` && "its ETag is not its version",
  });
  const second = await step({ ...create("Late"), checked: "a second view", status: 201, schema: View });
  const one = { path: "/views/{id}", id: first?.id, token };
  await step({
    method: "GET",
    path: "/views",
    checked: "both, in the order of their creation",
    schema: Views,
    token,
    wrong: ({ data }) =>
      data.map(({ id }) => id).join() !== `${first?.id},${second?.id}` && "the views or their order differ",
  });
  await step({
    method: "GET",
    ...one,
    checked: "one of them",
    schema: View,
    wrong: ({ name }) => name !== "Rainy Sundays" && `it is ${name}`,
  });
  const change = { name: "Sunny Sundays", description: "With a book", filters };
  await step({
    method: "PUT",
    ...one,
    checked: "changed, with the next version; 412 if If-Match has the previous version",
    schema: View,
    body: change,
    wrong: async ({ name, version }) => {
      if (name !== "Sunny Sundays" || version !== Number(first?.version) + 1)
        return `it is ${name}, version ${version}`;
      const headers = { "if-match": `"${first?.version}"` };
      const late = await fetch(urlOf(`/api/views/${first?.id}`), jsonRequest("PUT", { body: change, token, headers }));
      return late.status !== 412 && `an update that saw another version gets ${late.status}, not 412`;
    },
  });
  await step({
    method: "POST",
    path: "/views/reorder",
    checked: "the two views in reverse order",
    schema: Views,
    token,
    body: { ids: [second?.id, first?.id] },
    wrong: ({ data }) => data[0]?.id !== second?.id && "the order has not changed",
  });
  const link = { path: "/views/{id}/share", id: first?.id, token };
  const share = await step({ method: "POST", ...link, checked: "a link to one of them", schema: Share });
  await step({
    method: "GET",
    ...link,
    checked: "the link of the view",
    schema: z.object({ share: Share }),
    wrong: (present) => present.share.url !== share?.url && "it is another link",
  });
  const shared = { method: "GET", path: "/shared/views/{token}", id: share?.url.split("/").at(-1) } as const;
  await step({ ...shared, checked: "the shared view, without signing in", schema: SharedView });
  await step({ method: "DELETE", ...link, checked: "the link ended", schema: z.unknown() });
  await step({ ...shared, checked: "410 for the ended link", status: 410, schema: z.unknown() });
  await step({ method: "DELETE", ...one, checked: "deleted", schema: z.object({ success: z.literal(true) }) });
}
